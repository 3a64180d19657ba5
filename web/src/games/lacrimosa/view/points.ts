// Victory points by source, added up from what was told; the Soloist stands in a column of his own.

import type { Told } from "../../../lib/protocol";
import type { Stage } from "../../../lib/stage.svelte";
import { t } from "../../../lib/words.svelte";
import { bySource, type Source } from "../../sums";
import { viewOf } from "./view";

export function sources(stage: Stage, log: Told[]): Source[] {
  const players = viewOf(stage)?.players.length ?? stage.seats.length;
  return bySource(stage, log, players, "origin", (told) => {
    if (told.event !== "scored" && told.event !== "soloist-scored") return [];
    const source = stage.game.nouns["origin"]?.[Number(told.args["origin"])];
    return [{ source, player: told.event === "scored" ? Number(told.args["player"]) : players - 1, n: Number(told.args["n"]) }];
  });
}

/** The Soloist: his points, and the place that the lone player left him [LA-9.12]. */
export function rivals(stage: Stage, ranking: number[] | null = null): { name: string; points: number; place: number }[] {
  const players = viewOf(stage)?.players ?? [];
  const first = ranking ? ranking[0] === 1 : (players[0]?.vp ?? 0) > Math.max(...players.map((p) => (p.soloist ? p.vp : 0)));
  return players.flatMap((p) => (p.soloist ? [{ name: t("la-soloist"), points: p.vp, place: first ? 2 : 1 }] : []));
}
