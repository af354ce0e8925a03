// What people read: the same Fluent messages that server and terminal use, and those of the pages.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { Numeral } from "./numbers";
import type { Language } from "./settings.svelte";

export type Facts = Record<string, FluentVariable>;
export type Say = (name: string, facts?: Facts) => string;
/** How a game says what its notation stands for: a fact by its name, in words. */
export type Spell = (name: string, fact: string, say: Say) => string;

const common = import.meta.glob<string>("../../../src/sobremesa/i18n/*.ftl", { query: "?raw", import: "default" });
const pages = import.meta.glob<string>("../../i18n/*.ftl", { query: "?raw", import: "default" });
const games = import.meta.glob<string>("../../../src/sobremesa/games/*/i18n/*.ftl", { query: "?raw", import: "default" });

const spellings = import.meta.glob<{ spell: Spell }>("../../../src/sobremesa/games/*/web/spell.ts");

/** The messages of a language. */
export class Speech {
  private bundle: FluentBundle;

  constructor(
    readonly language: Language,
    texts: readonly string[],
    private spell?: Spell,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) this.bundle.addResource(new FluentResource(text));
  }

  has(name: string): boolean {
    return this.bundle.hasMessage(name);
  }

  /** Return a message with its facts filled in; what is missing shows as its name. */
  say: Say = (name, facts = {}) => {
    const pattern = this.bundle.getMessage(name)?.value;
    if (!pattern) return `{${name}}`;
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, this.spelt(facts), errors);
    if (errors.length) console.error(`message ${name} in ${this.language}:`, ...errors);
    return text;
  };

  private spelt(facts: Facts): Facts {
    const said = Object.entries(facts).map(([name, fact]) => {
      if (typeof fact === "number") return [name, new Numeral(fact)];
      return [name, typeof fact === "string" && this.spell ? this.spell(name, fact, this.say) : fact];
    });
    return Object.fromEntries(said);
  }

  /** Return the first of some messages that there is, or nothing. */
  sayAny(names: readonly string[], facts: Facts = {}): string | undefined {
    const name = names.find((name) => this.has(name));
    return name && this.say(name, facts);
  }
}

let current = $state.raw<Speech>();

/** Return a message of the pages, in the language that was loaded last. */
export const say: Say = (name, facts) => current?.say(name, facts) ?? "";

/** The messages of the pages and of the table. */
export function speech(): Speech | undefined {
  return current;
}

async function texts(language: Language, game?: string): Promise<string[]> {
  const own = game ? `/games/${game}/i18n/${language}.ftl` : "";
  const files = [
    ...[common, pages].map((all) => Object.entries(all).find(([path]) => path.endsWith(`/${language}.ftl`))),
    game ? Object.entries(games).find(([path]) => path.endsWith(own)) : undefined,
  ];
  return Promise.all(files.flatMap((file) => (file ? [file[1]()] : [])));
}

/** Speak a language from now on. */
export async function speak(language: Language): Promise<void> {
  current = new Speech(language, await texts(language));
}

/** Return the messages of a game, with those of the pages. */
export async function speechOf(game: string, language: Language): Promise<Speech> {
  const spelling = Object.entries(spellings).find(([path]) => path.endsWith(`/games/${game}/web/spell.ts`))?.[1];
  return new Speech(language, await texts(language, game), (await spelling?.())?.spell);
}
