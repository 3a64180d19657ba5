// What one reader prefers, kept in the browser.

export type Language = "en" | "ru" | "fr" | "es";
export const LANGUAGES: { id: Language; name: string }[] = [
  { id: "en", name: "English" },
  { id: "ru", name: "Русский" },
  { id: "fr", name: "Français" },
  { id: "es", name: "Español" },
];

const KEY = "parlour-prefs";

interface Saved {
  theme?: "light" | "dark";
  language?: Language;
  sound?: boolean;
  loudness?: number;
  oneClick?: boolean;
  keys?: boolean;
  name?: string;
  logOpen?: boolean;
  leftHanded?: boolean;
  tips?: boolean;
}

function read(): Saved {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Saved;
  } catch {
    return {};
  }
}

function spoken(): Language {
  for (const tag of navigator.languages) {
    const found = LANGUAGES.find((l) => tag.toLowerCase().startsWith(l.id));
    if (found) return found.id;
  }
  return "en";
}

const saved = read();

class Prefs {
  theme = $state<"light" | "dark">(
    saved.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"),
  );
  language = $state<Language>(saved.language ?? spoken());
  /** Off until the reader has said so. */
  sound = $state(saved.sound ?? false);
  /** Whether the reader has been asked, once and for all. */
  soundAsked = $state(saved.sound !== undefined);
  /** From 0 to 1. */
  loudness = $state(saved.loudness ?? 0.6);
  /** Carry out what is touched at once, without the second touch. */
  oneClick = $state(saved.oneClick ?? false);
  /** Single-letter keys (u, r, n, h, l, ?). */
  keys = $state(saved.keys ?? true);
  name = $state(saved.name ?? "");
  logOpen = $state(saved.logOpen ?? innerWidth >= 1360); // a laptop needs the room for the board
  /** On a phone, what is to be touched lies at the left thumb. */
  leftHanded = $state(saved.leftHanded ?? false);
  /** Tips when they matter, each once. */
  tips = $state(saved.tips ?? true);

  save(): void {
    const { theme, language, loudness, oneClick, keys, name, logOpen, leftHanded, tips } = this;
    const sound = this.soundAsked || this.sound ? this.sound : undefined;
    try {
      localStorage.setItem(KEY, JSON.stringify({ theme, language, sound, loudness, oneClick, keys, name, logOpen, leftHanded, tips }));
    } catch {
      // Private windows may refuse; the choice then lasts as long as the page.
    }
    document.documentElement.dataset["theme"] = theme;
  }
}

export const prefs = new Prefs();

export function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
