// What helps a reader beside the clauses: pictures, worked examples, a glossary, an entry for everything in the box.
// The server arranges the positions; what is drawn of them is a table that nobody can touch.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { at } from "./base";
import type { Language } from "./prefs.svelte";
import type { Ask, GameInfo, Told } from "./protocol";
import { Stage } from "./stage.svelte";

/** What a seat sees of a position, and is asked there. */
export interface Seen {
  view: Record<string, unknown>;
  ask: Omit<Ask, "id" | "picks"> | null;
  do: string[];
}

interface Drawable {
  id: string;
  seat: number;
  seats: number;
  /** Which part of the drawing, and the things in it that the picture is about, by the beginnings of their touch keys. */
  part: string;
  show?: string[];
}

export interface Picture extends Drawable, Seen {
  page: number;
  /** Actions whose things glow. */
  lit?: string[];
  clauses: string[];
}

export interface Step extends Seen {
  mover: number | null;
  move: string | null;
  told: Told[];
}

export interface Example extends Drawable {
  clause: string;
  steps: Step[];
}

export interface Entry {
  kind: string;
  noun: string;
  id: string;
  clause: string;
  provenance: string;
  printed: Record<string, unknown>;
  /** How often bots took it in a game, and the points that each time went with; null where too few games tell. */
  figures: { times: number; points: number; low: number; high: number } | null;
}

interface Sent {
  game: string;
  lang: Language;
  words: string;
  pictures: Picture[];
  examples: Example[];
  terms: { id: string; icon: string; clause: string }[];
  kinds: { id: string; noun: string }[];
  entries: Entry[];
  /** Of which games the figures are. */
  figures: { games: number; players: number; bots: string } | null;
  aid: { id: string; lines?: number; ordered?: boolean; icons?: string[]; entries?: string; only?: Record<string, unknown> }[];
}

export class Guide {
  readonly sent: Sent;
  #bundle: FluentBundle;

  constructor(sent: Sent) {
    this.sent = sent;
    this.#bundle = new FluentBundle(sent.lang, { useIsolating: false });
    this.#bundle.addResource(new FluentResource(sent.words));
  }

  /** A message of the guide; its key where it is missing, so that it is noticed. */
  say(key: string): string {
    const message = this.#bundle.getMessage(key);
    return message?.value ? this.#bundle.formatPattern(message.value, null, []) : key;
  }

  get empty(): boolean {
    return !this.sent.pictures.length && !this.sent.entries.length && !this.sent.terms.length;
  }
}

const guides = new Map<string, Promise<Guide>>();

/** A game's guide in a language; one without a guide has an empty one. */
export function guideOf(game: string, language: Language): Promise<Guide> {
  const key = `${game} ${language}`;
  let found = guides.get(key);
  if (!found) {
    found = fetch(at(`/api/games/${encodeURIComponent(game)}/guide?lang=${language}`)).then(async (answer) => {
      if (!answer.ok) throw new Error(answer.statusText);
      return new Guide((await answer.json()) as Sent);
    });
    found.catch(() => guides.delete(key));
    guides.set(key, found);
  }
  return found;
}

/** One picture of play, for the home page; null where a game has none. */
export async function homePicture(game: string): Promise<Picture | null> {
  const answer = await fetch(at(`/api/games/${encodeURIComponent(game)}/picture`));
  return answer.ok ? ((await answer.json()) as { picture: Picture | null }).picture : null;
}

/** A table to look at: nothing on it can be touched, and it hears of nothing. */
export class Still extends Stage {
  override readonly live = false;

  /** Nobody sits here: an example is about its players by name. */
  override forYou(): string {
    return "";
  }

  constructor(game: GameInfo, seat: number, seats: number) {
    super(game);
    this.seat = seat;
    this.seats = Array.from({ length: seats }, (_, i) => ({ seat: i, kind: "person" as const, name: null, level: null }));
  }

  show(seen: Seen, lit: string[], told: Told[] = []): void {
    this.now = seen.view;
    this.ask = seen.ask ? { ...seen.ask, id: "", picks: null } : null;
    this.legal = new Set(lit);
    this.moment = told;
  }
}
