import type { Clock } from "$wire";

/** Clocks to choose from; each has a message `clock-NAME`. */
export const CLOCKS: Record<string, Required<Clock>> = {
  none: { move: 0, match: 0, more: 0 },
  quick: { move: 30, match: 0, more: 0 },
  calm: { move: 120, match: 0, more: 0 },
  match: { move: 0, match: 600, more: 10 },
  days: { move: 3 * 86400, match: 0, more: 0 },
};

/** Return the name of a clock, if it is one of these. */
export function clockName(clock: Clock): string | undefined {
  const { move = 0, match = 0, more = 0 } = clock;
  return Object.entries(CLOCKS).find(
    ([, other]) => other.move === move && other.match === match && other.more === more,
  )?.[0];
}
