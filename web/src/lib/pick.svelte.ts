// Pick and place: one way to move things for mouse, touch, keyboard and screen reader.
//
// Things are picked by a tap, a click or a key; then what they may go to is lit, and a tap on it
// places them. A second tap places too where there is only one place. Dragging does the same.
//
// Boards mark what can be tapped, so that whoever drives a page needs to know no game:
//
//   data-do          a button that plays an action, or is a step on the way to one; `disabled` while it
//                    cannot be pressed. Its value is a word for it: "draw", "end", "rotate".
//   data-item="KEY"  a thing that can be picked; data-can="true" while it can.
//   data-target="X"  where things can be placed; data-lit="true" while it is lit.
//
// Whoever taps at random what is marked and can be tapped comes to the end of every turn: there are
// no dead ends, and what leads back (putting down, taking everything back) is marked as well where
// nothing else would lead on. Sorting, help and the like are not marked.

export interface Rules<Item, Target> {
  /** What some things together could go to; nothing where they cannot be moved. */
  targets: (items: readonly Item[]) => readonly Target[];
  place: (items: readonly Item[], target: Target) => void;
  /** Whether several things can be picked together. */
  several?: boolean;
}

export class Picking<Item extends string | number = string, Target extends string | number = string> {
  picked = $state.raw<readonly Item[]>([]);
  /** What is being dragged, if anything is. */
  dragged = $state.raw<Item | undefined>();

  constructor(private rules: Rules<Item, Target>) {}

  /** What is lit: where the things that are picked may go. */
  get lit(): readonly Target[] {
    return this.picked.length ? this.rules.targets(this.picked) : [];
  }

  canPick(item: Item): boolean {
    return this.rules.targets([item]).length > 0 || (this.rules.several ?? false);
  }

  isPicked(item: Item): boolean {
    return this.picked.includes(item);
  }

  isLit(target: Target): boolean {
    return this.lit.includes(target);
  }

  /** Pick a thing; again, place it where it has only one place to go, else put it back. */
  tap(item: Item): void {
    if (this.isPicked(item)) {
      const lit = this.lit;
      if (lit.length === 1) this.put(lit[0] as Target);
      else this.picked = this.picked.filter((other) => other !== item);
    } else if (this.canPick(item)) {
      this.picked = this.rules.several ? [...this.picked, item] : [item];
    }
  }

  /** Place what is picked, if it may go there; say whether it did. */
  put(target: Target): boolean {
    if (!this.isLit(target)) return false;
    const items = this.picked;
    this.clear();
    this.rules.place(items, target);
    return true;
  }

  clear(): void {
    this.picked = [];
    this.dragged = undefined;
  }

  /** Begin to drag a thing, with all others that are picked if it is one of them. */
  lift(item: Item): boolean {
    if (!this.canPick(item)) return false;
    if (!this.isPicked(item)) this.picked = [item];
    this.dragged = item;
    return true;
  }

  /** End to drag: over a target, or over nothing. */
  drop(target: Target | undefined): void {
    this.dragged = undefined;
    if (target === undefined || !this.put(target)) this.picked = [];
  }

  /** Forget what cannot be moved any more, since the table has changed. */
  renew(there: (item: Item) => boolean): void {
    const left = this.picked.filter((item) => there(item) && this.canPick(item));
    if (left.length !== this.picked.length) this.picked = left;
  }
}
