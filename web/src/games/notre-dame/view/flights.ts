// What each event moves on the table.

import type { Told } from "../../../lib/protocol";
import type { Stage } from "../../../lib/stage.svelte";
import type { Flight, Gain } from "../../../lib/travel";
import { signed } from "../../sums";
import { nounOf, SECTORS } from "./view";

const block = (sector: string): string => `[data-touch="sector-${sector}"] .aim`;
const plate = (player: unknown): string => `[data-plate="${String(player)}"]`;

/** Where prestige comes from, on the table. */
function origin(source: string): string {
  if (source === "cathedral" || source === "donation") return '[data-touch="cathedral"]';
  return SECTORS.includes(source) ? block(source) : `[data-touch="person-${source}"]`;
}

export function flights(stage: Stage, told: Told): Flight[] {
  const n = (name: string): number => Number(told.args[name] ?? 0);
  const player = n("player");
  const gain = (icon: string, many: number, from = "", whose = player): Gain => ({ icon, text: signed(many), to: `[data-counter="${icon}-${whose}"]`, ...(from ? { from } : {}) });
  const card = nounOf(stage, told, "card");
  switch (told.event) {
    case "dealt":
      return [{ piece: `card:${card}`, home: plate(player) }];
    case "passed-on":
      if (!card) return [{ icon: "card", text: "", from: `${plate(player)} .cards`, to: `${plate(told.args["other"])} .cards` }];
      return [{ piece: `card:${card}`, home: plate(player === stage.seat ? told.args["other"] : player) }];
    case "played":
      return [{ piece: `card:${card}`, home: card.endsWith("-notre-dame") ? '[data-touch="cathedral"]' : block(card.slice(card.indexOf("-") + 1)) }];
    case "wasted":
    case "laid-aside":
      return [{ piece: `card:${card}`, home: plate(player) }];
    case "placed":
    case "settled":
    case "moved":
    case "moved-to-cathedral":
    case "rearranged":
    case "toured":
    case "returned":
    case "lost-marker":
      return [{ piece: `marker:${player}`, home: `[data-counter="marker-${player}"]` }];
    case "friend-went":
      return [{ piece: `friend:${player}`, home: plate(player) }];
    case "drove":
      return [{ piece: `carriage:${player}` }];
    case "rat-back":
    case "rat-moved":
      return [{ piece: `rat:${player}` }];
    case "earned":
      return n("prestige") + n("bonus") ? [gain("prestige", n("prestige") + n("bonus"), origin(nounOf(stage, told, "source")))] : [];
    case "gained-gold":
      return [gain("gold", n("gold"), block("bank"))];
    case "took-gold":
      return [gain("gold", n("gold"), plate(told.args["other"]))];
    case "donated":
    case "paid-for-rats":
      return [gain("gold", -n("gold"))];
    case "hired":
    case "hired-only":
      return [gain("gold", -1, origin(nounOf(stage, told, "person")))];
    case "gained-markers":
      return [gain("marker", n("markers"), block("cloister-school"))];
    case "fetched":
      return [gain("message", 1, '[data-touch="cathedral"]')];
    case "overrun":
      return n("prestige") ? [gain("prestige", -n("prestige"))] : [];
    default:
      return [];
  }
}
