// What was told in a maintenance, sorted into acts.

import type { Told } from "../../lib/protocol";
import type { Stage } from "../../lib/stage.svelte";
import { t } from "../../lib/words.svelte";

export interface Act {
  key: string;
  /** Of the change that began the maintenance. */
  rev: number;
  title: string;
  lines: Told[];
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
    acts.push({ key: `board-${seat}`, rev, title: seat === stage.seat ? t("la-your-diary") : stage.nameOf(seat), lines });
  }
  for (const [key, names, title] of [["map", MAP, t("la-tab-map")], ["row", ROW, t("la-tab-row")], ["rest", REST, t("la-next-round")]] as const) {
    const lines = told.filter((one) => names.has(one.event ?? ""));
    if (lines.length) acts.push({ key, rev, title, lines });
  }
  return acts;
}
