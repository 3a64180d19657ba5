// What decides between equal victory points, one after the other [LA-7.5].

import type { Options } from "../../lib/protocol";
import type { Stage } from "../../lib/stage.svelte";
import { t } from "../../lib/words.svelte";
import type { Tie } from "../sums";
import { printedOf } from "./view/printed";
import { viewOf } from "./view/view";

export default function ties(stage: Stage, options: Options): Tie[] {
  const view = viewOf(stage);
  if (!view) return [];
  const printed = printedOf(view);
  const work = view.players.map((_, owner) => view.requiem.filter((space) => space.owner === owner).map(({ space }) => space));
  const movements = work.map((spaces) => new Set(spaces.map((space) => printed.space[space]?.movement)).size);
  return [
    options["tie-break"] === "movements" ? { name: t("la-tie-movements"), values: movements } : { name: t("la-tie-markers"), values: work.map((spaces) => spaces.length) },
    { name: t("la-tie-opuses"), values: view.players.map((p) => p.opuses?.length ?? 0) },
  ];
}
