// Dragging with mouse or finger, for things that are picked and placed.

import type { Attachment } from "svelte/attachments";
import type { Picking } from "./pick.svelte";

const SLACK = 6; // pixels that a press may move and still be a tap

function under<Target>(event: PointerEvent, read: (name: string) => Target): Target | undefined {
  for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
    const target = element.closest<HTMLElement>("[data-target]")?.dataset.target;
    if (target !== undefined) return read(target);
  }
}

/** Let a thing be dragged to whatever has its name in `data-target`. */
export function draggable<Item extends string | number, Target extends string | number>(
  picking: Picking<Item, Target>,
  item: Item,
  read: (name: string) => Target = (name) => name as Target,
): Attachment<HTMLElement> {
  return (element) => {
    let start: { x: number; y: number } | undefined;
    let moving = false;

    const move = (event: PointerEvent) => {
      if (!start) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (!moving && Math.hypot(x, y) > SLACK && picking.lift(item)) {
        moving = true;
        element.setPointerCapture(event.pointerId);
      }
      if (moving) element.style.setProperty("translate", `${x}px ${y}px`);
    };
    const stop = (event: PointerEvent) => {
      const dropped = moving && event.type === "pointerup";
      element.style.removeProperty("translate");
      element.classList.remove("dragged");
      start = undefined;
      if (moving) picking.drop(dropped ? under(event, read) : undefined);
    };
    const press = (event: PointerEvent) => {
      if (event.button === 0 && picking.canPick(item)) start = { x: event.clientX, y: event.clientY };
      moving = false;
    };
    // A drag ends in a click that nobody made.
    const click = (event: MouseEvent) => {
      if (!moving) return;
      event.stopImmediatePropagation();
      event.preventDefault();
      moving = false;
    };
    element.addEventListener("pointerdown", press);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", stop);
    element.addEventListener("pointercancel", stop);
    element.addEventListener("click", click, { capture: true });
    return () => {
      element.removeEventListener("pointerdown", press);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", stop);
      element.removeEventListener("pointercancel", stop);
      element.removeEventListener("click", click, { capture: true });
    };
  };
}
