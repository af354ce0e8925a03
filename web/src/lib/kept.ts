// What somebody has begun, kept in this tab, so that it outlives a reload of the page.

/** Return what was kept by that name, if anything was. */
export function kept<T>(name: string): T | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(name) ?? "null") as T | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keep something by a name, or nothing any more. */
export function keep(name: string, what: unknown): void {
  try {
    if (what === undefined) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(what));
  } catch {
    // Where nothing may be kept, nothing is.
  }
}
