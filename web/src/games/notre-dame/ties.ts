// What decides between equal prestige [ND-2.11].

import type { Stage } from "../../lib/stage.svelte";
import { t } from "../../lib/words.svelte";
import type { Tie } from "../sums";
import { viewOf } from "./view/view";

export default function ties(stage: Stage): Tie[] {
  return [{ name: t("nd-tie"), values: (viewOf(stage)?.players ?? []).map((p) => p.gold + p.supply) }];
}
