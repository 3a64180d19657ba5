// A game without a server begins with what a card of the home page says.

import * as alone from "./alone";
import { prefs } from "./prefs.svelte";
import type { GameInfo, Options } from "./protocol";
import { go } from "./router.svelte";
import { t } from "./words.svelte";

const SLOW = "master"; // thinks for too long without a server: an Adept sits there instead

export interface Beginning {
  options: Options;
  opponents: string[];
}

/** To the table of a new game in this browser; what went wrong, in words, or nothing. */
export async function beginAlone(game: GameInfo, { options, opponents }: Beginning): Promise<string> {
  const level = (name: string): string => (game.characters.find((each) => each.id === name)?.level ?? name) === SLOW ? "adept" : name;
  const seats = [{ kind: "person" as const, name: prefs.name || t("guest"), level: null }, ...opponents.map((name) => ({ kind: "bot" as const, name: null, level: level(name) }))];
  try {
    go(`/table/${await alone.begin(game.id, options, seats)}`);
    return "";
  } catch (error) {
    console.error("parlour: a game without a server:", error);
    return t("alone-failed");
  }
}
