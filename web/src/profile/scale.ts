// Which lines go across a plot.

const LINES = 4; // about how many
const FINEST = 20; // points between them, so that a small change looks small

/** A step that people count in, so that not many more lines than wanted go across. */
function step(range: number): number {
  const rough = Math.max(range / LINES, FINEST);
  const ten = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5].map((n) => n * ten).find((n) => n >= rough) ?? 10 * ten;
}

/** Return round numbers, evenly apart, from below the lowest of some ratings to above the highest. */
export function levels(ratings: readonly number[]): number[] {
  const [least, most] = [Math.min(...ratings), Math.max(...ratings)];
  const every = step(most - least);
  const low = Math.floor(least / every);
  const high = Math.max(Math.ceil(most / every), low + 1);
  return Array.from({ length: high - low + 1 }, (_, i) => (low + i) * every);
}
