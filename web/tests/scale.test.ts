import { expect, test } from "vitest";
import { levels } from "../src/profile/scale";

test("lines are round numbers around all ratings", () => {
  expect(levels([995, 1139])).toEqual([950, 1000, 1050, 1100, 1150]);
  expect(levels([400, 1800])).toEqual([0, 500, 1000, 1500, 2000]);
});

test("a single rating lies between two lines, or on one", () => {
  expect(levels([1132])).toEqual([1120, 1140]);
  expect(levels([1000])).toEqual([1000, 1020]);
});

test("ratings may be below zero", () => {
  expect(levels([-30, 20])).toEqual([-40, -20, 0, 20]);
});
