// What is asked over HTTP.

import type {
  Description,
  Lists,
  Me,
  NewPasskey,
  NewTable,
  Opened,
  Passkey,
  Player,
  Problem,
  Replay,
  Said,
  ShownPasskey,
  Summary,
} from "$wire";

/** A request that was refused; `code` names the message that says why. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly facts: Record<string, number | string> = {},
  ) {
    super(code);
  }
}

async function ask<T>(path: string, sent?: unknown, method = sent === undefined ? "GET" : "POST"): Promise<T> {
  const body = sent === undefined ? undefined : JSON.stringify(sent);
  const headers: HeadersInit = body ? { "content-type": "application/json" } : {};
  let answer: Response;
  try {
    answer = await fetch(path, { method, body, headers });
  } catch {
    throw new Refusal("no-connection");
  }
  const said = await answer.json().catch(() => ({ code: "not-possible" }));
  if (answer.ok) return said as T;
  const { code, facts } = said as Problem;
  throw new Refusal(code, facts);
}

export const api = {
  me: () => ask<Me>("/api/me"),
  rename: (name: string) => ask<Me>("/api/me", { name }),
  games: () => ask<Description[]>("/api/games"),
  tables: () => ask<Lists>("/api/tables"),
  table: (id: string) => ask<Summary>(`/api/tables/${id}`),
  past: (id: string) => ask<Said[]>(`/api/tables/${id}/past`),
  replay: (id: string, seat: string) => ask<Replay>(`/api/tables/${id}/replay?seat=${encodeURIComponent(seat)}`),
  open: (table: NewTable) => ask<Opened>("/api/tables", table),
  matches: () => ask<Player>("/api/me/matches"),
  player: (id: string) => ask<Player>(`/api/players/${id}`),
  passkeys: () => ask<Passkey[]>("/api/passkeys"),
  offerPasskey: () => ask<PublicKeyCredentialCreationOptionsJSON>("/api/passkeys/options", {}),
  addPasskey: (made: NewPasskey) => ask<Passkey>("/api/passkeys", made),
  removePasskey: (id: string) => ask<Passkey[]>(`/api/passkeys/${id}`, undefined, "DELETE"),
  askPasskey: () => ask<PublicKeyCredentialRequestOptionsJSON>("/api/sign-in/options", {}),
  signIn: (shown: ShownPasskey) => ask<Me>("/api/sign-in", shown),
};
