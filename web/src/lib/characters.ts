// Opponents who are somebody: beside a game's levels, those whom it names.

import type { Character, GameInfo, SeatInfo } from "./protocol";
import { level } from "./settings";
import { g, t, words } from "./words.svelte";

export function characterOf(game: GameInfo, name: string | null | undefined): Character | undefined {
  return game.characters.find((each) => each.id === name);
}

/** What a bot is called by its level or as who it is, in a game whose words are known. */
export function called(game: string, name: string | null): string {
  return name && words.has(`character-${name}`, game) ? g(game, `character-${name}`) : level(name);
}

/** Whoever sits there and has not said a name: a character, or just somebody. */
export function sitterName(game: string, seat: Pick<SeatInfo, "name" | "kind" | "level">, nobody: string): string {
  if (seat.name) return seat.name;
  if (seat.kind !== "bot") return nobody;
  return seat.level && words.has(`character-${seat.level}`, game) ? g(game, `character-${seat.level}`) : t("bot");
}

/** Whom a table of so many opponents begins with: the usual level first, then those below and above. */
export function party(game: GameInfo, n: number, level: string): string[] {
  const first = [...game.characters].sort((a, b) => Number(b.level === level) - Number(a.level === level));
  return Array.from({ length: n }, (_, i) => first[i]?.id ?? level);
}
