// Victory points by source, added up from what was told; the Soloist stands in a column of his own.

import type { Told } from "../../lib/protocol";
import type { Stage } from "../../lib/stage.svelte";
import { t } from "../../lib/words.svelte";
import { viewOf } from "./view";

export function sources(stage: Stage, log: Told[]): { key: string; name: string; values: number[] }[] {
  const players = viewOf(stage)?.players.length ?? stage.seats.length;
  const origins = stage.game.nouns["origin"] ?? [];
  const rows = new Map<string, number[]>();
  for (const told of log) {
    const seat = told.event === "soloist-scored" ? players - 1 : told.args["player"];
    if (told.undone || (told.event !== "scored" && told.event !== "soloist-scored") || typeof seat !== "number") continue;
    const key = origins[Number(told.args["origin"])] ?? "?";
    if (!rows.has(key)) rows.set(key, Array.from({ length: players }, () => 0));
    rows.get(key)![seat]! += Number(told.args["n"]);
  }
  return [...rows].sort((a, b) => origins.indexOf(a[0]) - origins.indexOf(b[0])).map(([key, values]) => ({ key, name: stage.speech.noun("origin", key), values }));
}

/** The Soloist: his points, and the place that the lone player left him [LA-9.12]. */
export function rivals(stage: Stage, ranking: number[] | null = null): { name: string; points: number; place: number }[] {
  const players = viewOf(stage)?.players ?? [];
  const first = ranking ? ranking[0] === 1 : (players[0]?.vp ?? 0) > Math.max(...players.map((p) => (p.soloist ? p.vp : 0)));
  return players.flatMap((p) => (p.soloist ? [{ name: t("la-soloist"), points: p.vp, place: first ? 2 : 1 }] : []));
}
