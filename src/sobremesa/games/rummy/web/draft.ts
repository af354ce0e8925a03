// A turn before it is played: tiles in the rack and on the table, moved about freely.
//
// Each tile has a name of its own, such as "r4.0", so that it can be followed from place to place.
// What is a combination is not known here: the game says that of a draft.

export interface Group {
  key: string;
  tiles: readonly string[];
}

export interface Layout {
  groups: readonly Group[];
  rack: readonly string[];
  /** Jokers that say their number, as the game writes them: J6. */
  marks: Readonly<Record<string, string>>;
}

/** Tiles in notation, as the game tells of them. */
export interface Told {
  groups: readonly (readonly string[])[];
  rack: readonly string[];
}

/** Where tiles can go: a place in a group, a new group, a place in the rack. */
export type Place = { group: string; at: number } | { rack: number } | "new";

export type Sort = "colour" | "number";

export const EMPTY: Layout = { groups: [], rack: [], marks: {} };
const JOKER = "J";
const LETTERS = "rbgyJ";

/** Return what a tile shows: its colour and number, or that it is a joker. */
export function face(id: string): string {
  return id.slice(0, id.indexOf("."));
}

/** Return tiles in notation. */
export function written(tiles: readonly string[], marks: Layout["marks"] = {}): string[] {
  return tiles.map((id) => marks[id] ?? face(id));
}

export function texts(layout: Layout): string[][] {
  return layout.groups.map(({ tiles }) => written(tiles, layout.marks));
}

function kind(text: string): string {
  return text.startsWith(JOKER) ? JOKER : text;
}

/** Hands out names of tiles: those that were there before, as long as there are any. */
class Names {
  private used = new Set<string>();

  keep(ids: readonly string[]): void {
    for (const id of ids) this.used.add(id);
  }

  next(text: string, known: readonly string[]): string {
    const wanted = kind(text);
    let id = known.find((id) => face(id) === wanted && !this.used.has(id));
    for (let n = 0; !id || this.used.has(id); n += 1) id = `${wanted}.${n}`;
    this.used.add(id);
    return id;
  }
}

let groupsSoFar = 0;

/** Let new groups have other names than those of layouts that were made before the page was loaded anew. */
export function countOn(layouts: readonly Layout[]): void {
  const numbers = layouts.flatMap(({ groups }) => groups.map(({ key }) => Number(key.slice(1))));
  groupsSoFar = Math.max(groupsSoFar, ...numbers);
}

/** Return the layout of what the game tells; tiles and groups that were there before keep their names. */
export function dealt(told: Told, before: Layout): Layout {
  const left = [...before.groups];
  const kept = told.groups.map((group) => {
    const at = left.findIndex(({ tiles }) => written(tiles, before.marks).join(" ") === group.join(" "));
    return at < 0 ? undefined : left.splice(at, 1)[0];
  });
  const onTable = left.flatMap(({ tiles }) => tiles);
  const names = new Names();
  for (const group of kept) names.keep(group?.tiles ?? []);
  const rack = told.rack.map((text) => names.next(text, before.rack)); // who holds a tile knows which
  const marks: Record<string, string> = {};
  const groups = told.groups.map((group, i) => {
    const tiles = kept[i]?.tiles ?? group.map((text) => names.next(text, [...onTable, ...before.rack]));
    tiles.forEach((id, j) => {
      const text = group[j] ?? "";
      if (text !== face(id)) marks[id] = text;
    });
    return { key: kept[i]?.key ?? `g${++groupsSoFar}`, tiles };
  });
  return { groups, rack: likeBefore(rack, before.rack), marks };
}

/** Return tiles in the order in which they were, new ones last. */
function likeBefore(tiles: readonly string[], order: readonly string[]): string[] {
  const there = order.filter((id) => tiles.includes(id));
  return [...there, ...tiles.filter((id) => !there.includes(id))];
}

function without(tiles: readonly string[], ids: readonly string[]): string[] {
  return tiles.filter((id) => !ids.includes(id));
}

/** Return the layout after some tiles were moved together. */
export function moved(layout: Layout, ids: readonly string[], to: Place): Layout {
  const into = (tiles: readonly string[], at: number) => {
    const before = tiles.slice(0, at).filter((id) => !ids.includes(id)).length;
    return [...without(tiles, ids).slice(0, before), ...ids, ...without(tiles, ids).slice(before)];
  };
  const target = to !== "new" && "group" in to ? to : undefined;
  const groups = layout.groups
    .map(({ key, tiles }) => ({ key, tiles: key === target?.group ? into(tiles, target.at) : without(tiles, ids) }))
    .filter(({ tiles }) => tiles.length);
  if (to === "new") groups.push({ key: `g${++groupsSoFar}`, tiles: [...ids] });
  const rack = to !== "new" && "rack" in to ? into(layout.rack, to.rack) : without(layout.rack, ids);
  const marks = Object.fromEntries(Object.entries(layout.marks).filter(([id]) => !ids.includes(id)));
  return { groups, rack, marks };
}

/** Return the layout with a group's tiles as the game writes them: in that order, with those marks. */
export function ordered(layout: Layout, key: string, things: readonly string[]): Layout {
  const group = layout.groups.find((group) => group.key === key);
  if (!group || written(group.tiles, layout.marks).join(" ") === things.join(" ")) return layout;
  const left = [...group.tiles];
  const marks = { ...layout.marks };
  const tiles = things.map((text) => {
    const at = left.findIndex((id) => face(id) === kind(text));
    const id = left.splice(at, 1)[0] as string;
    if (text === face(id)) delete marks[id];
    else marks[id] = text;
    return id;
  });
  return { ...layout, marks, groups: layout.groups.map((other) => (other.key === key ? { key, tiles } : other)) };
}

function same(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}

/** Say whether a group lies as the table has it. */
export function untouched(group: Group, base: Layout): boolean {
  return base.groups.some(({ tiles }) => same(tiles, group.tiles));
}

export function touched(draft: Layout, base: Layout): boolean {
  return draft.groups.length !== base.groups.length || !draft.groups.every((group) => untouched(group, base));
}

interface Change {
  from: Group[]; // groups of the table that are changed
  to: Group[]; // what they have become
}

/** Return what a draft changes, each change with all that hangs together with it. */
function changes(base: Layout, draft: Layout): Change[] {
  const to = draft.groups.filter((group) => !untouched(group, base));
  const from = base.groups.filter((group) => !untouched(group, draft));
  let found: Change[] = to.map((group) => ({ from: [], to: [group] }));
  for (const group of from) {
    const linked = found.filter((change) => change.to.some(({ tiles }) => tiles.some((id) => group.tiles.includes(id))));
    const whole = { from: [...linked.flatMap((one) => one.from), group], to: linked.flatMap((one) => one.to) };
    found = [...found.filter((change) => !linked.includes(change)), whole];
  }
  return found;
}

/** Return a draft as it is on a table that has changed, and how much of it had to be put back. */
export function rebased(base: Layout, draft: Layout, next: Layout): { draft: Layout; lost: number } {
  const onTable = new Set(base.groups.flatMap(({ tiles }) => tiles));
  const fits = ({ from, to }: Change) =>
    from.every((group) => next.groups.some(({ key, tiles }) => key === group.key && same(tiles, group.tiles))) &&
    to.every(({ tiles }) => tiles.every((id) => onTable.has(id) || next.rack.includes(id)));
  const all = changes(base, draft);
  const kept = all.filter(fits);
  const groups: Group[] = [];
  const placed = new Set<Change>();
  for (const group of next.groups) {
    const change = kept.find(({ from }) => from.some(({ key }) => key === group.key));
    if (!change) groups.push(group);
    else if (!placed.has(change)) groups.push(...change.to);
    if (change) placed.add(change);
  }
  for (const change of kept) if (!placed.has(change)) groups.push(...change.to);
  const used = groups.flatMap(({ tiles }) => tiles);
  const rack = without(likeBefore(next.rack, draft.rack), used);
  const marks = { ...next.marks };
  for (const { to } of kept)
    for (const id of to.flatMap(({ tiles }) => tiles)) if (draft.marks[id]) marks[id] = draft.marks[id];
  const lying = next.groups.map(({ tiles }) => tiles);
  const done = ({ to }: Change) => to.every(({ tiles }) => lying.some((other) => same(tiles.map(face), other.map(face))));
  return { draft: { groups, rack, marks }, lost: all.filter((change) => !fits(change) && !done(change)).length };
}

function number(id: string): number {
  return Number(face(id).slice(1)) || Infinity;
}

const COMPARE: Record<Sort, (a: string, b: string) => number> = {
  colour: (a, b) => LETTERS.indexOf(a.charAt(0)) - LETTERS.indexOf(b.charAt(0)) || number(a) - number(b) || 0,
  number: (a, b) => (number(a) === number(b) ? 0 : number(a) - number(b)) || LETTERS.indexOf(a.charAt(0)) - LETTERS.indexOf(b.charAt(0)),
};

/** Return tiles sorted by colour or by number, jokers last. */
export function sorted(tiles: readonly string[], by: Sort): string[] {
  return [...tiles].sort((a, b) => COMPARE[by](a, b) || a.localeCompare(b));
}
