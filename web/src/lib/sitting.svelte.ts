// A table as somebody sits at it: what the server tells, and what can be asked for.

import { BOT_NAMES, type Advice, type Chatted, type Choice, type Composed, type Said, type Seated, type Sight, type Table, type Telling, type Times } from "$wire";
import { Refusal, api } from "./api";
import type { Draft, Player } from "./board";
import { Client, secret, type Sign, type Wish } from "./client";
import { settings } from "./settings.svelte";
import { continued, latest, type Entry } from "./told";

const KEPT = 200; // lines of the chat

export class Sitting {
  whole = $state.raw<Table>();
  seats = $state.raw<readonly Seated[]>([]);
  seat = $state<number | null>(null);
  phase = $state("");
  sight = $state.raw<Sight>();
  times = $state.raw<Times>({});
  chat = $state.raw<readonly Chatted[]>([]);
  /** What to read of what has happened. */
  log = $state.raw<readonly Entry[]>([]);
  /** What has happened, an entry for each action; what was taken back is not there. */
  past = $state.raw<readonly Said[]>([]);
  last = $state.raw<readonly Said[]>([]);
  next = $state<string>();
  sign = $state<Sign>("new");
  /** Why the connection was closed for good. */
  code = $state(0);
  /** By how much the server's clock is ahead of ours, in milliseconds. */
  ahead = $state(0);
  /** Whether an action is on its way. */
  busy = $state(false);
  advice = $state.raw<readonly Choice[]>();
  advising = $state(false);
  refusal = $state.raw<Refusal>();
  private client: Client;
  private open = 0;

  constructor(readonly id: string) {
    this.client = new Client(id, {
      told: (telling) => this.take(telling),
      sign: (sign, code = 0) => {
        this.sign = sign;
        this.code = code;
      },
    });
  }

  end(): void {
    this.client.end();
  }

  /** Take in what the server tells. */
  take(telling: Telling): void {
    switch (telling.is) {
      case "table":
        this.whole = telling;
        this.seats = telling.seats;
        this.seat = telling.seat;
        this.phase = telling.phase;
        this.see(telling.sight ?? undefined);
        this.times = telling.times ?? {};
        this.chat = telling.chat;
        this.next = telling.next ?? undefined;
        void this.recall();
        break;
      case "moved":
        this.see(telling.sight);
        this.times = telling.times;
        this.past = [...(telling.undone ? this.past.slice(0, -1) : this.past), ...telling.said];
        this.last = telling.undone ? [] : telling.said;
        this.log = continued(this.log, telling.undone ? [undefined] : telling.said);
        this.phase = telling.sight.ranks ? "over" : "playing";
        break;
      case "seats":
        this.seats = telling.seats;
        this.phase = telling.phase;
        this.seat = telling.seat ?? null;
        if (telling.times) this.times = telling.times;
        break;
      case "chat":
        this.chat = [...this.chat, telling.chat].slice(-KEPT);
        break;
      case "follow":
        this.next = telling.next;
        break;
      case "pong":
        this.ahead = telling.now - Date.now();
        break;
    }
  }

  /** Ask what happened before one came in, or while one was away for too long. */
  private async recall(): Promise<void> {
    if (!this.sight || this.past.length === this.sight.at) return;
    this.past = [];
    try {
      const told = await api.past(this.id);
      const before = told.slice(0, this.sight.at - this.past.length); // what happened meanwhile is here already
      this.past = [...before, ...this.past];
      this.log = continued([], this.past);
      if (!this.last.length) this.last = latest(this.past);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error; // one can play without it
    }
  }

  private see(sight: Sight | undefined): void {
    if (sight?.at !== this.sight?.at) this.advice = undefined;
    this.sight = sight;
  }

  /** What was said by those whom the reader wants to hear. */
  get heard(): readonly Chatted[] {
    return this.chat.filter(({ id }) => !settings.muted.includes(id));
  }

  get yours(): boolean {
    return this.phase === "playing" && this.seat !== null && this.sight?.to_act === this.seat;
  }

  /** Whether a bot plays for the reader. */
  get replaced(): boolean {
    const own = this.seat === null ? undefined : this.seats[this.seat];
    return this.phase === "playing" && !!own?.bot;
  }

  /** Everybody at the table, the reader as `you`. */
  players(you: string): Player[] {
    return this.seats.map((seated, seat) => ({
      seat,
      name: seat === this.seat ? you : seated.name || (seated.level ? (BOT_NAMES[seat] ?? "") : ""),
      you: seat === this.seat,
      level: seated.level ?? "",
      bot: seated.bot ?? false,
      here: seated.here ?? false,
      points: this.sight?.points[seat] ?? 0,
      rank: this.sight?.ranks?.[seat],
      turn: this.phase === "playing" && this.sight?.to_act === seat,
      deadline: this.sight?.to_act === seat && this.times.deadline ? this.times.deadline - this.ahead : undefined,
      left: this.times.left?.[seat],
    }));
  }

  /** Ask for something; a refusal is shown, and undefined returned. */
  async ask(wish: Wish): Promise<unknown> {
    this.refusal = undefined;
    const moves = wish.is === "act" || wish.is === "undo";
    if (moves) this.busy = ++this.open > 0;
    try {
      return await this.client.ask(wish);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code !== "stale") this.refusal = error;
    } finally {
      if (moves) this.busy = --this.open > 0;
    }
  }

  act = (...actions: number[]): void => {
    if (this.yours && this.sight) void this.ask({ is: "act", at: this.sight.at, actions });
  };

  undo = (): void => {
    if (this.sight) void this.ask({ is: "undo", at: this.sight.at });
  };

  /** Ask what the game says of a draft; a refusal is no news, since the next draft is asked about again. */
  compose = async (draft: Draft): Promise<Composed | undefined> => {
    if (!this.sight || this.phase !== "playing") return undefined;
    try {
      return (await this.client.ask({ is: "compose", at: this.sight.at, draft: draft.map((things) => [...things]) })) as Composed;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  };

  async hint(): Promise<void> {
    if (!this.sight || this.advising) return;
    this.advising = true;
    const advice = (await this.ask({ is: "hint", at: this.sight.at })) as Advice | undefined;
    this.advising = false;
    if (advice && advice.at === this.sight?.at) this.advice = advice.choices;
  }

  sit(seat: number): Promise<unknown> {
    return this.ask({ is: "sit", seat, nonce: secret() });
  }

  /** Sit down wherever there is a place that is not kept for somebody else. */
  async sitAnywhere(): Promise<void> {
    for (const [number, seated] of this.seats.entries()) {
      if (this.seat !== null) break;
      if (!seated.name && !seated.level && (await this.sit(number))) break;
    }
    if (this.seat !== null) this.refusal = undefined;
  }
}
