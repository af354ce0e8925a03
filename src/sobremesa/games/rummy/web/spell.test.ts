import { expect, it } from "vitest";
import { either, spell, spelt } from "./spell";

const say = (name: string, facts: Record<string, unknown> = {}) => [name, ...Object.values(facts)].join("-");

it("says tiles one by one, and a run as what it is", () => {
  expect(spelt("r4", say)).toBe("tile-r-4");
  expect(spelt("r4 b4 J", say)).toBe("tile-r-4, tile-b-4, joker");
  expect(spelt("g9 g10 g11", say)).toBe("run-of-g-9-11");
  expect(spelt("g9 g10", say)).toBe("tile-g-9, tile-g-10");
  expect(spelt("g9 g10 J12", say)).toBe("tile-g-9, tile-g-10, joker");
  expect(either("g8 y8", say)).toBe("tile-g-8 or tile-y-8");
});

it("leaves alone what names no tiles", () => {
  expect(spell("tiles", "g8 / y8", say)).toBe("tile-g-8 or tile-y-8");
  expect(spell("tiles", "r4", say)).toBe("tile-r-4");
  expect(spell("who", "J", say)).toBe("J");
  expect(spell("tiles", "", say)).toBe("");
});
