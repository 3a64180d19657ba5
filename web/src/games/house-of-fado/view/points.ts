// Points by source, added up from what was told; Alfama stands in a column of her own.

import type { Told } from "../../../lib/protocol";
import type { Stage } from "../../../lib/stage.svelte";
import { t } from "../../../lib/words.svelte";
import { bySource, type Source } from "../../sums";
import { viewOf } from "./view";

export function sources(stage: Stage, log: Told[]): Source[] {
  return bySource(stage, log, viewOf(stage)?.players.length ?? 0, "source", (told) => {
    if (told.event !== "earned" && told.event !== "alfama-earned") return [];
    const source = stage.game.nouns["source"]?.[Number(told.args["source"])];
    return [{ source, player: told.event === "earned" ? Number(told.args["player"]) : 1, n: Number(told.args["points"]) }];
  });
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
