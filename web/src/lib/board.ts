// What a game's board gets and gives.
//
// A game's folder holds its board in web/Board.svelte, its picture in web/picture.svg and its rules
// in web/rules/LANG.md; nothing else needs to know. A board draws what it is given, knows no
// rules, and asks for actions that `sight.legal` lists.

import type { Component } from "svelte";
import type { Composed, Said, Sight } from "$wire";
import type { Speech } from "./speech.svelte";

/** Somebody who sits at the table, as everybody sees him. */
export interface Player {
  seat: number;
  name: string; // "You" for the reader
  you: boolean;
  level: string; // of a bot
  bot: boolean; // a bot plays, maybe for somebody who is away
  here: boolean;
  points: number;
  rank?: number; // once it is over
  turn: boolean; // whether he is to act
  deadline?: number; // of whoever is to act, by this machine's clock
  left?: number; // milliseconds for the match
}

/** A turn before it is played: things in their notation, as they are put together. */
export type Draft = readonly (readonly string[])[];

export interface BoardProps {
  /** What the reader sees: `sight.table` is what the game's `words.table` gives. */
  sight: Sight;
  /** The reader's seat, or null for those who watch. */
  seat: number | null;
  players: readonly Player[];
  options: Record<string, number | string>;
  /** The last action and what followed from it: to be outlined until the next. */
  last: readonly Said[];
  /** All that has happened so far, an entry for each action. */
  past: readonly Said[];
  /** The game's messages, and those of the pages. */
  speech: Speech;
  /** Play actions, all or none. Missing where nothing can be played: a replay, an example. */
  act?: (...actions: number[]) => void;
  /** Whether an action is on its way to the server. */
  busy?: boolean;
  /** Ask what the game says of a draft of one's turn; nothing while there is no answer to be had. */
  compose?: (draft: Draft) => Promise<Composed | undefined>;
  /** The action that a hint rates best, while it is shown. */
  advised?: number;
  /** A draft that a hint proposes, to be taken over. */
  proposed?: Draft;
  /** The name by which a board may keep what somebody has begun, in lib/kept.ts. Missing where nobody sits. */
  place?: string;
  /** Say something in the status line instead of what may be done, or nothing again. */
  status?: (text: string | undefined) => void;
}

export type Board = Component<BoardProps>;

/** An action that may be played, as an offer in words. */
export interface Offer {
  action: number;
  name: string; // of the message, without "do-"
  facts: Record<string, number | string>;
  text: string;
}

/** Return the legal actions as offers, where there are few enough to be told. */
export function offers(sight: Sight, speech: Speech, players: readonly Player[]): Offer[] {
  const { legal = [], notation, offers: told } = sight;
  return legal.map((action, i) => {
    const words = told?.[i];
    const facts = words?.facts ?? {};
    const plain = notation?.[i] ?? String(action);
    const named = { ...facts, whom: players[Number(facts.whom)]?.name ?? "", who: "", you: "yes", to_you: "no" };
    const text = words && speech.has(`do-${words.name}`) ? speech.say(`do-${words.name}`, named) : plain;
    return { action, name: words?.name ?? "", facts, text };
  });
}
