// What players are called: people have names, bots a level.

import { say } from "$lib/speech.svelte";

const BOT = "bot:"; // before the level

/** Return what somebody in the statistics is called. */
export function named(name: string): string {
  return name.startsWith(BOT) ? say("bot-of-level", { level: say(`level-name-${name.slice(BOT.length)}`) }) : name;
}
