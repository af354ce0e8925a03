// Dates as people write them in their language.

import { settings } from "./settings.svelte";

/** Return a day, from milliseconds since 1970. */
export function day(moment: number): string {
  return new Intl.DateTimeFormat(settings.language, { dateStyle: "medium" }).format(moment);
}

/** Return a day and the time of it, from milliseconds since 1970. */
export function dayAndTime(moment: number): string {
  return new Intl.DateTimeFormat(settings.language, { dateStyle: "medium", timeStyle: "short" }).format(moment);
}
