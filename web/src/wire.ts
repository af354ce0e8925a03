// Written by `python -m sobremesa.server.typescript`; its tests fail when this is out of date.

/** What was asked for is done, and will not be lost. */
export interface Ack {
  is: "ack";
  cid: string;
  seq: number;
}

/** Play actions, all or none, in a match that has `at` actions so far. */
export interface Act {
  is: "act";
  cid: string;
  at: number;
  actions: number[];
}

/** What a strong player would do, the best first. */
export interface Advice {
  is: "advice";
  cid: string;
  at: number;
  choices: Choice[];
}

/** What an authenticator has signed. */
export interface Asserted {
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
  userHandle?: string | null;
}

/** What an authenticator says of a new passkey. */
export interface Attested {
  clientDataJSON: string;
  attestationObject: string;
}

/** Take one's seat back from a bot. */
export interface Back {
  is: "back";
  cid: string;
}

/** Somebody else who played in a match. */
export interface Beside {
  id: string;
  name: string;
  seat: number;
  rank: number;
  points: number;
  left: boolean;
}

/** Somebody said something. */
export interface Chat {
  is: "chat";
  seq: number;
  chat: Chatted;
}

/** What somebody said; `id` is by which others may know him, and need not hear him. */
export interface Chatted {
  id: string;
  name: string;
  seat?: number | null;
  text?: string | null;
  phrase?: string | null;
}

/** What a strong player thinks of an action: the share of wins, and how sure that is. */
export interface Choice {
  action: number;
  notation: string;
  share: number;
  error: number;
  told?: Words | null;
  reason?: Words | null;
  whole?: Proposed | null;
}

/** How long people may think, in seconds; 0 is as long as they like. */
export interface Clock {
  move?: number;
  match?: number;
  more?: number;
}

/** Ask what the game says of a draft of one's turn: things, as they are put together. */
export interface Compose {
  is: "compose";
  cid: string;
  at: number;
  draft: string[][];
}

/** What the game says of a draft. */
export interface Composed {
  is: "composed";
  cid: string;
  at: number;
  groups: Grouped[];
  actions?: number[];
  reason?: Words | null;
  facts?: Record<string, number | string>;
}

/** What one must know of a game to open a table. */
export interface Description {
  name: string;
  title: string;
  players: number[];
  options: HouseRule[];
  levels: Level[];
}

/** There is a table for another match of the same people. */
export interface Follow {
  is: "follow";
  seq: number;
  next: string;
}

/** Things that are put together in a draft, as the game reads them. */
export interface Grouped {
  things: string[];
  stands: string[];
  reason?: Words | null;
  other?: string[];
}

/** Ask what a strong player would do. */
export interface Hint {
  is: "hint";
  cid: string;
  at: number;
}

/** A house rule: its values are all there are, or the first and the last of a range. */
export interface HouseRule {
  name: string;
  default: number | string;
  values: (number | string)[];
}

/** Let a bot sit down, or send it away again. */
export interface Invite {
  is: "invite";
  cid: string;
  seat: number;
  level?: string | null;
}

/** Get up; once the match has begun, a bot plays on. */
export interface Leave {
  is: "leave";
  cid: string;
}

/** How well a bot plays, with its share as Elo points where it was measured. */
export interface Level {
  name: string;
  elo: number | null;
}

/** Public tables that wait for people, those where people play, and one's own. */
export interface Lists {
  open: Summary[];
  running: Summary[];
  own: Summary[];
}

/** The rating that somebody had after a match. */
export interface Mark {
  ended: number;
  rating: number;
}

/** Who somebody is, as others may know him. */
export interface Me {
  id: string;
  name: string;
}

/** What has happened in the match. */
export interface Moved {
  is: "moved";
  seq: number;
  sight: Sight;
  said: Said[];
  times: Times;
  undone?: boolean;
}

/** How somebody wants to be called. */
export interface NewName {
  name: string;
}

/** A new passkey, as `PublicKeyCredential.toJSON()` writes it. */
export interface NewPasskey {
  id: string;
  rawId: string;
  type: "public-key";
  response: Attested;
}

/** What somebody asks for who opens a table. */
export interface NewTable {
  game: string;
  players: number;
  options?: Record<string, number | string>;
  clock?: Clock;
  public?: boolean;
  watching?: string;
}

/** Agree, or not any more, that those who watch see one's hand. */
export interface Open {
  is: "open";
  cid: string;
  hands: boolean;
}

/** The name of a table, which is the way in. */
export interface Opened {
  id: string;
}

/** What its owner is told of a passkey; times in milliseconds since 1970. */
export interface Passkey {
  id: string;
  made: number;
  used: number | null;
  synced: boolean;
}

/** Say something that everybody reads in his own language. */
export interface Phrase {
  is: "phrase";
  cid: string;
  name: string;
}

/** Say that one is still there, and up to where one knows. */
export interface Ping {
  is: "ping";
  seq?: number;
}

/** A match of somebody. The table is named to who sat there too, or if anybody could come. */
export interface Played {
  table: string | null;
  ended: number;
  seat: number;
  rank: number;
  points: number;
  left: boolean;
  others: Beside[];
}

/** What anybody may know of a player. */
export interface Player {
  id: string;
  name: string;
  games: Standing[];
}

/** The server is there; `seq` is how far the table is. */
export interface Pong {
  is: "pong";
  seq: number;
  now: number;
}

/** Why a request cannot be answered; `code` names the message that says so. */
export interface Problem {
  code: string;
  facts?: Record<string, number | string>;
}

/** A whole turn: what it is, step by step, and as a draft. */
export interface Proposed {
  told: Words;
  steps: Words[];
  draft: string[][];
}

/** What was asked for is refused; nothing has changed. */
export interface Reject {
  is: "reject";
  cid: string;
  code: string;
  facts?: Record<string, number | string>;
}

/** Ask for another match of the same people. */
export interface Rematch {
  is: "rematch";
  cid: string;
}

/** A match. */
export interface Replay {
  id: string;
  game: string;
  options: Record<string, number | string>;
  names: string[];
  began: number;
  seat: number | null;
  open: boolean;
  steps: Step[];
}

/** An action, as far as the reader saw it, and what it brought about. */
export interface Said {
  who: number;
  notation?: string | null;
  told?: Words | null;
  event?: Words | null;
  gained?: number[] | null;
}

/** Say something to all at the table. */
export interface Say {
  is: "say";
  cid: string;
  text: string;
}

/** Who sits on a seat. */
export interface Seated {
  id?: string;
  name?: string;
  level?: string;
  bot?: boolean;
  here?: boolean;
  open?: boolean;
  kept?: string;
}

/** Who sits where; without a number when only presence has changed. */
export interface Seats {
  is: "seats";
  seats: Seated[];
  phase: string;
  seat?: number | null;
  seq?: number | null;
  times?: Times | null;
}

/** A passkey that somebody shows, as `PublicKeyCredential.toJSON()` writes it. */
export interface ShownPasskey {
  id: string;
  rawId: string;
  type: "public-key";
  response: Asserted;
}

/** What somebody sees of a match. */
export interface Sight {
  at: number;
  to_act: number;
  table: Record<string, any>;
  points: number[];
  legal?: number[];
  notation?: string[] | null;
  offers?: (Words | null)[] | null;
  undo?: boolean;
  ranks?: number[] | null;
}

/** Sit down on a seat, and add to the luck of the match. */
export interface Sit {
  is: "sit";
  cid: string;
  seat: number;
  nonce?: string | null;
}

/** Who sits on a seat. */
export interface Sitter {
  name: string;
  level: string;
  bot: boolean;
}

/** How somebody fares in a game; a match alone counts only among the recent ones. */
export interface Standing {
  game: string;
  rating: number | null;
  mu: number | null;
  sigma: number | null;
  matches: number;
  wins: number;
  mean_rank: number | null;
  recent: Played[];
  history: Mark[];
}

/** Begin the match. */
export interface Start {
  is: "start";
  cid: string;
}

/** What was done in one go, luck that followed it included, and what could be seen then. */
export interface Step {
  said: Said[];
  sight: Sight;
}

/** What a list says of a table. */
export interface Summary {
  id: string;
  game: string;
  phase: string;
  players: number;
  seats: Sitter[];
  to_act: number | null;
  options: Record<string, number | string>;
  clock: Clock;
  touched: number;
  next: string | null;
}

/** The whole table, for who comes in or has missed too much. */
export interface Table {
  is: "table";
  seq: number;
  id: string;
  game: string;
  options: Record<string, number | string>;
  clock: Clock;
  public: boolean;
  watching: string;
  host: boolean;
  seat: number | null;
  seats: Seated[];
  commitment: string;
  phase: string;
  chat: Chatted[];
  build: string;
  sight?: Sight | null;
  times?: Times | null;
  next?: string | null;
}

/** Clocks, in milliseconds since 1970 and milliseconds that are left. */
export interface Times {
  deadline?: number | null;
  left?: number[] | null;
}

/** Take back one's last action. */
export interface Undo {
  is: "undo";
  cid: string;
  at: number;
}

/** Something to tell people: a message of the game's i18n files, and its facts. */
export interface Words {
  name: string;
  facts?: Record<string, number | string>;
}

export type Asking = Sit | Invite | Leave | Start | Act | Undo | Back | Say | Phrase | Open | Hint | Compose | Rematch | Ping;

export type Telling = Table | Moved | Seats | Chat | Follow | Advice | Composed | Ack | Reject | Pong;

export const PHRASES = ["hello", "good-luck", "well-played", "thanks", "sorry", "think", "again", "bye"] as const;

// What bots are called, by seat.
export const BOT_NAMES = ["Alba", "Bruno", "Carla", "Dario", "Elena", "Felix", "Greta", "Hugo"] as const;

export const LONGEST_NAME = 24;

// Why a connection is closed.
export const FOREIGN = 4001;
export const NOT_WATCHED = 4003;
export const UNKNOWN_TABLE = 4004;
export const TOO_SLOW = 4008;
export const TOO_MUCH = 4029;
export const COME_BACK = 1012;
