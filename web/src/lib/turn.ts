// Calls somebody whose turn it is: by the page's title, a sound and a notification.

import { settings } from "./settings.svelte";
import { chime } from "./sound";

/** Call once; return what to do when the turn is over. */
export function call(text: string, title: string): () => void {
  if (settings.sound) chime();
  if (!settings.notify || document.visibilityState === "visible") return () => {};
  try {
    const note = new Notification(title, { body: text, tag: "turn", icon: "/icon.svg" });
    note.onclick = () => {
      focus();
      note.close();
    };
    return () => note.close();
  } catch {
    return () => {}; // some phones have the name but not the thing
  }
}
