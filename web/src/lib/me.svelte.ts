// Who one is: a guest with a name, kept in a cookie that pages cannot read.

import type { ShownPasskey } from "$wire";
import { api } from "./api";

class Myself {
  id = $state("");
  name = $state("");
  known = $state(false);

  async begin(): Promise<void> {
    this.take(await api.me());
  }

  async rename(name: string): Promise<void> {
    this.take(await api.rename(name));
  }

  /** Become whoever has the passkey that is shown. */
  async signIn(shown: ShownPasskey): Promise<void> {
    this.take(await api.signIn(shown));
  }

  private take({ id, name }: { id: string; name: string }): void {
    this.id = id;
    this.name = name;
    this.known = true;
  }
}

export const me = new Myself();
