// The games' folders, found at build time: nothing here names a game.

import type { Component } from "svelte";
import type { Board } from "./board";
import type { Speech } from "./speech.svelte";

const boards = import.meta.glob<{ default: Board }>("../../../src/sobremesa/games/*/web/Board.svelte");
const examples = import.meta.glob<{ default: Example }>("../../../src/sobremesa/games/*/web/Example.svelte");
const rules = import.meta.glob<string>("../../../src/sobremesa/games/*/web/rules/*.md", {
  query: "?raw",
  import: "default",
});
const pictures = import.meta.glob<string>("../../../src/sobremesa/games/*/web/picture.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

/** Draws an example in the rules: `show` is what the rules say after `example:`. */
export type Example = Component<{ show: string; speech: Speech }>;

function found<T>(all: Record<string, T>, end: string): T | undefined {
  return Object.entries(all).find(([path]) => path.endsWith(end))?.[1];
}

export async function boardOf(game: string): Promise<Board | undefined> {
  return (await found(boards, `/games/${game}/web/Board.svelte`)?.())?.default;
}

export async function exampleOf(game: string): Promise<Example | undefined> {
  return (await found(examples, `/games/${game}/web/Example.svelte`)?.())?.default;
}

export async function rulesOf(game: string, language: string): Promise<string | undefined> {
  return found(rules, `/games/${game}/web/rules/${language}.md`)?.();
}

export function pictureOf(game: string): string | undefined {
  return found(pictures, `/games/${game}/web/picture.svg`);
}
