// What a table is set to, in words, and the choices offered for it.

import type { GameInfo, Options, Summary } from "./protocol";
import { colon, t, words } from "./words.svelte";

export const CLOCKS: Record<string, Summary["clock"]> = {
  none: { kind: "none" },
  quick: { kind: "live", reserve: 600, increment: 10 },
  calm: { kind: "live", reserve: 1500, increment: 20 },
  slow: { kind: "slow", days: 3 },
};

/** One of the clocks above by its name; another one by its kind and its minutes or days. */
export function clockWords(clock: Summary["clock"]): string {
  const known = Object.entries(CLOCKS).find(([, each]) =>
    each.kind === clock.kind && each.reserve === clock.reserve && each.increment === clock.increment && each.days === clock.days);
  if (known) return t(`clock-${known[0]}`);
  if (clock.kind === "slow") return `${colon(t("clock"))} ${t("clock-days", { n: clock.days ?? 0 })}`;
  return `${colon(t("clock"))} ${Math.round((clock.reserve ?? 0) / 60)}′ + ${clock.increment ?? 0}″`;
}

/** How strong a bot is, in words. */
export function level(name: string | null): string {
  return name ? words.find(`level-${name}`) ?? name : "";
}

/** The levels to choose from; what only serves as a yardstick is not offered. */
export function levels(game: GameInfo): string[] {
  return game.bots.filter((name) => words.find(`level-${name}-help`) !== undefined);
}

/** The options a table begins with: for a first game or the usual ones, and what the rulebook of the reader's language says otherwise. */
export function beginning(game: GameInfo, gentle: boolean): Options {
  const options = gentle ? { ...game.beginner } : Object.fromEntries(game.options.map((o) => [o.name, o.default]));
  for (const option of game.options) options[option.name] = option.local[words.language] ?? options[option.name] ?? option.default;
  return options;
}

/** Whom to play against when nothing else was said: neither the weakest nor the strongest, unless it is a first game. */
export function usual(game: GameInfo, gentle = false): string {
  const level = gentle ? "novice" : "adept";
  return game.bots.includes(level) ? level : (game.bots[0] ?? "random");
}
