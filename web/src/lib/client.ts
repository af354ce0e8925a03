// A connection to a table that comes back by itself, and loses nothing that was asked for.

import {
  type Advice,
  type Ack,
  type Composed,
  type Asking,
  NOT_WATCHED,
  type Ping,
  type Telling,
  TOO_MUCH,
  UNKNOWN_TABLE,
} from "../wire";
import { Refusal } from "./api";

/** How the connection is: "away" comes back by itself, "closed" does not. */
export type Sign = "new" | "here" | "away" | "closed";

type Named = Exclude<Asking, Ping>;
type WithoutCid<T> = T extends unknown ? Omit<T, "cid"> : never;
/** What can be asked for; its name is given on the way. */
export type Wish = WithoutCid<Named>;

type Answer = Ack | Advice | Composed;

interface Waiting {
  text: string;
  done: (answer: Answer) => void;
  refused: (why: Refusal) => void;
}

export const PING = 5000; // milliseconds between signs of life
export const SILENCE = 12000; // without any answer, after which a connection counts as lost
const SHORTEST = 300; // milliseconds before the next try …
const LONGEST = 8000; // … and at most

export interface Hooks {
  told: (telling: Telling) => void;
  sign: (sign: Sign, code?: number) => void;
}

/** Where sockets, names and luck come from; tests bring their own. */
export interface World {
  socket: (path: string) => WebSocket;
  random: () => number;
  name: () => string;
}

export function secret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const world: World = {
  socket: (path) => new WebSocket(location.origin.replace(/^http/, "ws") + path),
  random: Math.random,
  name: secret,
};

export class Client {
  seq = 0;
  private heard = new Set<string>(); // what was told under the number `seq`
  private socket?: WebSocket;
  private waiting = new Map<string, Waiting>();
  private tries = 0;
  private behind = 0;
  private again?: ReturnType<typeof setTimeout>;
  private beat?: ReturnType<typeof setInterval>;
  private lastWord = 0;
  private ended = false;

  constructor(
    readonly table: string,
    private hooks: Hooks,
    private from: World = world,
  ) {
    globalThis.addEventListener?.("online", this.retry);
    globalThis.addEventListener?.("offline", this.lose);
    globalThis.document?.addEventListener("visibilitychange", this.look);
    this.connect();
  }

  /** Ask for something; it is asked again after every interruption, until there is an answer. */
  ask(wish: Wish): Promise<Answer> {
    const cid = this.from.name();
    const text = JSON.stringify({ ...wish, cid });
    return new Promise((done, refused) => {
      this.waiting.set(cid, { text, done, refused });
      this.send(text);
    });
  }

  end(): void {
    this.ended = true;
    globalThis.removeEventListener?.("online", this.retry);
    globalThis.removeEventListener?.("offline", this.lose);
    globalThis.document?.removeEventListener("visibilitychange", this.look);
    this.drop();
    clearTimeout(this.again);
  }

  private connect(): void {
    clearTimeout(this.again);
    this.drop();
    const socket = this.from.socket(`/ws/${this.table}?last=${this.seq}`);
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (event) => this.hear(String(event.data));
    socket.onclose = (event) => this.closed(event.code);
  }

  private opened(): void {
    this.hooks.sign("here");
    this.lastWord = Date.now();
    for (const { text } of this.waiting.values()) this.send(text);
    this.beat = setInterval(() => this.ping(), PING);
  }

  private ping(): void {
    if (Date.now() - this.lastWord > SILENCE) this.lose();
    else this.send(JSON.stringify({ is: "ping", seq: this.seq } satisfies Ping));
  }

  private send(text: string): void {
    if (this.socket?.readyState === 1) this.socket.send(text);
  }

  /** Let go of the socket; what it still says is not heard. */
  private drop(): void {
    clearInterval(this.beat);
    if (!this.socket) return;
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = undefined;
  }

  private lose = (): void => {
    this.drop();
    this.closed(0);
  };

  private retry = (): void => {
    if (this.ended) return;
    this.tries = 0;
    this.connect();
  };

  private look = (): void => {
    if (document.visibilityState !== "visible" || this.ended) return;
    if (this.socket) this.ping();
    else this.retry();
  };

  private closed(code: number): void {
    clearInterval(this.beat);
    this.socket = undefined;
    if (this.ended) return;
    if (code === UNKNOWN_TABLE || code === NOT_WATCHED) {
      this.ended = true;
      this.hooks.sign("closed", code);
      return;
    }
    this.hooks.sign("away", code);
    const wait = code === TOO_MUCH ? LONGEST : Math.min(LONGEST, SHORTEST * 2 ** this.tries);
    this.tries += 1;
    clearTimeout(this.again);
    this.again = setTimeout(() => this.connect(), wait * (0.5 + this.from.random() / 2));
  }

  private hear(text: string): void {
    const telling = JSON.parse(text) as Telling;
    this.lastWord = Date.now();
    this.tries = 0;
    this.hooks.sign("here");
    if (telling.is === "ack" || telling.is === "advice" || telling.is === "composed" || telling.is === "reject") this.answer(telling);
    else if (telling.is === "pong") this.compare(telling.seq);
    else if (!this.inOrder(telling)) return;
    this.hooks.told(telling);
  }

  private answer(telling: Answer | Extract<Telling, { is: "reject" }>): void {
    const waiting = this.waiting.get(telling.cid);
    this.waiting.delete(telling.cid);
    if (telling.is === "reject") waiting?.refused(new Refusal(telling.code, telling.facts));
    else waiting?.done(telling);
  }

  /** Note the number of what is told; say whether it is news. After a gap, start again. */
  private inOrder(telling: Exclude<Telling, { is: "ack" | "advice" | "composed" | "reject" | "pong" }>): boolean {
    const seq = telling.seq;
    if (telling.is === "table") this.heard.clear();
    else if (seq == null) return true;
    else if (seq > this.seq + 1) {
      this.connect();
      return false;
    } else if (seq < this.seq || (seq === this.seq && this.heard.has(telling.is))) return false;
    if (seq !== this.seq) this.heard.clear();
    this.seq = seq as number;
    this.heard.add(telling.is);
    return true;
  }

  /** A table that is further on than what was told, twice in a row, means that something is missing. */
  private compare(seq: number): void {
    this.behind = seq > this.seq ? this.behind + 1 : 0;
    if (this.behind < 2) return;
    this.behind = 0;
    this.connect();
  }
}
