import { beforeEach, describe, expect, it } from "vitest";
import { dealt, EMPTY, face, moved, ordered, rebased, sorted, texts, touched, type Layout } from "./draft";
import { Drafting } from "./drafting.svelte";

function layout(table: string, rack: string, before: Layout = EMPTY): Layout {
  const groups = table.split("|").map((part) => part.trim().split(" ")).filter(([first]) => first);
  return dealt({ groups, rack: rack.split(" ").filter(Boolean) }, before);
}

const shown = (one: Layout) => texts(one).map((group) => group.join(" ")).join(" | ");
const held = (one: Layout) => one.rack.map(face).join(" ");
const tile = (one: Layout, text: string) => [...one.rack, ...one.groups.flatMap(({ tiles }) => tiles)].find((id) => face(id) === text) as string;
const key = (one: Layout, at: number) => one.groups[at]?.key as string;

describe("names of tiles", () => {
  it("are different for equal tiles, and stay with who holds them", () => {
    const base = layout("r3 r4 r5", "r4 b7");
    expect(new Set([...base.rack, ...base.groups.flatMap(({ tiles }) => tiles)]).size).toBe(5);
    const next = layout("r3 r4 r5 | b7 b8 b9", "r4 b7", base);
    expect(next.rack).toEqual(base.rack);
    expect(next.groups[0]).toEqual(base.groups[0]);
    expect(next.groups[1]?.tiles).not.toContain(base.rack[1]);
  });

  it("go with a tile from the rack to the table", () => {
    const base = layout("r3 r4 r5", "r6 b7");
    const next = layout("r3 r4 r5 r6", "b7", base);
    expect(next.groups[0]?.tiles).toContain(tile(base, "r6"));
  });

  it("let a joker say its number", () => {
    const base = layout("r5 J6 J7", "");
    expect(base.groups[0]?.tiles.map(face)).toEqual(["r5", "J", "J"]);
    expect(shown(base)).toBe("r5 J6 J7");
    const apart = moved(base, [base.groups[0]?.tiles[1] as string], "new");
    expect(shown(apart)).toBe("r5 J7 | J");
  });
});

describe("moving", () => {
  const base = layout("r3 r4 r5 r6 | b7 b8 b9", "r7 g1 g2 g3");

  it("moves several tiles at once, in the order in which they were picked", () => {
    const ids = ["g3", "g1", "g2"].map((text) => tile(base, text));
    const after = moved(base, ids, "new");
    expect(shown(after)).toBe("r3 r4 r5 r6 | b7 b8 b9 | g3 g1 g2");
    expect(held(after)).toBe("r7");
    expect(shown(base)).toBe("r3 r4 r5 r6 | b7 b8 b9");
  });

  it("moves tiles of the rack and of the table together, to a place in a group", () => {
    const after = moved(base, [tile(base, "r3"), tile(base, "r7")], { group: key(base, 1), at: 1 });
    expect(shown(after)).toBe("r4 r5 r6 | b7 r3 r7 b8 b9");
  });

  it("moves within a group to between the tiles that were there", () => {
    const after = moved(base, [tile(base, "r3")], { group: key(base, 0), at: 3 });
    expect(shown(after)).toBe("r4 r5 r3 r6 | b7 b8 b9");
  });

  it("forgets groups of which nothing is left", () => {
    const all = base.groups[1]?.tiles ?? [];
    expect(shown(moved(base, all, { group: key(base, 0), at: 4 }))).toBe("r3 r4 r5 r6 b7 b8 b9");
  });

  it("takes back to a place in the rack", () => {
    const out = moved(base, [tile(base, "g2")], "new");
    expect(held(moved(out, [tile(base, "g2")], { rack: 1 }))).toBe("r7 g2 g1 g3");
  });

  it("lets a group lie in the order that the game says", () => {
    const out = moved(base, [tile(base, "r7")], { group: key(base, 0), at: 0 });
    const after = ordered(out, key(out, 0), ["r3", "r4", "r5", "r6", "r7"]);
    expect(shown(after)).toBe("r3 r4 r5 r6 r7 | b7 b8 b9");
    expect(ordered(after, key(after, 0), ["r3", "r4", "r5", "r6", "r7"])).toBe(after);
  });
});

describe("sorting", () => {
  it("is by colour or by number, jokers last", () => {
    const { rack } = layout("", "J y2 r10 b2 r9 g13 b2");
    expect(sorted(rack, "colour").map(face).join(" ")).toBe("r9 r10 b2 b2 g13 y2 J");
    expect(sorted(rack, "number").map(face).join(" ")).toBe("b2 b2 y2 r9 r10 g13 J");
    expect(sorted(sorted(rack, "number"), "colour")).toEqual(sorted(rack, "colour"));
  });
});

describe("a table that changes under a draft", () => {
  const base = layout("r3 r4 r5 r6 | b7 b8 b9 | y1 y2 y3", "r7 b10 g1 g2 g3 J");

  it("keeps what does not touch the change", () => {
    let draft = moved(base, ["g1", "g2", "g3"].map((text) => tile(base, text)), "new");
    draft = moved(draft, [tile(base, "b10")], { group: key(base, 1), at: 3 });
    const next = layout("r3 r4 r5 | b7 b8 b9 | y1 y2 y3 | r6 g6 y6", "r7 b10 g1 g2 g3 J y9", base);
    const { draft: after, lost } = rebased(base, draft, next);
    expect(shown(after)).toBe("r3 r4 r5 | b7 b8 b9 b10 | y1 y2 y3 | r6 g6 y6 | g1 g2 g3");
    expect(held(after)).toBe("r7 J y9");
    expect(lost).toBe(0);
  });

  it("puts back what was made of groups that are not there any more, with all that hangs on it", () => {
    let draft = moved(base, [tile(base, "r6"), tile(base, "J"), tile(base, "g1")], "new");
    draft = moved(draft, [tile(base, "b10")], { group: key(base, 1), at: 3 });
    const next = layout("r3 r4 r5 r6 y13 | b7 b8 b9 | y1 y2 y3", "r7 b10 g1 g2 g3 J", base);
    const { draft: after, lost } = rebased(base, draft, next);
    expect(shown(after)).toBe("r3 r4 r5 r6 y13 | b7 b8 b9 b10 | y1 y2 y3");
    expect(held(after)).toBe("r7 g2 g3 g1 J");
    expect(lost).toBe(1);
  });

  it("keeps all of a change that links two groups, or nothing of it", () => {
    const draft = moved(base, [tile(base, "r6"), tile(base, "b9")], { group: key(base, 2), at: 0 });
    const next = layout("r3 r4 r5 r6 | b7 b8 b9 b11 | y1 y2 y3", "r7 b10 g1 g2 g3 J", base);
    const { draft: after, lost } = rebased(base, draft, next);
    expect(shown(after)).toBe(shown(next));
    expect(lost).toBe(1);
  });

  it("never loses or doubles a tile", () => {
    const draft = moved(base, [tile(base, "r6"), tile(base, "J"), tile(base, "y1")], "new");
    for (const table of ["r3 r4 r5 r6 | b7 b8 b9 | y1 y2 y3", "b7 b8 b9 | y1 y2 y3 | r3 r4 r5 r6 r8", "y1 y2 y3 y4"]) {
      const next = layout(table, "r7 b10 g1 g2 g3 J b1", base);
      const { draft: after } = rebased(base, draft, next);
      const all = (one: Layout) => [...one.rack, ...one.groups.flatMap(({ tiles }) => tiles)].sort();
      expect(all(after)).toEqual(all(next));
    }
  });
});

describe("a draft with its steps", () => {
  let drafting: Drafting;
  const take = (table: string, rack: string) =>
    drafting.take({ groups: table.split(" | ").map((part) => part.split(" ")), rack: rack.split(" ") });

  beforeEach(() => {
    drafting = new Drafting();
    take("r3 r4 r5 | b7 b8 b9", "r6 b10 y2 y1");
  });

  it("begins as the table lies, with a sorted rack", () => {
    expect(drafting.touched).toBe(false);
    expect(held(drafting.now)).toBe("r6 b10 y1 y2");
  });

  it("gives way to the table once it will not be played any more", () => {
    const lies = { groups: [["r3", "r4", "r5"], ["b7", "b8", "b9"]], rack: ["r6", "b10", "y2", "y1"] };
    drafting.move([tile(drafting.now, "r6")], { group: key(drafting.now, 0), at: 3 });
    expect(shown(drafting.shown(lies, { free: true, elsewhere: false }))).toBe("r3 r4 r5 r6 | b7 b8 b9");
    const after = drafting.shown(lies, { free: false, elsewhere: false });
    expect([shown(after), held(after)]).toEqual(["r3 r4 r5 | b7 b8 b9", "r6 b10 y1 y2"]);
  });

  it("lets somebody else's turn be seen, and keeps the rack as it is arranged", () => {
    drafting.move([tile(drafting.now, "y2")], { rack: 0 });
    const lies = { groups: [["r3", "r4", "r5"], ["b7", "b8", "b9"], ["g1", "g2", "g3"]], rack: ["r6", "b10", "y2", "y1"] };
    const during = drafting.shown(lies, { free: true, elsewhere: true });
    expect([shown(during), held(during)]).toEqual(["r3 r4 r5 | b7 b8 b9 | g1 g2 g3", "y2 r6 b10 y1"]);
  });

  it("goes back step by step, or all at once, which is a step too", () => {
    drafting.move([tile(drafting.now, "r6")], { group: key(drafting.now, 0), at: 3 });
    drafting.move([tile(drafting.now, "b10")], { group: key(drafting.now, 1), at: 3 });
    expect(shown(drafting.now)).toBe("r3 r4 r5 r6 | b7 b8 b9 b10");
    drafting.stepBack();
    expect(shown(drafting.now)).toBe("r3 r4 r5 r6 | b7 b8 b9");
    drafting.reset();
    expect(touched(drafting.now, drafting.base)).toBe(false);
    expect(held(drafting.now)).toBe("r6 b10 y1 y2");
    drafting.stepBack();
    expect(shown(drafting.now)).toBe("r3 r4 r5 r6 | b7 b8 b9");
    drafting.stepBack();
    expect([drafting.touched, drafting.canStepBack]).toEqual([false, false]);
  });

  it("keeps a rack that is arranged by hand until it is sorted again", () => {
    drafting.move([tile(drafting.now, "y2")], { rack: 0 });
    expect([held(drafting.now), drafting.canStepBack]).toEqual(["y2 r6 b10 y1", false]);
    take("r3 r4 r5 | b7 b8 b9", "r6 b10 y2 y1 g1");
    expect(held(drafting.now)).toBe("y2 r6 b10 y1 g1");
    expect(drafting.fresh.map(face)).toEqual(["g1"]);
    drafting.sortBy("number");
    expect(held(drafting.now)).toBe("g1 y1 y2 r6 b10");
    take("r3 r4 r5", "r1 r2 r8 r9 r10 y13");
    expect(drafting.fresh).toEqual([]);
  });

  it("is empty again once the table lies as drafted", () => {
    drafting.move([tile(drafting.now, "r6")], { group: key(drafting.now, 0), at: 3 });
    take("r3 r4 r5 r6 | b7 b8 b9", "b10 y2 y1");
    expect([drafting.touched, drafting.lost, drafting.canStepBack]).toEqual([false, 0, false]);
  });

  it("says that something was put back, until the next step", () => {
    drafting.move([tile(drafting.now, "r6")], { group: key(drafting.now, 0), at: 3 });
    take("r2 r3 r4 r5 | b7 b8 b9", "r6 b10 y2 y1");
    expect([drafting.touched, drafting.lost]).toEqual([false, 1]);
    drafting.move([tile(drafting.now, "r6")], { group: key(drafting.now, 0), at: 4 });
    expect([drafting.touched, drafting.lost]).toEqual([true, 0]);
  });

  describe("after the page was loaded anew", () => {
    const anew = () => {
      const before = JSON.parse(JSON.stringify(drafting.begun));
      drafting = new Drafting();
      drafting.recall(before);
    };

    beforeEach(() => drafting.move([tile(drafting.now, "r6"), tile(drafting.now, "b10")], "new"));

    it("is as before, and can be taken back", () => {
      drafting.move([tile(drafting.now, "y2")], { rack: 0 });
      anew();
      take("r3 r4 r5 | b7 b8 b9", "r6 b10 y2 y1");
      expect([shown(drafting.now), held(drafting.now)]).toEqual(["r3 r4 r5 | b7 b8 b9 | r6 b10", "y2 y1"]);
      drafting.stepBack();
      expect(drafting.touched).toBe(false);
    });

    it("stays where it still fits, and says what was put back", () => {
      drafting.move([tile(drafting.now, "y2")], { group: key(drafting.now, 0), at: 0 });
      anew();
      take("r2 r3 r4 r5 | b7 b8 b9 | g1 g2 g3", "r6 b10 y2 y1");
      expect([shown(drafting.now), drafting.lost]).toEqual(["r2 r3 r4 r5 | b7 b8 b9 | g1 g2 g3 | r6 b10", 1]);
    });

    it("has no two groups of one name", () => {
      const far = JSON.parse(JSON.stringify(drafting.begun).replaceAll(/"g(\d+)"/g, '"g9$1"'));
      drafting = new Drafting();
      drafting.recall(far);
      const last = Math.max(...drafting.now.groups.map((group) => Number(group.key.slice(1))));
      drafting.move([tile(drafting.now, "y2")], "new");
      expect(Number(drafting.now.groups.at(-1)?.key.slice(1))).toBeGreaterThan(last);
    });
  });

  it("takes over what is proposed", () => {
    drafting.propose([["r3", "r4", "r5", "r6"], ["b7", "b8", "b9"]]);
    expect(shown(drafting.now)).toBe("r3 r4 r5 r6 | b7 b8 b9");
    expect(held(drafting.now)).toBe("b10 y1 y2");
    drafting.stepBack();
    expect(drafting.touched).toBe(false);
  });
});
