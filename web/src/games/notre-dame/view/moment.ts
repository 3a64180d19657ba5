// What has just happened, as places that light up.

import type { Stage } from "../../../lib/stage.svelte";
import { boardOf, nounOf, viewOf } from "./view";

const NOWHERE: ReadonlySet<string> = new Set();

export function happened(stage: Stage): ReadonlySet<string> {
  const found = new Set<string>();
  for (const told of stage.moment) {
    const seat = told.args["player"];
    const player = typeof seat === "number" ? viewOf(stage)?.players[seat] : undefined;
    const where = nounOf(stage, told, "sector") || nounOf(stage, told, "place");
    if (player && where) found.add(where === "notre-dame" ? "notre-dame" : `${boardOf(player)} ${where}`);
    if (told.event === "drove") found.add(nounOf(stage, told, "market"));
    if (told.event === "donated" || told.event === "cathedral-paid") found.add("notre-dame");
    if (player && (told.event === "rat-moved" || told.event === "rat-back" || told.event === "overrun")) found.add(`rat ${boardOf(player)}`);
  }
  return found.size ? found : NOWHERE; // the same as before: whoever looks at it need not look again
}
