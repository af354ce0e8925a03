import { describe, expect, it } from "vitest";
import { spell } from "./spell";

const say = (name: string, facts: Record<string, unknown> = {}) => `${name}:${facts.one}-${facts.other}`;

describe("spelling", () => {
  it("names every tile of a list", () => {
    expect(spell("tiles", "ro oo", say)).toBe("tile:r-o, tile:o-o");
  });

  it("leaves other facts alone", () => {
    expect(spell("who", "ro", say)).toBe("ro");
    expect(spell("tiles", "Bob ro", say)).toBe("Bob ro");
  });
});
