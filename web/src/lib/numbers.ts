// Numbers as people write them in their language.

import { FluentNumber } from "@fluent/bundle";
import { settings } from "./settings.svelte";

/** Put a true minus for the hyphen that `Intl` writes in our languages: it is as wide as a plus. */
const withMinus = (text: string) => text.replace("-", "−");

/** Return what was gained or lost, with its sign. */
export function signed(points: number): string {
  return withMinus(new Intl.NumberFormat(settings.language, { signDisplay: "exceptZero" }).format(points));
}

/** Return a share in hundredths. */
export function percent(hundredths: number): string {
  return new Intl.NumberFormat(settings.language, { style: "percent" }).format(hundredths / 100);
}

/** A number in a message. */
export class Numeral extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    return withMinus(super.toString(...scope));
  }
}
