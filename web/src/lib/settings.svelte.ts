// What somebody likes, kept in this browser.

export const LANGUAGES = { es: "Español", en: "English", de: "Deutsch", fr: "Français", it: "Italiano" };
export type Language = keyof typeof LANGUAGES;
export const SPEEDS = { none: 0, fast: 0.5, normal: 1, slow: 2 };
export type Speed = keyof typeof SPEEDS;
export const COLOURS = ["auto", "light", "dark"] as const;
export type Colours = (typeof COLOURS)[number];
export const SIZES = [90, 100, 115, 130, 150] as const;

const KEY = "sobremesa";

function isLanguage(code: unknown): code is Language {
  return typeof code === "string" && code in LANGUAGES;
}

/** The first of the browser's languages that there is. */
export function guessed(wanted: readonly string[]): Language {
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? "en";
}

function kept(): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

class Settings {
  language = $state<Language>("en");
  speed = $state<Speed>("normal");
  sound = $state(true);
  notify = $state(false);
  colours = $state<Colours>("auto");
  size = $state(100);
  /** Those whose chat is not heard, by their ids. */
  muted = $state.raw<readonly string[]>([]);
  /** Whether the system asks for little motion. */
  still = $state(false);

  /** By how much animations are longer than usual; 0 for none. */
  pace = $derived(this.still ? 0 : SPEEDS[this.speed]);

  /** Take over what was kept, and keep what changes. */
  begin(): void {
    const before = kept();
    this.language = isLanguage(before.language) ? before.language : guessed(navigator.languages);
    if (typeof before.speed === "string" && before.speed in SPEEDS) this.speed = before.speed as Speed;
    this.sound = before.sound !== false;
    this.notify = before.notify === true;
    if (COLOURS.includes(before.colours as Colours)) this.colours = before.colours as Colours;
    if (SIZES.includes(before.size as 100)) this.size = before.size as number;
    if (Array.isArray(before.muted)) this.muted = before.muted.map(String);
    const calm = matchMedia("(prefers-reduced-motion: reduce)");
    this.still = calm.matches;
    calm.addEventListener("change", () => (this.still = calm.matches));
    $effect.root(() => {
      $effect(() => this.keep());
      $effect(() => this.show(document.documentElement));
    });
  }

  private keep(): void {
    const { language, speed, sound, notify, colours, size, muted } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ language, speed, sound, notify, colours, size, muted }));
    } catch {
      // Where nothing may be kept, nothing is.
    }
  }

  private show(page: HTMLElement): void {
    page.lang = this.language;
    page.dataset.colours = this.colours;
    page.style.setProperty("--size", String(this.size / 100));
    page.style.setProperty("--pace", String(this.pace));
  }
}

export const settings = new Settings();
