// The board as the engine numbers it, and what a tile that is not placed yet would bring.
//
// The preview must be there at once, wherever somebody points, so it is worked out here;
// tests/test_web.py compares all of this with the engine.

export const LETTERS = "rgboyp"; // colours
const COLOURS = LETTERS.length;
const MIDDLE = { row: "h".charCodeAt(0), diagonal: 8 };
const LARGEST = 7; // how far the largest board reaches from the middle
const PRINTED = 5; // and how far the printed symbols are
const FIRST = 18; // where a score board ends, or its first half
const WAYS = [[1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]] as const;
export const TURNS = WAYS.length;

/** A cell as a path around its middle; its sides are 1 long, and there is some air around it. */
export const HEX = `M${[30, 90, 150, 210, 270, 330]
  .map((angle) => (Math.PI * angle) / 180)
  .map((angle) => `${(0.94 * Math.cos(angle)).toFixed(3)} ${(0.94 * Math.sin(angle)).toFixed(3)}`)
  .join("L")}z`;

/** What of `sight.table` the board looks at. */
export interface Table {
  phase: string;
  reach: number;
  top: number;
  board: Record<string, string>;
  racks: string[][];
  bag: number;
  markers: Record<string, number>[];
  extra: number;
  teams: number[]; // of each seat, where there are any
}

/** A tile over the board: its first half over a cell, the other one next to it, that way. */
export interface Lie {
  tile: string;
  cell: string;
  way: number;
}

/** What a placement would bring, by the names that the messages use. */
export interface Worth {
  points: number;
  more: number;
  extra: number;
}

export function distance(q: number, r: number): number {
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** The name of a cell: its row, a to o from the top, and its diagonal, 1 to 15. */
function named(q: number, r: number): string {
  return String.fromCharCode(MIDDLE.row + r) + (MIDDLE.diagonal + q);
}

export function coordinates(cell: string): [q: number, r: number] {
  return [Number(cell.slice(1)) - MIDDLE.diagonal, cell.charCodeAt(0) - MIDDLE.row];
}

/** Where the middle of a cell is drawn, if its sides are 1 long. */
export function middle(cell: string): [x: number, y: number] {
  const [q, r] = coordinates(cell);
  return [Math.sqrt(3) * (q + r / 2), 1.5 * r];
}

/** The cells of a board as one reads them. */
export function cells(reach: number): string[] {
  const span = Array.from({ length: 2 * reach + 1 }, (_, i) => i - reach);
  return span.flatMap((r) => span.filter((q) => distance(q, r) <= reach).map((q) => named(q, r)));
}

/** The next cell that way, which may be beyond the edge. */
export function neighbour(cell: string, way: number): string {
  const [q, r] = coordinates(cell);
  const [dq, dr] = WAYS[way % TURNS] ?? [0, 0];
  return named(q + dq, r + dr);
}

export function isPrinted(cell: string): boolean {
  const [q, r] = coordinates(cell);
  return distance(q, r) === PRINTED && (q === 0 || r === 0 || q + r === 0);
}

function ring(cell: string): number {
  return distance(...coordinates(cell));
}

/** Two neighbours, the first as one reads, and the way from there to the other. */
interface Edge {
  one: string;
  other: string;
  way: number;
}

/** The pairs of neighbours by number: as the engine has them, inner ones first. */
function edges(): Edge[] {
  const inOrder = cells(LARGEST).sort((a, b) => ring(a) - ring(b)); // stable: then as one reads
  const number = new Map(inOrder.map((cell, i) => [cell, i]));
  const found = inOrder.flatMap((one) =>
    [0, 4, 5].flatMap((way) => {
      const other = neighbour(one, way);
      const [a, b] = [number.get(one) ?? 0, number.get(other)];
      return b === undefined ? [] : [{ one, other, way, outer: Math.max(a, b), inner: Math.min(a, b) }];
    }),
  );
  return found.sort((a, b) => a.outer - b.outer || a.inner - b.inner);
}

const EDGES = edges();
const NUMBER = new Map(EDGES.map(({ one, other }, i) => [`${one} ${other}`, i]));

/** The first action that is no placement. */
export const OTHERS = COLOURS * COLOURS * EDGES.length;

export function next({ cell, way }: Lie): string {
  return neighbour(cell, way);
}

/** The action that places a tile, or nothing where it would hang over the edge. */
export function action(lie: Lie): number | undefined {
  const [one, other] = [...lie.tile].map((letter) => LETTERS.indexOf(letter)) as [number, number];
  const forth = NUMBER.get(`${lie.cell} ${next(lie)}`);
  if (forth !== undefined) return (one * COLOURS + other) * EDGES.length + forth;
  const back = NUMBER.get(`${next(lie)} ${lie.cell}`);
  return back === undefined ? undefined : (other * COLOURS + one) * EDGES.length + back;
}

/** Where an action places which tile. */
export function lieOf(action: number): Lie {
  const laid = Math.floor(action / EDGES.length);
  const { one: cell, way } = EDGES[action % EDGES.length] as Edge;
  return { tile: LETTERS.charAt(laid / COLOURS) + LETTERS.charAt(laid % COLOURS), cell, way };
}

/** The same tile in the same place, seen from its other half. */
export function turned(lie: Lie): Lie {
  return { tile: lie.tile.charAt(1) + lie.tile.charAt(0), cell: next(lie), way: (lie.way + TURNS / 2) % TURNS };
}

/** The legal placements by tile, either way round, and by the cell of the first half: which ways it can lie. */
export function ways(legal: readonly number[]): Map<string, Map<string, number[]>> {
  const found = new Map<string, Map<string, number[]>>();
  const add = ({ tile, cell, way }: Lie) => {
    const of = found.get(tile) ?? new Map<string, number[]>();
    found.set(tile, of.set(cell, [...(of.get(cell) ?? []), way]));
  };
  for (const action of legal) {
    if (action >= OTHERS) continue;
    const lie = lieOf(action);
    add(lie);
    add(turned(lie));
  }
  return found;
}

/** The lines of a colour that lead away from a cell: each with the cells that count. */
export function lines(board: Record<string, string>, cell: string, colour: string): string[][] {
  return WAYS.map((_, way) => {
    const counted: string[] = [];
    for (let far = neighbour(cell, way); board[far] === colour; far = neighbour(far, way)) counted.push(far);
    return counted;
  }).filter((counted) => counted.length);
}

/** Say what a tile would bring to a seat. */
export function worth(table: Table, seat: number, lie: Lie): Worth {
  const [one, other] = [...lie.tile] as [string, string];
  const before = table.markers[seat] ?? {};
  const gained = { ...before };
  const count = (cell: string, colour: string) => lines(table.board, cell, colour).flat().length;
  const add = (colour: string, points: number) => {
    const mark = gained[colour] ?? 0;
    gained[colour] = Math.min(mark + points, mark < FIRST ? FIRST : table.top);
  };
  const [first, second] = [count(lie.cell, one), count(next(lie), other)];
  if (one === other) add(one, first + second);
  else {
    add(one, first);
    add(other, second);
  }
  const steps = (colour: string) => (gained[colour] ?? 0) - (before[colour] ?? 0);
  const reached = [...new Set([one, other])].filter((c) => steps(c) && [FIRST, table.top].includes(gained[c] ?? 0));
  const won = Object.values(gained).every((mark) => mark === table.top);
  const goesOn = !won && !isFull(table, lie) && (table.racks[seat]?.length ?? 0) > 1;
  const extra = goesOn ? reached.length : 0;
  return { points: steps(one), more: steps(other), extra };
}

/** Whether no other tile could be placed after this one. */
function isFull({ board, reach }: Table, lie: Lie): boolean {
  const free = (cell: string) => !(cell in board) && ring(cell) <= reach && cell !== lie.cell && cell !== next(lie);
  return !EDGES.some(({ one, other }) => free(one) && free(other));
}

/** The cells of a placement that was told, or nothing. */
export function placed(told: { name: string; facts?: Record<string, number | string> } | null | undefined): string[] {
  return told && ["place", "double"].includes(told.name) ? [String(told.facts?.cell), String(told.facts?.next)] : [];
}
