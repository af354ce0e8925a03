// Bars that stick to an edge of the screen, over what is scrolled beneath them.

import type { Attachment } from "svelte/attachments";

/** Tell the page how high a bar at its edge is: `--above` or `--below`, which app.css keeps clear. */
export function sticking(where: "above" | "below"): Attachment<HTMLElement> {
  return (bar) => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(`--${where}`, `${bar.offsetHeight}px`));
    observer.observe(bar);
    return () => {
      observer.disconnect();
      style.removeProperty(`--${where}`);
    };
  };
}
