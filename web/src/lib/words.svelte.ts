// Words in the reader's language. The server sends keys and arguments; here they become sentences.
// Games bring their own words and rules; nothing here knows a game.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { prefs, type Language } from "./prefs.svelte";
import type { GameInfo } from "./protocol";
import { at } from "./base";
import { piece } from "./pieces";

type Raw = () => Promise<string>;
const INTERFACE = import.meta.glob<string>("../words/*.ftl", { query: "?raw", import: "default" });
const ENGINE = import.meta.glob<string>("../../../src/parlour/words/*.ftl", { query: "?raw", import: "default" });
const PARTS = import.meta.glob<string>(["../words/*/*.ftl", "../games/*/words/*.ftl"], { query: "?raw", import: "default" });
const GAMES = import.meta.glob<string>("../../../src/parlour/shelf/*/words/*.ftl", { query: "?raw", import: "default" });
const RULES = import.meta.glob<string>("../../../src/parlour/shelf/*/rules*.md", { query: "?raw", import: "default" });

export type Args = Record<string, FluentVariable>;

const missing: Raw = () => Promise.resolve("");
const folder = (game: string): string => game.replaceAll("-", "_");

/** Names that are always the same, with their forms, once they were asked for: a table says each of them again with every picture. */
const said = new WeakMap<FluentBundle, Map<string, Record<string, string>>>();

function bundleOf(language: Language, texts: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  said.set(bundle, new Map());
  return bundle;
}

interface Text {
  lang: Language;
  text: string;
}

/** What a game from elsewhere brings: the server has it, in the language asked for or in one that the game has. */
async function served(game: string, what: "rules" | "words", language: Language): Promise<Text> {
  const answer = await fetch(at(`/api/games/${encodeURIComponent(game)}/${what}?lang=${language}`));
  return answer.ok ? ((await answer.json()) as Text) : { lang: language, text: "" };
}

/** The text of a game's rules; in another language where this one is missing. */
export async function rulesText(game: string, language: Language): Promise<string> {
  const base = `../../../src/parlour/shelf/${folder(game)}/rules`;
  const load = RULES[language === "en" ? `${base}.md` : `${base}.${language}.md`];
  return load ? load() : (await served(game, "rules", language)).text;
}

class Words {
  /** The language on the screen: follows the preference once its words are here. */
  language = $state<Language>(prefs.language);
  ready = $state(false);
  #common = $state.raw<FluentBundle | null>(null);
  #games = $state.raw<Record<string, FluentBundle>>({});
  #parts = $state.raw<Record<string, FluentBundle>>({});
  #forms: Record<string, string[]> = {};
  #spoken = $state<Record<string, Language>>({});
  #asked = new Map<string, Promise<void>>();

  async use(language: Language): Promise<void> {
    const common = bundleOf(language, await Promise.all([
      piece(ENGINE[`../../../src/parlour/words/${language}.ftl`] ?? missing),
      piece(INTERFACE[`../words/${language}.ftl`] ?? missing),
    ]));
    const asked = [...this.#asked.keys()];
    const load = async (names: string[], each: (name: string) => Promise<FluentBundle>) =>
      Object.fromEntries(await Promise.all(names.map(async (name) => [name, await each(name)] as const)));
    const games = await load(asked.filter((name) => !name.includes("/")), (game) => this.#load(game, language));
    const parts = await load(asked.filter((name) => name.includes("/")), (folder) => this.#part(folder, language));
    this.#common = common;
    this.#games = games;
    this.#parts = parts;
    this.language = language;
    this.ready = true;
    document.documentElement.lang = language;
  }

  async #load(game: string, language: Language): Promise<FluentBundle> {
    const load = GAMES[`../../../src/parlour/shelf/${folder(game)}/words/${language}.ftl`];
    const { lang, text } = load ? { lang: language, text: await piece(load) } : await served(game, "words", language);
    this.#forms[game] = [...new Set([...text.matchAll(/^\s+\.([\w-]+)\s*=/gm)].map((found) => found[1]!))];
    this.#spoken[game] = lang;
    return bundleOf(lang, [text]);
  }

  /** What to tell a reader whose language the game does not speak; nothing if it does. */
  excuse(game: string): string {
    const spoken = this.#spoken[game] ?? this.language;
    return spoken === this.language ? "" : t("speaks-only", { language: t(`language-${spoken}`) });
  }

  /** The names of inflected forms that a game's words use. */
  formsOf(game: string): string[] {
    return this.#forms[game] ?? [];
  }

  /** Fetch a game's words too, now and after every change of language. */
  know(game: string): Promise<void> {
    return this.#once(game, async () => {
      const bundle = await this.#load(game, this.language);
      this.#games = { [game]: bundle, ...this.#games };
    });
  }

  /** Fetch words that only some pages need, by their folder: `words/editions`, or those of a game's drawing. */
  fetch(folder: string): Promise<void> {
    return this.#once(folder, async () => {
      const bundle = await this.#part(folder, this.language);
      this.#parts = { [folder]: bundle, ...this.#parts };
    });
  }

  async #part(folder: string, language: Language): Promise<FluentBundle> {
    return bundleOf(language, [await piece(PARTS[`../${folder}/${language}.ftl`] ?? missing)]);
  }

  /** Whoever asks a second time waits for the same; what failed is asked for again. */
  #once(name: string, load: () => Promise<void>): Promise<void> {
    const asked = this.#asked.get(name) ?? load().catch((error: unknown) => {
      this.#asked.delete(name);
      throw error;
    });
    this.#asked.set(name, asked);
    return asked;
  }

  /** The words that come after a game's own. */
  readonly #others = $derived([...(this.#common ? [this.#common] : []), ...Object.values(this.#parts)]);
  readonly #ofGames = $derived(new Map(Object.entries(this.#games).map(([game, own]) => [game, [own, ...this.#others]])));

  #bundles(game: string | undefined): FluentBundle[] {
    return (game && this.#ofGames.get(game)) || this.#others;
  }

  has(key: string, game?: string): boolean {
    return this.#bundles(game).some((bundle) => bundle.hasMessage(key));
  }

  /** The message, or undefined if no language file has it. */
  find(key: string, args?: Args, game?: string): string | undefined {
    for (const bundle of this.#bundles(game)) {
      const message = bundle.getMessage(key);
      if (message?.value) return bundle.formatPattern(message.value, args ?? null, []);
    }
    return undefined;
  }

  /** A message with all its attributes: `value`, and `acc`, `gen` … where a language needs them. */
  forms(key: string, args?: Args, game?: string): Record<string, string> {
    for (const bundle of this.#bundles(game)) {
      const known = args ? undefined : said.get(bundle)?.get(key);
      if (known) return known;
      const message = bundle.getMessage(key);
      if (message?.value) {
        const forms: Record<string, string> = { "": bundle.formatPattern(message.value, args ?? null, []) };
        for (const [name, pattern] of Object.entries(message.attributes)) {
          forms[name] = bundle.formatPattern(pattern, args ?? null, []);
        }
        if (!args) said.get(bundle)?.set(key, forms);
        return forms;
      }
    }
    return {};
  }
}

export const words = new Words();

/** An interface word. A missing one shows its key, so that it is noticed. */
export function t(key: string, args?: Args): string {
  return words.find(key, args) ?? key;
}

/** A day that the server names in seconds, as the reader writes it. */
export function day(seconds: number): string {
  return new Date(seconds * 1000).toLocaleDateString(words.language, { day: "numeric", month: "long", year: "numeric" });
}

/** A name before what it names: with the colon as the language sets it. */
export function colon(name: string): string {
  return t("colon", { name });
}

/** Several sayings in a row: with the semicolon as the language sets it. */
export function joined(parts: string[]): string {
  return parts.length ? parts.reduce((first, next) => t("joined", { first, next })) : "";
}

/** Names in a row, the last with an "and". */
export function listed(names: string[]): string {
  return new Intl.ListFormat(words.language, { type: "conjunction" }).format(names);
}

/** A game's word by key; the key itself, read as words, where it is missing. */
export function g(game: string, key: string, args?: Args): string {
  return words.find(key, args, game) ?? key.replace(/^[a-z]+-/, "").replaceAll("-", " ");
}

export type Numbers = Record<string, number>;

/** Puts a game's nouns, actions, events, questions and refusals into words. */
export class Speech {
  readonly game: GameInfo;
  readonly seatName: (seat: number) => string;
  #verbs: Map<string, GameInfo["verbs"][number]>;

  constructor(game: GameInfo, seatName: (seat: number) => string) {
    this.game = game;
    this.seatName = seatName;
    this.#verbs = new Map(game.verbs.map((verb) => [verb.name, verb]));
  }

  /** A noun and its inflected forms as arguments: `$person`, `$person-acc`. */
  #put(args: Args, name: string, kind: string, id: string): void {
    const parts = this.game.compound[kind];
    let forms: Record<string, string>;
    if (parts && parts.length === 2) {
      const cut = id.indexOf("-");
      const inner: Args = {};
      this.#put(inner, parts[0]!, parts[0]!, id.slice(0, cut));
      this.#put(inner, parts[1]!, parts[1]!, id.slice(cut + 1));
      forms = words.forms(kind, inner, this.game.id);
      if (!forms[""]) forms = { "": `${inner[parts[0]!] as string} ${inner[parts[1]!] as string}` };
    } else {
      forms = words.forms(`${kind}-${id}`, undefined, this.game.id);
    }
    const value = forms[""] ?? id.replaceAll("-", " ");
    args[name] = value;
    for (const form of words.formsOf(this.game.id)) args[`${name}-${form}`] = forms[form] ?? value;
  }

  noun(kind: string, id: string): string {
    const args: Args = {};
    this.#put(args, "it", kind, id);
    return args["it"] as string;
  }

  /** Arguments of events, questions and refusals: numbers with names. */
  args(numbers: Numbers): Args {
    const args: Args = {};
    for (const [name, value] of Object.entries(numbers)) {
      const ids = this.game.nouns[name];
      if (this.game.seated.includes(name)) args[name] = this.seatName(value);
      else if (ids) this.#put(args, name, name, ids[value] ?? String(value));
      else args[name] = value;
    }
    return args;
  }

  /** An action's words: what its button says. */
  act(text: string): string {
    const cut = text.indexOf(" ");
    const verb = cut < 0 ? text : text.slice(0, cut);
    const id = cut < 0 ? "" : text.slice(cut + 1);
    const known = this.#verbs.get(verb);
    const kind = known?.kind ?? "";
    const args: Args = {};
    if (known && this.game.seated.includes(kind)) args[kind] = this.seatName(known.nouns.indexOf(id));
    else if (id && this.game.nouns[kind]) this.#put(args, kind, kind, id);
    else if (id && kind) args[kind] = /^\d+$/.test(id) ? Number(id) : id;
    return words.find(`do-${verb}`, args, this.game.id) ?? text.replaceAll("-", " ");
  }

  /** A log line; undefined where the game has no words for it. */
  tell(name: string, numbers: Numbers, hidden = false): string {
    const args = this.args(numbers);
    const found = (hidden ? words.find(`tell-${name}-hidden`, args, this.game.id) : undefined)
      ?? words.find(`tell-${name}`, args, this.game.id);
    return found ?? `${name.replaceAll("-", " ")} ${Object.values(args).filter((v) => typeof v !== "object").join(" ")}`;
  }

  ask(key: string, numbers: Numbers): string {
    return words.find(`ask-${key}`, this.args(numbers), this.game.id) ?? key.replaceAll("-", " ");
  }

  why(key: string, numbers: Numbers): string {
    return words.find(`why-${key}`, this.args(numbers), this.game.id) ?? key.replaceAll("-", " ");
  }
}
