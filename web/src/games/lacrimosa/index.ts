// Lacrimosa, drawn.

import type { Chip, Drawn } from "..";
import type { Told } from "../../lib/protocol";
import type { Stage } from "../../lib/stage.svelte";
import { t } from "../../lib/words.svelte";
import { signed, Sums } from "../sums";
import Board from "./board/Board.svelte";
import { flights } from "./view/flights";
import Glyph from "./pieces/Glyph.svelte";
import { iconOf } from "./view/icons";
import Own from "./own/Own.svelte";
import Purse from "./own/Purse.svelte";
import { rivals, sources } from "./view/points";
import { gainOf, pays, priceOf } from "./view/payment";
import { POINTS } from "./view/printed";
import Side from "./side/Side.svelte";
import { NOTES, noteSign, phaseOf, PHASES, turnNumber, viewOf } from "./view/view";

/** What a tile gives whatever comes of it: not so much for each of something. */
const CERTAIN = new Set(["ducats", "vp", "finance", "talent", "travel", "composition", "wild"]);

/** Prices and gains for the player who looks; what leaves a track and what leaves as markers are told apart. */
function chips(stage: Stage, told: Told[], act = ""): Chip[] {
  const sums = new Sums();
  for (const one of told) {
    if (one.args["player"] !== stage.seat) continue;
    const n = Number(one.args["n"] ?? 0);
    const kind = POINTS[Number(one.args["points"])] ?? "wild";
    if (one.event === "scored") sums.add("vp", n);
    else if (one.event === "got-ducats" || one.event === "took-ducats" || one.event === "track-full" || one.event === "income") sums.add("ducat", n);
    else if (one.event === "paid") sums.add("ducat", -n);
    else if (one.event === "spent") {
      sums.add(`${kind} track`, -n);
      sums.add(`${kind} marker`, -Number(one.args["m"] ?? 0));
    } else if (one.event === "track-rose") sums.add(`${kind} track`, n);
    else if (one.event === "got-markers" || one.event === "bought") sums.add(`${kind} marker`, n);
    else if (one.event === "cashed") {
      sums.add(`${kind} marker`, -n);
      sums.add("ducat", n);
    } else if (one.event === "finance-rose") sums.add("finance", n);
    else if (one.event === "finance-fell") sums.add("finance", -n);
  }
  const price = Object.entries(priceOf(stage, act)).filter(([, n]) => n);
  if (price.length && !pays(told)) {
    const icon = (kind: string): string => (kind === "ducats" ? "ducat" : kind);
    for (const [kind, n] of price) sums.add(icon(kind), -n);
    for (const [kind, n] of Object.entries(gainOf(stage, act))) if (n && CERTAIN.has(kind)) sums.add(icon(kind), n);
  }
  return sums.all.map(([what, n]) => {
    const [icon, form] = what.split(" ");
    return { icon: icon!, text: form ? `${signed(n)} ${t(`la-chip-${form}`)}` : signed(n), good: n > 0 };
  });
}

/** The verb, where the name of what is chosen stands beside it; of a space of the Requiem, who writes it. */
const VERBS: Record<string, string> = { experience: "la-experiences", story: "la-story", document: "la-tag-document", commission: "la-tag-commission", perform: "la-perform", sell: "la-sell" };

function brief(stage: Stage, act: string): string | null {
  const [verb = "", noun = ""] = act.split(" ");
  if (verb !== "requiem" && verb !== "neutral") return VERBS[verb] ? t(VERBS[verb]) : null;
  const i = noun.startsWith("eighth-") ? 0 : 1;
  const composer = viewOf(stage)?.composers[i];
  return composer ? `${stage.speech.noun("composer", composer)} ${noteSign(NOTES[i]!)}` : null;
}

/** How a pick changes the stores: its points, one up the track or one marker more or less. */
const CHANGES: Record<string, string> = { raise: "+1 track", pick: "+1 marker", buy: "+1 marker", cash: "−1 marker" };

function pick(_: Stage, act: string): { icon: string; text: string } | null {
  const [verb = "", noun = ""] = act.split(" ");
  const [n, form] = CHANGES[verb]?.split(" ") ?? [];
  return form ? { icon: noun, text: `${n} ${t(`la-chip-${form}`)}` } : null;
}

const drawn: Drawn = {
  Board,
  Side,
  Own,
  Purse,
  Glyph,
  parts: {
    hand: '[data-touch^="hand-"]',
    diary: '[data-touch^="story-"]',
    row: '[data-touch^="row-"]',
    works: '[data-touch^="opus-"]',
    map: '[data-touch^="place-"]',
    kyrie: '[data-touch="movement-kyrie"]',
    upkeep: '[data-test="upkeep"] .act:nth-of-type(1)',
    tracks: '[data-touch^="track-"]',
  },
  chips,
  act: brief,
  pick,
  flights,
  sources,
  rivals,
  icon: iconOf,
  confirm: (stage) => (stage.ask?.key === "ask-exchange" ? t(stage.run?.chosen.length ? "la-exchange-end" : "la-end-turn") : null),
  status: (stage) => {
    const view = viewOf(stage);
    const phase = phaseOf(stage);
    return {
      text: view ? t("la-round", { round: view.round, turn: turnNumber(view) }) : "",
      short: view ? t("la-round-short", { round: view.round, turn: turnNumber(view) }) : "",
      phases: PHASES.map((each) => t(`la-phase-${each}`)),
      phase: PHASES.indexOf(phase),
    };
  },
};

export default drawn;
