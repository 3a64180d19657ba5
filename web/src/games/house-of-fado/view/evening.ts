// A player's last evening: what each act of the closing has brought, from what was told.

import type { Told } from "../../../lib/protocol";
import type { Stage } from "../../../lib/stage.svelte";
import { signed } from "../../sums";

export const ACTS = ["pay", "applaud", "peak", "farewell", "review", "leave"];

export interface Brought {
  icon: string;
  text: string;
}

export interface Evening {
  /** By act. */
  brought: Record<string, Brought[]>;
  over: boolean;
}

const ACT_OF: Record<string, string> = {
  "customers-paid": "pay",
  "guitar-applauded": "applaud",
  "singer-applauded": "applaud",
  "star-reached": "peak",
  retired: "peak",
  dismissed: "farewell",
  reviewed: "review",
  "critic-left": "review",
  "customers-left": "leave",
};
const NEXT = ["taken-up", "placed"]; // the player's next turn: the evening is a thing of the past

/** Null: this player has not closed since the last turn. */
export function evening(stage: Stage & { log?: Told[] }, player: number): Evening | null {
  const mine = (stage.log ?? []).filter((told) => !told.undone && told.args["player"] === player);
  const from = mine.findLastIndex((told) => told.event === "closed");
  if (from < 0) return null;
  const brought: Evening["brought"] = Object.fromEntries(ACTS.map((act) => [act, []]));
  const sums = new Map<string, number>();
  let act = "pay";
  let over = false;
  for (const told of mine.slice(from + 1)) {
    const event = told.event ?? "";
    if (NEXT.includes(event)) return null;
    act = ACT_OF[event] ?? act;
    const n = (name: string): number => Number(told.args[name] ?? 0);
    const add = (icon: string, many: number): void => void sums.set(`${act} ${icon}`, (sums.get(`${act} ${icon}`) ?? 0) + many);
    if (event === "coins-gained") add("coin", n("coins"));
    else if (event.endsWith("-applauded")) add("fame", 1);
    else if (event === "earned") add("points", n("points"));
    else if (event === "star-taken") add(`star-${stage.game.nouns["star"]?.[n("star")] ?? ""}`, 1);
    else if (event === "marker-removed") add("marker", -1);
    else if (event === "customers-left") add("customer", -n("customers"));
    if (act === "leave") over = true;
  }
  for (const [key, many] of sums) {
    const [name = "", icon = ""] = key.split(" ");
    brought[name]!.push({ icon, text: icon.startsWith("star-") ? "" : signed(many) });
  }
  return { brought, over };
}
