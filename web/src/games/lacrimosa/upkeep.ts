// What was told in a maintenance, sorted into acts.

import type { Told } from "../../lib/protocol";
import type { Stage } from "../../lib/stage.svelte";
import { t } from "../../lib/words.svelte";

export interface Act {
  key: string;
  title: string;
  lines: Told[];
}

const BOARD = new Set(["track-rose", "track-full", "scored", "income", "bonus-icons", "got-ducats", "got-markers"]);
const MAP = new Set(["turned-golden", "court-placed", "city-placed", "cities-reshuffled"]);
const ROW = new Set(["left-row", "bonus-revealed", "period-began", "revealed"]);
const REST = new Set(["first-passed", "solo-gathered"]);

/** The part of a moment that belongs to the maintenance: up to the next round. */
export function heard(moment: Told[]): Told[] {
  const end = moment.findIndex((one) => one.event === "round-began" || one.event === "favour-met" || one.event === "majority" || one.event === "movement-tied");
  return end < 0 ? moment : moment.slice(0, end);
}

export function actsOf(stage: Stage, told: Told[]): Act[] {
  const acts: Act[] = [];
  const order = [...new Set(told.flatMap((one) => (one.event === "maintained" ? [Number(one.args["player"])] : [])))].sort((a, b) => Number(b === stage.seat) - Number(a === stage.seat));
  for (const seat of order) {
    const lines = told.filter((one) => BOARD.has(one.event ?? "") && one.args["player"] === seat);
    acts.push({ key: `board-${seat}`, title: seat === stage.seat ? t("la-your-diary") : stage.nameOf(seat), lines });
  }
  for (const [key, names, title] of [["map", MAP, t("la-tab-map")], ["row", ROW, t("la-tab-row")], ["rest", REST, t("la-next-round")]] as const) {
    const lines = told.filter((one) => names.has(one.event ?? ""));
    if (lines.length) acts.push({ key, title, lines });
  }
  return acts;
}
