/// <reference types="vitest/config" />
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { $lib: here("src/lib"), $wire: here("src/wire.ts") },
    // Boards lie in the games' folders, from where no packages are found.
    dedupe: ["svelte", "@fluent/bundle"],
  },
  build: {
    outDir: here("../src/sobremesa/server/static"),
    emptyOutDir: true,
    // The server's pages may load nothing from within themselves.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: ["chrome123", "firefox128", "safari17.5"],
  },
  test: { include: ["tests/**/*.test.ts", "../src/sobremesa/games/*/web/*.test.ts"] },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
});
