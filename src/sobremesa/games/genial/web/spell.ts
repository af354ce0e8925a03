// Tiles in words.

import type { Say } from "$lib/speech.svelte";

const TILE = /^[rgboyp]{2}$/;

/** Spell out tiles that a message lists: "ro" is red–orange. */
export function spell(name: string, fact: string, say: Say): string {
  const words = fact.split(" ");
  if (name !== "tiles" || !words.every((word) => TILE.test(word))) return fact;
  return words.map((word) => say("tile", { one: word.charAt(0), other: word.charAt(1) })).join(", ");
}
