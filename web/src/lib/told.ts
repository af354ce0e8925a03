// What happened, in words, as the terminal tells it too.

import type { Said, Words } from "$wire";
import type { Player } from "./board";
import type { Facts, Say, Speech } from "./speech.svelte";

/** Something to read in the log. */
export interface Line {
  text: string;
  /** Whether it is of a round's end or the like. */
  event: boolean;
  who: number;
  gained?: readonly { name: string; points: number }[];
}

/** Something for the log: an action, or nothing where one was taken back. */
export interface Entry {
  number: number; // which stays, though old entries are dropped
  said: Said | undefined;
}

const CHANCE = -1;
const KEPT = 200; // entries of the log

/** Return a log with more entries; old ones are dropped. */
export function continued(log: readonly Entry[], said: readonly (Said | undefined)[]): readonly Entry[] {
  const next = (log.at(-1)?.number ?? -1) + 1;
  return [...log, ...said.map((said, i) => ({ number: next + i, said }))].slice(-KEPT);
}

/** Return the facts of a message about what `who` did, with the names of those it is about. */
export function namedFacts(words: Words, who: number, players: readonly Player[]): Facts {
  const facts: Facts = { ...words.facts };
  const seat = Number(words.facts?.seat ?? who);
  facts.who = seat === CHANCE ? "" : (players[seat]?.name ?? "");
  facts.you = players[seat]?.you ? "yes" : "no";
  if (words.facts && "whom" in words.facts) {
    const whom = players[Number(words.facts.whom)];
    facts.whom = whom?.name ?? "";
    facts.to_you = whom?.you ? "yes" : "no";
  }
  return facts;
}

/** Return the last action of a player and what luck made of it. */
export function latest(past: readonly Said[]): readonly Said[] {
  const at = past.findLastIndex(({ who }) => who !== CHANCE);
  return at < 0 ? [] : past.slice(at);
}

/** Return what there is to read about something that happened. */
export function lines(said: Said, players: readonly Player[], speech: Speech): Line[] {
  const made: Line[] = [];
  const { who, told, event, gained } = said;
  if (told) made.push({ text: speech.say(`did-${told.name}`, namedFacts(told, who, players)), event: false, who });
  if (event) {
    const text = speech.say(event.name, namedFacts(event, who, players));
    const sums = gained?.some(Boolean)
      ? gained.map((points, seat) => ({ name: players[seat]?.name ?? "", points }))
      : undefined;
    made.push({ text, event: true, who, gained: sums });
  }
  return made;
}

/** Return names as one says them: "Alba, Bruno and Carla". */
export function enumerated(names: readonly string[], say: Say): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : say("and", { some: names.slice(0, -1).join(", "), last });
}

/** Say who won; the reader is named first. */
export function result(players: readonly Player[], say: Say): string {
  const winners = players.filter((player) => player.rank === 1).sort((a, b) => Number(b.you) - Number(a.you));
  const mine = winners[0]?.you;
  const name = players.length === 1 ? "done" : mine ? (winners.length === 1 ? "you-won" : "you-share") : "won";
  const names = enumerated(winners.map((player) => player.name), say);
  return say(name, { names, winners: winners.length, points: winners[0]?.points ?? 0 });
}
