// Prestige by source, added up from what was told.

import type { Told } from "../../lib/protocol";
import type { Stage } from "../../lib/stage.svelte";
import { viewOf } from "./view";

export function sources(stage: Stage, log: Told[]): { key: string; name: string; values: number[] }[] {
  const seats = viewOf(stage)?.players.length ?? 0;
  const rows = new Map<string, number[]>();
  const add = (key: string, seat: number, n: number): void => {
    if (!rows.has(key)) rows.set(key, Array.from({ length: seats }, () => 0));
    rows.get(key)![seat]! += n;
  };
  for (const told of log) {
    const seat = told.args["player"];
    if (told.undone || typeof seat !== "number") continue;
    if (told.event === "earned") {
      add(stage.game.nouns["source"]?.[Number(told.args["source"])] ?? "?", seat, Number(told.args["prestige"]));
      if (told.args["bonus"]) add("park", seat, Number(told.args["bonus"]));
    } else if (told.event === "overrun") add("plague", seat, -Number(told.args["prestige"]));
  }
  const first = ["residence", "message", "donation", "cathedral", "park", "plague"];
  const rank = (key: string): number => (first.includes(key) ? first.indexOf(key) : 99);
  return [...rows].sort((a, b) => rank(a[0]) - rank(b[0])).map(([key, values]) => ({ key, name: stage.speech.noun("source", key), values }));
}
