// Shows a page of ours when the server cannot be reached, and leads from a notification to its
// table. It keeps no other file, so that nobody plays with an app of yesterday.

const OFFLINE = "/offline"; // as the app has written it, in its reader's language: src/lib/offline.ts

addEventListener("install", () => skipWaiting());

addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate") return;
  const instead = async () => (await caches.match(OFFLINE)) ?? Response.error();
  event.respondWith(fetch(event.request).catch(instead));
});

addEventListener("notificationclick", (event) => {
  const table = event.notification.tag; // where it is: src/lib/turn.ts
  const go = async () => {
    const pages = await clients.matchAll({ type: "window" });
    const there = pages.find(({ url }) => new URL(url).pathname === table);
    return there ? there.focus() : clients.openWindow(table);
  };
  event.notification.close();
  event.waitUntil(go());
});
