// Passkeys, as the browser itself makes and shows them.

import type { NewPasskey, ShownPasskey } from "$wire";
import { api, Refusal } from "./api";
import { me } from "./me.svelte";

/** Whether this browser has passkeys, and can read and write them as JSON. */
export const available = typeof PublicKeyCredential !== "undefined" && "parseCreationOptionsFromJSON" in PublicKeyCredential;

/** What the browser says when there will be no passkey, as the server would say it. */
const WHY: Record<string, string> = {
  InvalidStateError: "passkey-known", // this device has one already
  NotAllowedError: "passkey-cancelled", // or it took too long: browsers do not tell
  SecurityError: "no-passkeys-here",
};

async function asked<T>(answer: Promise<Credential | null>): Promise<T> {
  try {
    return ((await answer) as PublicKeyCredential).toJSON() as T;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    throw new Refusal(WHY[error.name] ?? "passkey-cancelled");
  }
}

/** Make a passkey for whoever one is. */
export async function create(): Promise<void> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await api.offerPasskey());
  await api.addPasskey(await asked<NewPasskey>(navigator.credentials.create({ publicKey })));
}

/** Show a passkey, and be whoever it belongs to. */
export async function use(): Promise<void> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await api.askPasskey());
  await me.signIn(await asked<ShownPasskey>(navigator.credentials.get({ publicKey })));
}
