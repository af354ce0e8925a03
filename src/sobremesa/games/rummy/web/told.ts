// Tiles in words.

import type { Say } from "$lib/speech.svelte";

const TILE = /^(?:[rbgy]\d{1,2}|J\d{0,2})$/;

/** Return a tile in words. */
export function named(text: string, say: Say): string {
  return text.startsWith("J") ? say("joker") : say("tile", { colour: text.charAt(0), number: text.slice(1) });
}

/** Return tiles in words where there are any, each as one says it; what is no tile stays as it is. */
export function spelt(text: string, say: Say, joined: "and" | "or" = "and"): string {
  const words = text.split(" ");
  if (!words.every((word) => TILE.test(word))) return text;
  const names = words.map((word) => named(word, say));
  return joined === "or" ? names.join(` ${say("or")} `) : names.join(", ");
}

export function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points).replace("-", "−");
}
