// Lets tiles glide to where they lie now, from group to group and from the rack to the table.

import { lasting } from "$lib/motion";

const GLIDE = 200; // milliseconds

export class Gliding {
  private were = new Map<string, DOMRect>();

  private tiles(root: Element): HTMLElement[] {
    return [...root.querySelectorAll<HTMLElement>("[data-tile]")];
  }

  /** Note where all tiles lie. */
  note(root: Element): void {
    this.were = new Map(this.tiles(root).map((tile) => [tile.dataset.tile ?? "", tile.getBoundingClientRect()]));
  }

  /** Let all that lie elsewhere now come from where they were. */
  go(root: Element): void {
    if (!lasting(1)) return;
    for (const tile of this.tiles(root)) {
      const from = this.were.get(tile.dataset.tile ?? "");
      const to = tile.getBoundingClientRect();
      if (!from || (Math.abs(from.left - to.left) < 1 && Math.abs(from.top - to.top) < 1)) continue;
      const start = `translate(${from.left - to.left}px, ${from.top - to.top}px)`;
      tile.animate([{ transform: start }, { transform: "none" }], { duration: lasting(GLIDE), easing: "ease-out" });
    }
  }
}
