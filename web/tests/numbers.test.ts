import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import { Numeral, signed } from "../src/lib/numbers";

it("signs what was gained and lost", () => {
  expect([7, 0, -7].map(signed)).toEqual(["+7", "0", "−7"]);
});

it("writes numbers of messages with a true minus, and still tells one from many", () => {
  const bundle = new FluentBundle("en");
  bundle.addResource(new FluentResource("points = { $points ->\n    [one] { $points } point\n   *[other] { $points } points\n }"));
  const pattern = bundle.getMessage("points")?.value ?? "";
  const said = [-1, 1, -7].map((points) => bundle.formatPattern(pattern, { points: new Numeral(points) }));
  expect(said.map((text) => text.replace(/[⁨⁩]/g, ""))).toEqual(["−1 point", "1 point", "−7 points"]);
});
