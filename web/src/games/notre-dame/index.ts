// Notre Dame, drawn.

import type { Chip, Drawn } from "..";
import type { Told } from "../../lib/protocol";
import type { Stage } from "../../lib/stage.svelte";
import { t } from "../../lib/words.svelte";
import { signed, Sums } from "../sums";
import Board from "./board/Board.svelte";
import Glyph from "./pieces/Glyph.svelte";
import Own from "./own/Own.svelte";
import Purse from "./own/Purse.svelte";
import Side from "./side/Side.svelte";
import { flights } from "./view/flights";
import { sources } from "./view/points";
import { isOver, phaseOf, PHASES, viewOf } from "./view/view";

const ICONS: Record<string, string> = {
  "first-player": "bell",
  "message-laid": "message",
  included: "person",
  "round-began": "round",
  "turned-up": "person",
  "period-ended": "round",
  "game-ended": "bell",
  dealt: "card",
  "passed-on": "card",
  played: "card",
  wasted: "card",
  "laid-aside": "card",
  "showed-third": "card",
  placed: "marker",
  settled: "marker",
  moved: "marker",
  "moved-to-cathedral": "cathedral",
  rearranged: "marker",
  toured: "marker",
  returned: "marker",
  "lost-marker": "marker",
  "gained-markers": "marker",
  "friend-went": "friend",
  donated: "cathedral",
  "cathedral-paid": "cathedral",
  earned: "prestige",
  "gained-gold": "gold",
  "took-gold": "gold",
  "rat-back": "rat",
  "rat-moved": "rat",
  "paid-for-rats": "rat",
  overrun: "plague",
  "plague-came": "plague",
  cured: "plague",
  drove: "carriage",
  fetched: "message",
  reused: "message",
  hired: "person",
  "hired-only": "person",
  "hired-nobody": "person",
  spied: "person",
};

/** Prices and gains for the player who looks. */
function chips(stage: Stage, told: Told[]): Chip[] {
  const sums = new Sums();
  for (const one of told) {
    if (one.args["player"] !== stage.seat) continue;
    const n = (name: string): number => Number(one.args[name] ?? 0);
    if (one.event === "earned") sums.add("prestige", n("prestige") + n("bonus"));
    else if (one.event === "gained-gold" || one.event === "took-gold") sums.add("gold", n("gold"));
    else if (one.event === "donated" || one.event === "paid-for-rats") sums.add("gold", -n("gold"));
    else if (one.event === "hired" || one.event === "hired-only") sums.add("gold", -1);
    else if (one.event === "gained-markers") sums.add("marker", n("markers"));
    else if (one.event === "placed") sums.add("marker", -1);
    else if (one.event === "rat-back") sums.add("rat", -n("steps"));
  }
  return sums.all.map(([icon, n]) => ({ icon, text: signed(n), good: icon === "rat" ? n < 0 : n > 0 }));
}

const drawn: Drawn = {
  Board,
  Side,
  Own,
  Purse,
  Glyph,
  parts: {
    district: '[data-touch^="sector-"]',
    supply: '[data-touch^="sector-cloister-school"], [data-touch^="sector-bank"]',
    persons: '[data-touch^="person-"]',
    hand: '[data-touch^="hand-"]',
    markets: '[data-touch^="market-"]',
    cathedral: '[data-touch^="cathedral"]',
    rats: '[data-test="plague"]',
  },
  // Of a card or a person that is chosen: its name stands above.
  act: (stage, act) => (/^(hand|person)-/.test(stage.chosen?.key ?? "") && /^(play|waste|hire|hire-only) /.test(act) ? t(`nd-act-${act.split(" ")[0]}`) : null),
  chips,
  flights,
  sources,
  icon: (told) => ICONS[told.event ?? ""] ?? "none",
  status: (stage) => {
    const view = viewOf(stage);
    return {
      text: view?.round ? t("nd-round", { round: view.round, period: view.period ?? "" }) : "",
      short: view?.round ? t("nd-round-short", { round: view.round, phase: isOver(view) ? "" : t(`nd-phase-${phaseOf(stage)}`) }) : "",
      phases: PHASES.map((phase) => t(`nd-phase-${phase}`)),
      phase: view && isOver(view) ? PHASES.length : PHASES.indexOf(phaseOf(stage)),
    };
  },
};

export default drawn;
