// Carrying tiles with mouse or finger. What is carried is a copy over the page, since the table
// scrolls and would cut it off; near the table's edges it goes on to scroll.

import type { Attachment } from "svelte/attachments";
import type { Picking } from "$lib/pick.svelte";

const SLACK = 6; // pixels that a press may move and still be a tap
const HOLD = 220; // milliseconds after which a finger carries rather than scrolls
const EDGE = 40; // pixels at the table's edges where it scrolls …
const STEP = 9; // … so many pixels a frame
const STACKED = 13; // tiles that are carried side by side

/** Return the place under the pointer: before or after the tile there, or the whole of something. */
function placeAt(x: number, y: number): HTMLElement | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    const found = element.closest<HTMLElement>("[data-target]");
    if (found) return found;
  }
}

function nameOf(place: HTMLElement, x: number): string | undefined {
  const { left, width } = place.getBoundingClientRect();
  return (x > left + width / 2 && place.dataset.after) || place.dataset.target;
}

function copied(tiles: readonly string[]): HTMLElement {
  const copy = document.createElement("div");
  copy.className = "carried";
  for (const id of tiles.slice(0, STACKED)) {
    const tile = document.querySelector(`[data-tile="${CSS.escape(id)}"] svg`);
    if (!tile) continue;
    const one = tile.cloneNode(true) as SVGElement;
    one.style.setProperty("width", `${tile.getBoundingClientRect().width}px`);
    copy.append(one);
  }
  return copy;
}

/** Let a tile be carried; on something that scrolls, a finger holds it for a moment first. */
export function carried(picking: Picking, id: string, scrolls: boolean): Attachment<HTMLElement> {
  return (element) => {
    let start: { x: number; y: number } | undefined;
    let copy: HTMLElement | undefined;
    let over: HTMLElement | undefined;
    let holding: ReturnType<typeof setTimeout> | undefined;
    let frame = 0;
    let ended = false; // a drag ends in a click that nobody made

    const lift = (pointer: number) => {
      if (!start || !picking.lift(id)) return;
      element.setPointerCapture(pointer);
      copy = copied(picking.picked);
      document.body.append(copy);
      shift(start.x, start.y);
    };
    const shift = (x: number, y: number) => copy?.style.setProperty("translate", `${x}px ${y}px`);
    const scroll = (y: number) => {
      cancelAnimationFrame(frame);
      const area = document.querySelector("[data-scrolls]");
      if (!area || !copy) return;
      const { top, bottom } = area.getBoundingClientRect();
      const step = y > top - EDGE && y < top + EDGE ? -STEP : y > bottom - EDGE && y < bottom + EDGE ? STEP : 0;
      if (!step) return;
      area.scrollBy(0, step);
      frame = requestAnimationFrame(() => scroll(y));
    };
    const press = (event: PointerEvent) => {
      ended = false;
      if (event.button !== 0) return;
      start = { x: event.clientX, y: event.clientY };
      if (scrolls && event.pointerType === "touch") holding = setTimeout(() => lift(event.pointerId), HOLD);
    };
    const move = (event: PointerEvent) => {
      if (!start) return;
      const { clientX: x, clientY: y } = event;
      if (!copy && Math.hypot(x - start.x, y - start.y) > SLACK) {
        clearTimeout(holding);
        const along = scrolls && event.pointerType === "touch" && Math.abs(y - start.y) >= Math.abs(x - start.x);
        if (along) start = undefined;
        else lift(event.pointerId);
      }
      if (!copy) return;
      shift(x, y);
      scroll(y);
      over?.removeAttribute("data-over");
      over = placeAt(x, y);
      const name = over && nameOf(over, x);
      if (over && name && picking.isLit(name)) over.dataset.over = name === over.dataset.target ? "before" : "after";
    };
    const stop = (event: PointerEvent) => {
      clearTimeout(holding);
      cancelAnimationFrame(frame);
      start = undefined;
      if (!copy) return;
      ended = true;
      copy.remove();
      copy = undefined;
      over?.removeAttribute("data-over");
      const place = event.type === "pointerup" ? placeAt(event.clientX, event.clientY) : undefined;
      picking.drop(place && nameOf(place, event.clientX));
    };
    const click = (event: MouseEvent) => {
      if (!ended) return;
      ended = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    const touch = (event: TouchEvent) => {
      if (copy) event.preventDefault(); // what is carried does not scroll
    };

    const gone = new AbortController();
    const { signal } = gone;
    element.addEventListener("pointerdown", press, { signal });
    element.addEventListener("pointermove", move, { signal });
    element.addEventListener("pointerup", stop, { signal });
    element.addEventListener("pointercancel", stop, { signal });
    element.addEventListener("click", click, { signal, capture: true });
    element.addEventListener("touchmove", touch, { signal, passive: false });
    return () => {
      gone.abort();
      clearTimeout(holding);
      cancelAnimationFrame(frame);
      copy?.remove();
    };
  };
}
