import { beforeEach, describe, expect, it } from "vitest";
import { Picking } from "../src/lib/pick.svelte";

const PLACES: Record<string, string[]> = { a: ["pile"], b: ["pile", "row"], c: [] };
let placed: [readonly string[], string][];

function picking(several = false) {
  return new Picking<string, string>({
    targets: (items) => ["pile", "row"].filter((target) => items.every((item) => PLACES[item]?.includes(target))),
    place: (items, target) => placed.push([items, target]),
    several,
  });
}

beforeEach(() => {
  placed = [];
});

describe("one thing", () => {
  it("is picked, and its places are lit", () => {
    const pick = picking();
    pick.tap("b");
    expect(pick.picked).toEqual(["b"]);
    expect(pick.lit).toEqual(["pile", "row"]);
    expect(pick.put("row")).toBe(true);
    expect(placed).toEqual([[["b"], "row"]]);
    expect(pick.picked).toEqual([]);
  });

  it("goes to its only place at a second tap, and back where there are several", () => {
    const pick = picking();
    pick.tap("a");
    pick.tap("a");
    expect(placed).toEqual([[["a"], "pile"]]);
    pick.tap("b");
    pick.tap("b");
    expect(placed).toHaveLength(1);
    expect(pick.picked).toEqual([]);
  });

  it("is not picked when it has nowhere to go", () => {
    const pick = picking();
    pick.tap("c");
    expect(pick.picked).toEqual([]);
    expect(pick.lift("c")).toBe(false);
  });

  it("makes room for another", () => {
    const pick = picking();
    pick.tap("a");
    pick.tap("b");
    expect(pick.picked).toEqual(["b"]);
  });

  it("does not go where nothing is lit", () => {
    const pick = picking();
    expect(pick.put("pile")).toBe(false);
    pick.tap("a");
    expect(pick.put("row")).toBe(false);
    expect(pick.picked).toEqual(["a"]);
    expect(placed).toEqual([]);
  });

  it("is forgotten when it is gone", () => {
    const pick = picking();
    pick.tap("a");
    pick.renew((item) => item !== "a");
    expect(pick.picked).toEqual([]);
  });
});

describe("dragging", () => {
  it("places, or puts back", () => {
    const pick = picking();
    pick.lift("a");
    expect(pick.dragged).toBe("a");
    pick.drop("pile");
    expect(placed).toEqual([[["a"], "pile"]]);
    pick.lift("a");
    pick.drop(undefined);
    expect(pick.picked).toEqual([]);
    pick.lift("a");
    pick.drop("row");
    expect(pick.picked).toEqual([]);
    expect(placed).toHaveLength(1);
  });
});

describe("several things", () => {
  it("go where all of them may", () => {
    const pick = picking(true);
    pick.tap("b");
    pick.tap("a");
    expect(pick.lit).toEqual(["pile"]);
    pick.put("pile");
    expect(placed).toEqual([[["b", "a"], "pile"]]);
  });

  it("are dragged together", () => {
    const pick = picking(true);
    pick.tap("a");
    pick.tap("b");
    pick.lift("a");
    pick.drop("pile");
    expect(placed).toEqual([[["a", "b"], "pile"]]);
  });
});
