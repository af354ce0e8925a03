// Dragging with mouse or finger, for things that are picked and placed.

import type { Attachment } from "svelte/attachments";
import type { Picking } from "./pick.svelte";

const SLACK = 6; // pixels that a press may move and still be a tap

interface Ways<Target> {
  /** How to read the name of a target from its `data-target`. */
  read?: (name: string) => Target;
  /** What to do when a thing is dropped on another of the same hand, which has its key in `data-slot`. */
  arrange?: (to: string) => void;
}

function named(event: PointerEvent, dragged: Element, name: "target" | "slot"): string | undefined {
  for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
    const found = dragged.contains(element) ? null : element.closest<HTMLElement>(`[data-${name}]`);
    if (found) return found.dataset[name];
  }
}

/** Let a thing be dragged to whatever has its name in `data-target`. */
export function draggable<Item extends string | number, Target extends string | number>(
  picking: Picking<Item, Target>,
  item: Item,
  { read = (name) => name as Target, arrange }: Ways<Target> = {},
): Attachment<HTMLElement> {
  return (element) => {
    let start: { x: number; y: number } | undefined;
    let moving = false;

    const press = (event: PointerEvent) => {
      moving = false;
      if (event.button !== 0 || !(arrange || picking.canPick(item))) return;
      start = { x: event.clientX, y: event.clientY };
      element.setPointerCapture(event.pointerId); // a quick mouse has left the thing before it tells of moving
    };
    const move = (event: PointerEvent) => {
      if (!start) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (!moving && Math.hypot(x, y) > SLACK && (picking.lift(item) || arrange)) {
        moving = true;
        element.classList.add("dragged");
      }
      if (moving) element.style.setProperty("translate", `${x}px ${y}px`);
    };
    const stop = (event: PointerEvent) => {
      start = undefined;
      if (!moving) return;
      const dropped = event.type === "pointerup";
      const target = dropped ? named(event, element, "target") : undefined;
      const slot = dropped ? named(event, element, "slot") : undefined;
      element.style.removeProperty("translate");
      element.classList.remove("dragged");
      picking.drop(target === undefined ? undefined : read(target));
      if (target === undefined && slot !== undefined) arrange?.(slot);
    };
    // A drag ends in a click that nobody made.
    const click = (event: MouseEvent) => {
      if (!moving) return;
      event.stopImmediatePropagation();
      event.preventDefault();
      moving = false;
    };

    const ended = new AbortController();
    const { signal } = ended;
    element.addEventListener("pointerdown", press, { signal });
    element.addEventListener("pointermove", move, { signal });
    element.addEventListener("pointerup", stop, { signal });
    element.addEventListener("pointercancel", stop, { signal });
    element.addEventListener("click", click, { signal, capture: true });
    return () => ended.abort();
  };
}
