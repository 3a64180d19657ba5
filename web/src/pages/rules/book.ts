// All that the pages about one game's rules are made of.

import { drawn, scene, things, type Drawn, type Scene, type Things } from "../../games";
import { api } from "../../lib/api";
import { guideOf, Still, type Entry, type Guide } from "../../lib/guide.svelte";
import { readRules, type Block } from "../../lib/markdown";
import type { Language } from "../../lib/prefs.svelte";
import type { GameInfo } from "../../lib/protocol";
import { rulesText, words } from "../../lib/words.svelte";

export interface Book {
  game: GameInfo;
  blocks: Block[];
  guide: Guide;
  drawn: Drawn | null;
  scene: Scene | null;
  things: Things | null;
  /** A table of the game at which words can be said, and things drawn that lie nowhere. */
  still: Still;
}

export async function openBook(id: string, language: Language): Promise<Book | null> {
  const game = (await api.games()).find((each) => each.id === id);
  if (!game) return null;
  const [, text, guide, picture, part, thing] = await Promise.all([words.know(id), rulesText(id, language), guideOf(id, language), drawn(id), scene(id), things(id)]);
  const first = guide.sent.pictures[0];
  const still = new Still(game, first?.seat ?? 0, first?.seats ?? Math.min(...game.seats));
  if (first) still.show(first, []);
  return { game, blocks: readRules(text), guide, drawn: picture, scene: part, things: thing, still };
}

export const nameOf = (book: Book, entry: Entry): string => book.still.speech.noun(entry.noun, entry.id);
export const aboutOf = (book: Book, entry: Entry): string => book.things?.about(book.still, entry) ?? words.find(`${entry.noun}-${entry.id}-power`, undefined, book.game.id) ?? "";
export const anchorOf = (entry: Entry): string => `${entry.kind}-${entry.id}`;
