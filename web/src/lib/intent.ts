// What somebody wants to do at a table as soon as he gets there.

export interface Intent {
  /** The level of the bots that take the other seats, and the match begins. */
  bots?: string;
  /** Sit down again among the same people. */
  again?: boolean;
}

const intents = new Map<string, Intent>();

export function intend(table: string, intent: Intent): void {
  intents.set(table, intent);
}

/** Return what is to be done at a table, once. */
export function intended(table: string): Intent | undefined {
  const intent = intents.get(table);
  intents.delete(table);
  return intent;
}
