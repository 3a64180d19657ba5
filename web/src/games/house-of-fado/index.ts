// House of Fado, drawn.

import type { Chip, Drawn } from "..";
import type { Frame, Told } from "../../lib/protocol";
import type { Stage } from "../../lib/stage.svelte";
import { t } from "../../lib/words.svelte";
import { signed, Sums } from "../sums";
import Board from "./Board.svelte";
import Glyph from "./Glyph.svelte";
import { iconOf } from "./icons";
import Own from "./Own.svelte";
import { rivals, sources } from "./points";
import Side from "./Side.svelte";
import "./theme.css";
import { kicker, nameOf, phaseOf, PHASES, stars, viewOf } from "./view";

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
  Glyph,
  chips,
  sources,
  rivals,
  icon: iconOf,
  question: (stage) => {
    const space = stage.ask?.key === "ask-kick-out" ? stage.game.nouns["space"]?.[stage.ask.args["space"] ?? -1] : undefined;
    const by = kicker(stage);
    return space && by !== null ? t("hf-ask-kick-out", { space: stage.speech.noun("space", space), who: nameOf(stage, by) }) : null;
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
