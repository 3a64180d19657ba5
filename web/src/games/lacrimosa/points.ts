// Victory points by source, added up from what was told.

import type { Told } from "../../lib/protocol";
import type { Stage } from "../../lib/stage.svelte";

export function sources(stage: Stage, log: Told[]): { key: string; name: string; values: number[] }[] {
  const seats = stage.seats.length;
  const origins = stage.game.nouns["origin"] ?? [];
  const rows = new Map<string, number[]>();
  for (const told of log) {
    const seat = told.args["player"];
    if (told.undone || told.event !== "scored" || typeof seat !== "number") continue;
    const key = origins[Number(told.args["origin"])] ?? "?";
    if (!rows.has(key)) rows.set(key, Array.from({ length: seats }, () => 0));
    rows.get(key)![seat]! += Number(told.args["n"]);
  }
  return [...rows].sort((a, b) => origins.indexOf(a[0]) - origins.indexOf(b[0])).map(([key, values]) => ({ key, name: stage.speech.noun("origin", key), values }));
}
