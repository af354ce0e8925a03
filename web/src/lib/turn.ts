// Calls somebody whose turn it is: by a sound, and by a notification if he is looking elsewhere.

import { settings } from "./settings.svelte";
import { chime } from "./sound";

/** Call once; return what to do when the turn is over. */
export function call(text: string, title: string): () => void {
  if (settings.sound) chime();
  if (!settings.notify || document.visibilityState === "visible") return () => {};
  const table = location.pathname; // public/sw.js leads back there
  const shown = show(title, { body: text, tag: table, icon: "/icon-192.png" });
  return () => void shown.then(() => hide(table));
}

/** Phones know only notifications of a service worker. */
async function show(title: string, options: NotificationOptions): Promise<void> {
  try {
    await (await navigator.serviceWorker?.getRegistration())?.showNotification(title, options);
  } catch {
    // What is not allowed any more is not shown.
  }
}

async function hide(tag: string): Promise<void> {
  const notes = await (await navigator.serviceWorker?.getRegistration())?.getNotifications({ tag });
  for (const note of notes ?? []) note.close();
}
