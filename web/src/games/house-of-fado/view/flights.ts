// What each event moves on the table.

import type { Told } from "../../../lib/protocol";
import type { Stage } from "../../../lib/stage.svelte";
import type { Flight, Gain } from "../../../lib/travel";
import { signed } from "../../sums";
import { COLOURS, viewOf } from "./view";

const MUSICIANS = ["hired", "contracted", "promoted", "retired", "dismissed", "back-to-boulevard", "dealt"];
const WORKERS = ["taken-up", "placed", "kicked-out", "took-up", "came-out"];

export function flights(stage: Stage, told: Told): Flight[] {
  const hers = told.event?.startsWith("alfama-") ?? false;
  const event = (told.event ?? "").replace(/^alfama-/, "");
  const n = (name: string): number => Number(told.args[name] ?? 0);
  const noun = (kind: string): string => stage.game.nouns[kind]?.[n(kind)] ?? "";
  const player = hers ? (viewOf(stage)?.players.findIndex((p) => p.alfama) ?? -1) : n("player");
  const home = `[data-plate="${player}"]`;
  const gain = (icon: string, many: number, from?: string): Gain => ({ icon, text: signed(many), to: `[data-counter="${icon}-${player}"]`, ...(from ? { from } : {}) });
  const pays = (): Flight[] => (n("coins") ? [gain("coin", -n("coins"))] : []);
  if (WORKERS.includes(event)) return [{ piece: `worker:${player}`, home }];
  if (MUSICIANS.includes(event)) return [{ piece: noun("musician"), home }, ...pays()];
  if (event === "seated" || event === "to-the-bar" || event === "arrived") return [{ piece: `guest:${noun("colour")}`, ...(event === "arrived" ? {} : { home }) }];
  if (event === "critic-seated" || event === "critic-left") return [{ piece: "critic", home }];
  if (event === "composed" || event.startsWith("fado-")) return [{ piece: noun("fado"), home }];
  if (event === "star-taken") return [{ piece: `star-${noun("star")}`, home }];
  if (event === "earned") return [gain("points", n("points"))];
  if (event === "coins-gained") return [gain("coin", n("coins"))];
  if (event === "coins-paid") return pays();
  if (event === "marker-removed") return [gain("marker", -1, `[data-touch="plate-${player}-${n("removed")}"]`)];
  if (event === "raised" || event.endsWith("-applauded")) return noun("musician") ? [{ icon: "applause", text: "+1", to: `[data-piece="${noun("musician")}"]` }] : [];
  if (event === "customers-left") { // through the door, whoever of them is drawn
    const door = player === stage.seat ? '[data-touch="space-restaurant"]' : home;
    return COLOURS.flatMap((colour) => Array.from({ length: n("customers") }, () => ({ piece: `guest:${colour}`, home: door })));
  }
  if (event === "note-taken") {
    const note = noun("note");
    return [{ icon: note, text: "+1", from: `[data-touch="note-${note}"]`, to: `[data-counter="${note}-${player}"], [data-counter="note-${player}"]` }];
  }
  return [];
}
