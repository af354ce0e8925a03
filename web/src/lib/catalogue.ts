import type { Description } from "$wire";
import { api } from "./api";

let asked: Promise<Description[]> | undefined;

/** Return the games with their options and levels; they are asked for once. */
export function catalogue(): Promise<Description[]> {
  asked ??= api.games();
  asked.catch(() => (asked = undefined));
  return asked;
}
