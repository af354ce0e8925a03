// The draft that somebody works on, with its steps.

import { countOn, dealt, EMPTY, moved, ordered, rebased, sorted, touched, type Layout, type Place, type Sort, type Told } from "./draft";

const DRAWN = 3; // tiles that can come at once; more of them are a new deal

/** A draft with all that goes on with it after the page was loaded anew. */
export interface Begun {
  base: Layout;
  now: Layout;
  steps: readonly Layout[];
  sort?: Sort;
}

export class Drafting {
  /** The table and the rack as they are. */
  base = $state.raw<Layout>(EMPTY);
  now = $state.raw<Layout>(EMPTY);
  /** How many changes were put back since the table was not there for them any more. */
  lost = $state(0);
  /** Tiles that came to the rack last. */
  fresh = $state.raw<readonly string[]>([]);
  sort = $state<Sort | undefined>("colour");
  private steps = $state.raw<readonly Layout[]>([]);

  get touched(): boolean {
    return touched(this.now, this.base);
  }

  get canStepBack(): boolean {
    return this.steps.length > 0;
  }

  get begun(): Begun {
    const { base, now, steps, sort } = this;
    return { base, now, steps, sort };
  }

  /** Take up what was begun before, as if the table had not changed since: `take` tells of that. */
  recall({ base, now, steps, sort }: Begun): void {
    countOn([base, now, ...steps]);
    [this.base, this.now, this.steps, this.sort] = [base, now, steps, sort];
  }

  /** Take in the table and the rack as they are now; keep the draft where it still fits. */
  take(told: Told): void {
    const next = dealt(told, this.base);
    const same = JSON.stringify([next.groups, next.rack]) === JSON.stringify([this.base.groups, this.base.rack]);
    if (same) return;
    const { draft, lost } = rebased(this.base, this.now, next);
    const came = next.rack.filter((id) => !this.base.rack.includes(id));
    this.fresh = came.length > DRAWN ? [] : came;
    const steps = this.steps.map((step) => rebased(this.base, step, next));
    this.steps = steps.filter((step) => !step.lost && touched(draft, next)).map((step) => step.draft);
    this.base = next;
    this.now = draft;
    this.lost = lost;
    this.order();
  }

  /** Return what is to be seen: the draft; or the table as it lies, while somebody else is in the
   * middle of his turn, or once what was begun will not be played any more. */
  shown(lies: Told, { free, elsewhere }: { free: boolean; elsewhere: boolean }): Layout {
    const dead = !free && this.touched;
    if (!dead && !elsewhere) return this.now;
    const lying = dealt(lies, this.base);
    if (!dead) return { ...lying, rack: this.now.rack };
    return this.sort ? { ...lying, rack: sorted(lying.rack, this.sort) } : lying;
  }

  private change(to: Layout): void {
    this.steps = [...this.steps, this.now];
    this.now = to;
    this.lost = 0;
  }

  move(ids: readonly string[], to: Place): void {
    if (to !== "new" && "rack" in to && ids.every((id) => this.now.rack.includes(id))) {
      this.sort = undefined; // arranged by hand: that is no step of the turn
      this.now = moved(this.now, ids, to);
      return;
    }
    this.change(moved(this.now, ids, to));
    this.order();
  }

  /** Take over a whole table. */
  propose(groups: readonly (readonly string[])[]): void {
    const left = [...this.base.groups.flatMap(({ tiles }) => tiles), ...this.base.rack].map((id) => id.slice(0, id.indexOf(".")));
    for (const text of groups.flat()) left.splice(left.indexOf(text.startsWith("J") ? "J" : text), 1);
    this.change(dealt({ groups, rack: left }, this.base));
    this.order();
  }

  stepBack(): void {
    const last = this.steps.at(-1);
    if (!last) return;
    this.steps = this.steps.slice(0, -1);
    this.now = last;
    this.order();
  }

  reset(): void {
    if (this.touched) this.change({ ...this.base, rack: [...this.now.rack, ...this.base.rack.filter((id) => !this.now.rack.includes(id))] });
    this.order();
  }

  sortBy(way: Sort): void {
    this.sort = way;
    this.order();
  }

  private order(): void {
    if (this.sort) this.now = { ...this.now, rack: sorted(this.now.rack, this.sort) };
  }

  /** Let a group lie as the game writes it. */
  settle(key: string, things: readonly string[]): void {
    this.now = ordered(this.now, key, things);
  }

  /** Read a group in another way. */
  reread(key: string, things: readonly string[]): void {
    this.change(ordered(this.now, key, things));
  }
}
