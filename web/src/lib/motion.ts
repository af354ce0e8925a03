// Animations. What they show is already there: they never hold anything up.

import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { settings } from "./settings.svelte";

const FLIGHT = 380; // milliseconds

/** Return how long something of so many milliseconds takes, as somebody likes it. */
export function lasting(milliseconds: number): number {
  return milliseconds * settings.pace;
}

/** Let a new thing come flying from where `source` is, a selector. */
export function flyFrom(source: string | undefined): Attachment<HTMLElement> {
  return (element) =>
    untrack(() => {
      const from = source ? document.querySelector(source)?.getBoundingClientRect() : undefined;
      if (!from || !settings.pace) return;
      const to = element.getBoundingClientRect();
      const x = from.left + from.width / 2 - to.left - to.width / 2;
      const y = from.top + from.height / 2 - to.top - to.height / 2;
      const frames = [{ transform: `translate(${x}px, ${y}px) scale(0.6)`, opacity: 0.4 }, { transform: "none", opacity: 1 }];
      element.animate(frames, { duration: lasting(FLIGHT), easing: "cubic-bezier(0.2, 0.7, 0.3, 1)" });
    });
}
