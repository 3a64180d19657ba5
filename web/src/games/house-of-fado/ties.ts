// What decides between equal points, one after the other [HF-8.6].

import type { Stage } from "../../lib/stage.svelte";
import { t } from "../../lib/words.svelte";
import type { Tie } from "../sums";
import { viewOf } from "./view/view";

export default function ties(stage: Stage): Tie[] {
  const players = viewOf(stage)?.players ?? [];
  return [
    { name: t("hf-tie-stars"), values: players.map((p) => p.stars.length) },
    { name: t("hf-tie-fados"), values: players.map((p) => p.fados.length) },
    { name: t("hf-tie-coins"), values: players.map((p) => p.coins) },
  ];
}
