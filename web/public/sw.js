// Shows a page of ours when the server cannot be reached. It keeps no other file, so that nobody
// plays with an app of yesterday.

const OFFLINE = "/offline"; // as the app has written it, in its reader's language: src/lib/offline.ts

addEventListener("install", () => skipWaiting());

addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate") return;
  const instead = async () => (await caches.match(OFFLINE)) ?? Response.error();
  event.respondWith(fetch(event.request).catch(instead));
});
