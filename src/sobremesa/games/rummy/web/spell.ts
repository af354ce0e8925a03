// Tiles in words.

import type { Say } from "$lib/speech.svelte";

const TILE = /^(?:[rbgy]\d{1,2}|J\d{0,2})$/;
const FACTS = ["tile", "tiles", "where", "stands"]; // that name tiles
const LONG = 3; // tiles that are a run, and more

/** Return a tile in words. */
export function named(text: string, say: Say): string {
  return text.startsWith("J") ? say("joker") : say("tile", { colour: text.charAt(0), number: text.slice(1) });
}

function isRun(words: readonly string[]): boolean {
  const [first = ""] = words;
  const low = Number(first.slice(1));
  return words.length >= LONG && words.every((word, i) => word === `${first.charAt(0)}${low + i}`);
}

/** Return tiles in words, a run as one says it. */
export function spelt(text: string, say: Say): string {
  const words = text.split(" ");
  const [first = "", last = ""] = [words[0], words.at(-1)];
  if (!words.every((word) => TILE.test(word))) return text;
  if (isRun(words)) return say("run-of", { colour: first.charAt(0), low: first.slice(1), high: last.slice(1) });
  return words.map((word) => named(word, say)).join(", ");
}

/** Return several tiles of which it is one. */
export function either(text: string, say: Say): string {
  return text.split(" ").map((word) => named(word, say)).join(` ${say("or")} `);
}

/** Spell out the facts of messages that name tiles. */
export function spell(name: string, fact: string, say: Say): string {
  if (!FACTS.includes(name)) return fact;
  return fact.includes(" / ") ? either(fact.replaceAll(" / ", " "), say) : spelt(fact, say);
}
