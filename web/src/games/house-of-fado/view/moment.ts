// What has just happened, as places that light up.

import type { Stage } from "../../../lib/stage.svelte";

const ARGS: Record<string, string> = { space: "space", musician: "musician", note: "note", fado: "fado", star: "star" };

const NOWHERE: ReadonlySet<string> = new Set();

export function happened(stage: Stage): ReadonlySet<string> {
  const found = new Set<string>();
  for (const told of stage.moment) {
    const noun = (kind: string): string => stage.game.nouns[kind]?.[Number(told.args[kind])] ?? "";
    for (const [arg, kind] of Object.entries(ARGS)) if (arg in told.args) found.add(`${kind} ${noun(arg)}`);
    if ("group" in told.args && told.event !== "alfama-hired") found.add(`group ${noun("group")}`);
    if (told.event === "kicked-out") found.add(`exit ${noun("space")} ${noun("side")}`);
    if ((told.event === "promoted" || told.event === "alfama-promoted") && "musician" in told.args) found.add(`poster ${noun("musician").replace(/-\d+$/, "")}`);
    if ("player" in told.args && told.event !== "placed" && told.event !== "taken-up") found.add(`player ${String(told.args["player"])}`);
  }
  return found.size ? found : NOWHERE; // the same as before: whoever looks at it need not look again
}
