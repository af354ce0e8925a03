import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Client, PING, SILENCE, type Sign, type World } from "../src/lib/client";
import type { Telling } from "../src/wire";

/** A socket whose other end is the test. */
class Wire {
  readyState = 0;
  sent: any[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;
  constructor(readonly path: string) {}
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  tell(telling: object) {
    this.onmessage?.({ data: JSON.stringify(telling) });
  }
  cut(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

let wires: Wire[];
let told: Telling[];
let signs: Sign[];
let names: number;

function client(): Client {
  const world: World = {
    socket: (path) => {
      const wire = new Wire(path);
      wires.push(wire);
      return wire as unknown as WebSocket;
    },
    random: () => 1,
    name: () => `c${++names}`,
  };
  return new Client("abc", { told: (telling) => told.push(telling), sign: (sign) => signs.push(sign) }, world);
}

const last = () => wires.at(-1) as Wire;
const asked = (wire: Wire) => wire.sent.filter(({ is }) => is !== "ping");

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  told = [];
  signs = [];
  names = 0;
});
afterEach(() => vi.useRealTimers());

describe("asking", () => {
  it("is answered by an ack", async () => {
    const here = client();
    last().open();
    const answer = here.ask({ is: "start" });
    expect(asked(last())).toEqual([{ is: "start", cid: "c1" }]);
    last().tell({ is: "ack", cid: "c1", seq: 4 });
    expect(await answer).toMatchObject({ seq: 4 });
  });

  it("is refused with a code and facts", async () => {
    const here = client();
    last().open();
    const answer = here.ask({ is: "start" });
    last().tell({ is: "reject", cid: "c1", code: "seats-empty", facts: { count: 2 } });
    await expect(answer).rejects.toMatchObject({ code: "seats-empty", facts: { count: 2 } });
  });

  it("is repeated under the same name after an interruption, in order, until there is an answer", async () => {
    const here = client();
    void here.ask({ is: "sit", seat: 0 });
    last().open();
    const second = here.ask({ is: "start" });
    last().tell({ is: "ack", cid: "c1", seq: 1 });
    last().cut();
    void here.ask({ is: "undo", at: 3 });
    vi.advanceTimersByTime(300);
    last().open();
    expect(wires).toHaveLength(2);
    expect(asked(last())).toEqual([{ is: "start", cid: "c2" }, { is: "undo", at: 3, cid: "c3" }]);
    last().tell({ is: "ack", cid: "c2", seq: 2 });
    expect(await second).toMatchObject({ seq: 2 });
  });
});

describe("hearing", () => {
  it("comes back with the last number it heard", () => {
    client();
    expect(last().path).toBe("/ws/abc?last=0");
    last().open();
    last().tell({ is: "table", seq: 7 });
    last().tell({ is: "chat", seq: 8 });
    last().cut();
    vi.advanceTimersByTime(300);
    expect(last().path).toBe("/ws/abc?last=8");
  });

  it("passes on everything once", () => {
    client();
    last().open();
    last().tell({ is: "table", seq: 7 });
    last().tell({ is: "moved", seq: 8 });
    last().tell({ is: "seats", seq: 8 });
    last().tell({ is: "moved", seq: 8 });
    last().tell({ is: "chat", seq: 7 });
    last().tell({ is: "seats" });
    expect(told.map(({ is }) => is)).toEqual(["table", "moved", "seats", "seats"]);
  });

  it("starts again after a gap", () => {
    client();
    last().open();
    last().tell({ is: "table", seq: 7 });
    last().tell({ is: "chat", seq: 9 });
    expect(told).toHaveLength(1);
    expect(wires).toHaveLength(2);
    expect(last().path).toBe("/ws/abc?last=7");
  });

  it("starts again when the server is twice ahead of it", () => {
    client();
    last().open();
    last().tell({ is: "table", seq: 7 });
    last().tell({ is: "pong", seq: 8, now: 0 });
    expect(wires).toHaveLength(1);
    last().tell({ is: "pong", seq: 8, now: 0 });
    expect(wires).toHaveLength(2);
  });

  it("hears nothing of a socket that it has let go", () => {
    client();
    const first = last();
    first.open();
    first.tell({ is: "table", seq: 7 });
    first.tell({ is: "chat", seq: 9 });
    first.tell({ is: "chat", seq: 8 });
    expect(told).toHaveLength(1);
  });
});

describe("being there", () => {
  it("says so every few seconds, with what it knows", () => {
    client();
    last().open();
    last().tell({ is: "table", seq: 7 });
    vi.advanceTimersByTime(PING);
    expect(last().sent).toEqual([{ is: "ping", seq: 7 }]);
  });

  it("takes silence for an interruption", () => {
    client();
    last().open();
    vi.advanceTimersByTime(SILENCE + PING);
    expect(signs.at(-1)).toBe("away");
    vi.advanceTimersByTime(300);
    expect(wires).toHaveLength(2);
  });

  it("tries again later and later, and at once when it had success", () => {
    client();
    for (const wait of [300, 600, 1200, 2400, 4800, 8000, 8000]) {
      last().cut();
      const before = wires.length;
      vi.advanceTimersByTime(wait - 1);
      expect(wires).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(wires).toHaveLength(before + 1);
    }
    last().open();
    last().tell({ is: "table", seq: 1 });
    last().cut();
    const before = wires.length;
    vi.advanceTimersByTime(300);
    expect(wires).toHaveLength(before + 1);
  });

  it("does not come back to a table that there is not", () => {
    client();
    last().open();
    last().cut(4004);
    vi.advanceTimersByTime(60000);
    expect(wires).toHaveLength(1);
    expect(signs.at(-1)).toBe("closed");
  });

  it("is over when it is ended", () => {
    const here = client();
    last().open();
    here.end();
    vi.advanceTimersByTime(60000);
    expect(wires).toHaveLength(1);
    expect(last().readyState).toBe(3);
  });
});
