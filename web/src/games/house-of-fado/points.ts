// Points by source, added up from what was told; Alfama stands in a column of her own.

import type { Told } from "../../lib/protocol";
import type { Stage } from "../../lib/stage.svelte";
import { t } from "../../lib/words.svelte";
import { viewOf } from "./view";

export function sources(stage: Stage, log: Told[]): { key: string; name: string; values: number[] }[] {
  const players = viewOf(stage)?.players.length ?? 0;
  const names = stage.game.nouns["source"] ?? [];
  const rows = new Map<string, number[]>();
  for (const told of log) {
    if (told.undone || (told.event !== "earned" && told.event !== "alfama-earned")) continue;
    const player = told.event === "earned" ? Number(told.args["player"]) : 1;
    const key = names[Number(told.args["source"])] ?? "?";
    if (!rows.has(key)) rows.set(key, Array.from({ length: players }, () => 0));
    rows.get(key)![player]! += Number(told.args["points"]);
  }
  return [...rows].sort((a, b) => names.indexOf(a[0]) - names.indexOf(b[0])).map(([key, values]) => ({ key, name: stage.speech.noun("source", key), values }));
}

/** Alfama at the end: her points, and where she would rank by the order of ties [HF-8.6]. */
export function rivals(stage: Stage): { name: string; points: number; place: number }[] {
  const players = viewOf(stage)?.players ?? [];
  const keys = players.map((p) => [p.points, p.stars.length, p.fados.length, p.coins]);
  const above = (a: number[], b: number[]): boolean => {
    const i = a.findIndex((n, k) => n !== b[k]);
    return i >= 0 && a[i]! > b[i]!;
  };
  return players.flatMap((p, i) => (p.alfama ? [{ name: t("hf-alfama"), points: p.points, place: 1 + keys.filter((key) => above(key, keys[i]!)).length }] : []));
}
