// House of Fado, drawn.

import type { Chip, Drawn } from "..";
import type { Frame, Told } from "../../lib/protocol";
import { screen } from "../../lib/media.svelte";
import type { Stage } from "../../lib/stage.svelte";
import { t } from "../../lib/words.svelte";
import { signed, Sums } from "../sums";
import Board from "./board/Board.svelte";
import Glyph from "./pieces/Glyph.svelte";
import { flights } from "./view/flights";
import { iconOf } from "./view/icons";
import Own from "./own/Own.svelte";
import Purse from "./own/Purse.svelte";
import { rivals, sources } from "./view/points";
import Side from "./side/Side.svelte";
import "./theme.css";
import { kicker, mine, nameOf, phaseOf, PHASES, stars, viewOf } from "./view/view";

/** Prices and gains for the player who looks. */
function chips(stage: Stage, told: Told[]): Chip[] {
  const sums = new Sums();
  for (const one of told) {
    if (one.args["player"] !== stage.seat) continue;
    const n = (name: string): number => Number(one.args[name] ?? 0);
    const noun = (kind: string): string => stage.game.nouns[kind]?.[n(kind)] ?? "";
    if (one.event === "earned") sums.add("points", n("points"));
    else if (one.event === "coins-gained") sums.add("coin", n("coins"));
    else if (one.event === "coins-paid" || one.event === "hired" || one.event === "contracted") sums.add("coin", -n("coins"));
    else if (one.event === "note-taken") sums.add(noun("note"), 1);
    else if (one.event === "raised" || one.event?.endsWith("-applauded")) sums.add("fame", 1);
    else if (one.event === "to-the-bar") sums.add(noun("colour"), 1);
    else if (one.event === "star-taken") sums.add(`star-${noun("star")}`, 1);
    else if (one.event === "marker-removed") sums.add("marker", -1);
  }
  return sums.all.map(([icon, n]) => ({ icon, text: signed(n), good: icon === "marker" || n > 0 }));
}

const drawn: Drawn = {
  Board,
  Side,
  Own,
  Purse,
  Glyph,
  parts: {
    boulevard: '[data-touch^="musician-"]',
    street: '[data-touch^="guest-"]',
    critic: '[data-touch^="critic-"]',
    "kick-out": '[data-touch^="exit-"][data-state="legal"]',
    restaurant: '[data-touch^="space-restaurant"]',
    stage: '[data-touch^="stage-"]',
    billboards: '[data-touch^="poster-"]',
  },
  chips,
  sources,
  rivals,
  icon: iconOf,
  flights,
  question: (stage) => {
    const space = stage.ask?.key === "ask-kick-out" ? stage.game.nouns["space"]?.[stage.ask.args["space"] ?? -1] : undefined;
    const by = kicker(stage);
    if (space && by !== null) return t("hf-ask-kick-out", { space: stage.speech.noun("space", space), who: nameOf(stage, by) });
    // Guests are chosen, and have no table yet.
    const run = stage.ask?.key === "ask-street" ? stage.run : null;
    if (run?.chosen.length && !run.offer.confirm && !run.chosen.some((act) => act.startsWith("table "))) return t("hf-ask-table");
    return null;
  },
  // The name of the space stands above.
  act: (stage, act) => (/^space-/.test(stage.chosen?.key ?? "") && /^(place|take) /.test(act) ? t(`hf-do-${act.split(" ")[0]}`) : null),
  missing: (stage) => {
    const run = stage.ask?.key === "ask-street" ? stage.run : null;
    return run?.chosen.length ? t(run.chosen.some((act) => act.startsWith("table ")) ? "hf-need-guests" : "hf-need-table") : null;
  },
  pick: (stage, act) => {
    const [verb = "", noun = ""] = act.split(" ");
    const kind = verb === "invite" ? "colour" : (stage.game.verbs.find((each) => each.name === verb)?.kind ?? "");
    const id = verb === "invite" ? noun.split("-").at(-1)! : noun;
    const icon = verb === "invite" ? id : verb === "critic" || verb === "table" ? verb : "";
    // On a phone guests and table stand in one line: pictures, and how many seats.
    if (screen.small && icon) return { icon, text: verb === "table" ? String(mine(stage)?.tables.find((each) => each.table === id)?.seats ?? "") : "" };
    return { icon, text: verb === "critic" ? t("hf-critic") : stage.speech.noun(kind, id) };
  },
  confirm: (stage) => {
    const key = stage.ask?.key ?? "";
    if (stage.run?.chosen.length) return key === "ask-applaud" ? t("hf-applause-go") : null;
    return key === "ask-applaud" ? t("hf-applause-none") : key === "ask-peak" || key === "ask-farewell" ? t("hf-stay") : null;
  },
  turnOf: (stage) => {
    const by = phaseOf(stage) === "kick-out" ? kicker(stage) : null;
    return by === null ? null : nameOf(stage, by);
  },
  status: (stage) => {
    const view = viewOf(stage);
    const phase = phaseOf(stage);
    const n = view ? stars(view) : 0;
    return {
      text: view ? t(n >= 3 ? "hf-status-last" : "hf-status", { round: view.round, stars: n }) : "",
      short: view ? t("hf-status-short", { round: view.round, stars: n }) : "",
      phases: PHASES.map((each) => t(`hf-phase-${each}`)),
      phase: (stage as Stage & { frame?: Frame | null }).frame?.over ? -1 : PHASES.indexOf(phase),
    };
  },
};

export default drawn;
