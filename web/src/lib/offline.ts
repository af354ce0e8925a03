// The page for when the server cannot be reached, kept beforehand for public/sw.js.

import type { Speech } from "./speech.svelte";

const KEPT = "offline";

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Return the page; it loads again when there is a network, and at the press of a link. */
export function page({ language, say }: Speech): string {
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Sobremesa</title>
<style>
  body {
    min-height: 90vh; margin: 0; padding: 1.5rem; display: grid; place-content: center; justify-items: center;
    gap: 1rem; text-align: center; font: 1.1rem/1.5 ui-rounded, system-ui, sans-serif;
    background: light-dark(#f5efe4, #1a1715); color: light-dark(#2b2320, #f3eae0);
  }
  svg { width: 9rem }
  h1, p { margin: 0; max-width: 26rem }
  a {
    padding: 0.7rem 1.4rem; border-radius: 0.8rem; font-weight: 600; text-decoration: none;
    background: light-dark(#9a3f17, #f0a479); color: light-dark(#fff, #2a1408);
  }
</style>
<body>
<svg viewBox="0 0 90 60" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round">
  <path d="M18 30h44v12a14 14 0 0 1-14 14H32a14 14 0 0 1-14-14zM62 34h6a6 6 0 0 1 0 14h-7M8 57h64" />
  <path d="M30 22c-4-5 4-7 0-13M40 22c-4-5 4-7 0-13M50 22c-4-5 4-7 0-13" opacity="0.5" />
</svg>
<h1>${escaped(say("offline"))}</h1>
<p>${escaped(say("offline-more"))}</p>
<a href="">${escaped(say("reload"))}</a>
<script>addEventListener("online", () => location.reload())</script>
</body>
</html>
`;
}

/** Let a page of ours be shown when the server cannot be reached, in a language. */
export async function keepPage(speech: Speech): Promise<void> {
  if (!("serviceWorker" in navigator) || !("caches" in globalThis)) return; // they need https
  try {
    const headers = { "content-type": "text/html; charset=utf-8" };
    await (await caches.open(KEPT)).put("/offline", new Response(page(speech), { headers }));
    await navigator.serviceWorker.register("/sw.js");
  } catch {
    // Where nothing may be kept, the browser's own page is shown.
  }
}
