// What was told in a maintenance, sorted into acts.

import type { Told } from "../../../lib/protocol";
import type { Stage } from "../../../lib/stage.svelte";
import { t } from "../../../lib/words.svelte";
import { POINTS, type Gain } from "./printed";

export interface Act {
  key: string;
  /** Of the change that began the maintenance. */
  rev: number;
  title: string;
  /** Whose board; undefined: the table's. */
  seat?: number;
  lines: Told[];
}

/** What a board brought, by where it came from. */
export interface Brought {
  from: "story" | "finance" | "bonus";
  /** How often: the icons of the period bonus. */
  times: number;
  gain: Gain;
}

const BOARD = new Set(["track-rose", "track-full", "scored", "income", "bonus-icons", "got-ducats", "got-markers"]);
const MAP = new Set(["turned-golden", "court-placed", "city-placed", "cities-reshuffled"]);
const ROW = new Set(["left-row", "bonus-revealed", "period-began", "revealed"]);
const REST = new Set(["first-passed", "solo-gathered"]);

const AFTER = new Set(["round-began", "favour-met", "majority", "movement-tied"]);

/** The last maintenance in the log: from the first board that was maintained up to the next round. */
export function lastOf(log: Told[]): Told[] {
  const last = log.findLastIndex((one) => one.event === "maintained");
  if (last < 0) return [];
  const before = log.slice(0, last).findLastIndex((one) => one.event === "experienced" || AFTER.has(one.event ?? ""));
  const rest = log.slice(before + 1);
  const told = rest.slice(rest.findIndex((one) => one.event === "maintained"));
  const end = told.findIndex((one) => AFTER.has(one.event ?? ""));
  return end < 0 ? told : told.slice(0, end);
}

export function actsOf(stage: Stage, told: Told[]): Act[] {
  const acts: Act[] = [];
  const rev = told[0]?.rev ?? 0;
  const order = [...new Set(told.flatMap((one) => (one.event === "maintained" ? [Number(one.args["player"])] : [])))].sort((a, b) => Number(b === stage.seat) - Number(a === stage.seat));
  for (const seat of order) {
    const lines = told.filter((one) => BOARD.has(one.event ?? "") && one.args["player"] === seat);
    acts.push({ key: `board-${seat}`, rev, seat, title: seat === stage.seat ? t("la-your-diary") : stage.nameOf(seat), lines });
  }
  for (const [key, names, title] of [["map", MAP, t("la-tab-map")], ["row", ROW, t("la-tab-row")], ["rest", REST, t("la-next-round")]] as const) {
    const lines = told.filter((one) => names.has(one.event ?? ""));
    if (lines.length) acts.push({ key, rev, title, lines });
  }
  return acts;
}

/** A board's lines as sums. They come in order: the story, then finance, then the bonus. */
export function broughtBy(stage: Stage, lines: Told[]): Brought[] {
  const found: Record<string, Brought> = {};
  let from: Brought["from"] = "story";
  for (const one of lines) {
    const origin = stage.game.nouns["origin"]?.[Number(one.args["origin"] ?? -1)];
    if (one.event === "income" || origin === "finance") from = "finance";
    if (one.event === "bonus-icons") from = "bonus";
    const here = one.event === "track-rose" || one.event === "track-full" ? "story" : from;
    const sum = (found[here] ??= { from: here, times: 0, gain: {} });
    const n = Number(one.args["n"] ?? 0);
    if (one.event === "bonus-icons") sum.times = n;
    else {
      const kind = one.event === "scored" ? "vp" : one.event === "track-rose" || one.event === "got-markers" ? (POINTS[Number(one.args["points"])] ?? "wild") : "ducats";
      sum.gain[kind] = (sum.gain[kind] ?? 0) + n;
    }
  }
  return Object.values(found);
}

const COUNTED: Record<string, [icon: string, n: number]> = { "left-row": ["card", -1], revealed: ["card", 1], "court-placed": ["court", 1], "city-placed": ["city", 1] };

/** What is better counted than told one by one: cards and tiles that go and come. */
export function countOf(lines: Told[]): { icon: string; n: number }[] {
  const found = new Map<string, { icon: string; n: number }>();
  for (const one of lines) {
    const [icon, n] = COUNTED[one.event ?? ""] ?? ["", 0];
    if (!n) continue;
    const key = `${icon} ${n}`;
    found.set(key, { icon, n: (found.get(key)?.n ?? 0) + n });
  }
  return [...found.values()];
}

export const isCounted = (told: Told): boolean => (told.event ?? "") in COUNTED;
