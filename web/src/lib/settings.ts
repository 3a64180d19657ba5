// What a table is set to, in words, and the choices offered for it.

import type { Facts, GameInfo, Options, Summary, Value } from "./protocol";
import { colon, g, t, words } from "./words.svelte";

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

/** After how long the computer plays for somebody who does not answer, where no clock runs: seconds, or never. */
export const AWAY: Record<string, number | null> = { hour: 3600, day: 86400, days: 3 * 86400, week: 7 * 86400, never: null };

/** What becomes of the seat of somebody who stays away. */
export function awayWords(clock: Summary["clock"], over: Facts["take_over"]): string {
  if (clock.kind !== "none" && over.after === null) return t("away-clock");
  const known = Object.entries(AWAY).find(([, after]) => after === over.after);
  return known ? t(`away-${known[0]}`) : t("away-after", { n: Math.max(1, Math.round((over.after ?? 0) / 3600)) });
}

/** A value of an option, in words. */
export function optionWords(game: GameInfo, name: string, value: Value): string {
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  const key = `option-${name}-${value}`;
  return words.has(key, game.id) ? g(game.id, key) : String(value);
}

/** Whether an option means something with so many players. */
export function matters(option: GameInfo["options"][number], players: number): boolean {
  return !option.counts.length || option.counts.includes(players);
}

/** Options that go with the number of players: what means nothing or names no seat is as it usually is. */
export function fitting(game: GameInfo, options: Options): Options {
  const players = Number(options["players"] ?? game.seats[0] ?? 2);
  const fits = (o: GameInfo["options"][number], value: Value): boolean =>
    matters(o, players) && (!o.seats || !/^\d+$/.test(String(value)) || Number(value) < players);
  return Object.fromEntries(game.options.map((o) => {
    const value = options[o.name] ?? o.default;
    return [o.name, fits(o, value) ? value : o.default];
  }));
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
