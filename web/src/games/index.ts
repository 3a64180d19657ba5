// Games that are drawn: one folder each, found by its name. A game without a folder is played with areas and buttons.

import type { Component, Snippet } from "svelte";
import type { Entry } from "../lib/guide.svelte";
import { piece } from "../lib/pieces";
import type { Stage } from "../lib/stage.svelte";
import type { Told } from "../lib/protocol";
import type { Travels } from "../lib/travel";
import { words } from "../lib/words.svelte";
import type { Source } from "./sums";

/** A gain or a price, shown as a small picture with a number. */
export interface Chip {
  icon: string;
  text: string;
  good: boolean;
}

export interface Drawn extends Travels<Stage> {
  /** The board, in the middle; `small`: on a phone; `short`: in a low window, left of everything else. */
  Board: Component<{ stage: Stage; small: boolean; short: boolean }>;
  /** Beside the board: opponents and what lies open for all; in a low window as chips in the bar. */
  Side: Component<{ stage: Stage; small: boolean; short: boolean }>;
  /** The own area: the hand, what is to be chosen from, the stores; `middle` is what has been chosen, to be confirmed. */
  Own: Component<{ stage: Stage; small: boolean; short: boolean; middle?: Snippet | null }>;
  /** What one pays with and counts, in one line that always stands beside the question. */
  Purse?: Component<{ stage: Stage; small: boolean; short: boolean }>;
  /** Parts of the drawing that a guided game's sentences are about, as selectors. */
  parts?: Record<string, string>;
  /** Game pictures for gains, prices and log lines. */
  Glyph: Component<{ name: string; size?: number }>;
  /** Where the game stands, in a few words; `phases` for a row of steps. */
  status: (stage: Stage) => { text: string; short: string; phases: string[]; phase: number };
  /** What is asked, where the board says the rest; null: as the game words it. */
  question?: (stage: Stage) => string | null;
  /** What a button says that does this with what is chosen, where its name stands above it; null: the whole sentence. */
  act?: (stage: Stage, act: string) => string | null;
  /** A pick of a run in a word or two, where the whole sentence is long. */
  pick?: (stage: Stage, act: string) => { icon: string; text: string } | null;
  /** What the button says that confirms a run of picks, where the game has a word for it. */
  confirm?: (stage: Stage) => string | null;
  /** What a run of picks lacks that cannot be confirmed yet, where it is of another kind than what is chosen. */
  missing?: (stage: Stage) => string | null;
  /** Whose turn it is, by name, where one is asked in the middle of another's; null: it is one's own. */
  turnOf?: (stage: Stage) => string | null;
  /** What an action costs and gives, by its preview. */
  chips: (stage: Stage, told: Told[], act: string) => Chip[];
  /** The picture of a log line. */
  icon: (told: Told) => string;
  /** Points by source so far, from what was told. */
  sources: (stage: Stage, log: Told[]) => Source[];
  /** Opponents without a seat, who play by rules of their own; `place`: where they would rank. */
  rivals?: (stage: Stage, ranking: number[] | null) => { name: string; points: number; place: number }[];
}

/** One part of the table by itself, for readers: which parts there are is the game's own. */
export type Scene = Component<{ stage: Stage; part: string; small: boolean }>;

/** A card, person or tile as it lies on the table, and what it does in a sentence or two. */
export interface Things {
  default: Component<{ stage: Stage; entry: Entry }>;
  about: (stage: Stage, entry: Entry) => string;
}

const FOLDERS = import.meta.glob<{ default: Drawn }>("./*/index.ts");
const COVERS = import.meta.glob<{ default: Component }>("./*/Cover.svelte");
const SCENES = import.meta.glob<{ default: Scene }>("./*/Scene.svelte");
const THINGS = import.meta.glob<Things>("./*/Thing.svelte");

/** A part of a game's folder, with the words of its drawing. */
async function part<T>(game: string, load: (() => Promise<T>) | undefined): Promise<T | null> {
  return load ? (await Promise.all([piece(load), words.fetch(`games/${game}/words`)]))[0] : null;
}

export async function drawn(game: string): Promise<Drawn | null> {
  return (await part(game, FOLDERS[`./${game}/index.ts`]))?.default ?? null;
}

/** The picture on the box: it has no words. */
export async function cover(game: string): Promise<Component | null> {
  const load = COVERS[`./${game}/Cover.svelte`];
  return load ? (await piece(load)).default : null;
}

export async function scene(game: string): Promise<Scene | null> {
  return (await part(game, SCENES[`./${game}/Scene.svelte`]))?.default ?? null;
}

export async function things(game: string): Promise<Things | null> {
  return part(game, THINGS[`./${game}/Thing.svelte`]);
}
