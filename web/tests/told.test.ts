import { expect, it } from "vitest";
import { continued } from "../src/lib/told";

const played = (count: number) => Array.from({ length: count }, (_, i) => ({ who: 0, told: { name: "play", facts: { card: i } } }));

it("keeps the number of an entry when old ones are dropped, so that only what is new moves", () => {
  const before = continued([], played(500));
  const after = continued(before, [...played(1), undefined]);
  expect(after.slice(0, -2)).toEqual(before.slice(2));
  expect(after.slice(-3).map(({ number }) => number)).toEqual([499, 500, 501]);
  expect(after.at(-1)?.said).toBeUndefined();
});
