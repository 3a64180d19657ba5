// Prestige by source, added up from what was told.

import type { Told } from "../../../lib/protocol";
import type { Stage } from "../../../lib/stage.svelte";
import { bySource, type Source } from "../../sums";
import { viewOf } from "./view";

export function sources(stage: Stage, log: Told[]): Source[] {
  return bySource(stage, log, viewOf(stage)?.players.length ?? 0, "source", (told) => {
    const player = told.args["player"];
    if (typeof player !== "number") return [];
    if (told.event === "overrun") return [{ source: "plague", player, n: -Number(told.args["prestige"]) }];
    if (told.event !== "earned") return [];
    const source = stage.game.nouns["source"]?.[Number(told.args["source"])];
    const bonus = Number(told.args["bonus"] ?? 0);
    return [{ source, player, n: Number(told.args["prestige"]) }, ...(bonus ? [{ source: "park", player, n: bonus }] : [])];
  });
}
