import { Refusal } from "./api";
import { speech, type Speech } from "./speech.svelte";

/** Say why something was refused: a game's own reasons are messages of the game. */
export function refused(error: unknown, words: Speech | undefined = speech()): string {
  if (!(error instanceof Refusal)) throw error;
  const own = error.code.split(".")[1];
  const names = own ? [own] : [`refused-${error.code}`, error.code];
  return words?.sayAny([...names, "refused"], { code: error.code, ...error.facts }) ?? error.code;
}
