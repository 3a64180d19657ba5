// What would be left on tracks, in markers and in the purse after what is chosen, as far as its preview says.

import type { Told } from "../../../lib/protocol";
import type { Stage } from "../../../lib/stage.svelte";
import { POINTS, printedOf, type Gain, type Points } from "./printed";
import { tileGain } from "./say";
import { viewOf, type PlayerView } from "./view";

export interface Left {
  tracks: Record<Points, number>;
  markers: Record<Points, number>;
  ducats: number;
}

/** Whether a preview goes as far as the payment. */
export const pays = (told: Told[]): boolean => told.some((one) => ["spent", "paid", "bought-any", "finance-fell"].includes(one.event ?? ""));

export function left(stage: Stage, me: PlayerView): Left {
  const found: Left = { tracks: { ...me.tracks! }, markers: { ...me.markers! }, ducats: me.ducats ?? 0 };
  const told = stage.outlook;
  const act = stage.run ? undefined : stage.acts[0];
  if (act && !pays(told)) found.ducats -= priceOf(stage, act).ducats ?? 0; // which points, is asked first
  for (const one of told) {
    if (one.args["player"] !== stage.seat) continue;
    const kind = POINTS[Number(one.args["points"])];
    const n = Number(one.args["n"] ?? 0);
    if (one.event === "spent" && kind) {
      found.tracks[kind] -= n;
      found.markers[kind] -= Number(one.args["m"] ?? 0);
    } else if (one.event === "track-rose" && kind) found.tracks[kind] += n;
    else if (one.event === "got-markers" && kind) found.markers[kind] += n;
    else if (one.event === "bought" && kind) found.markers[kind] += n;
    else if (one.event === "cashed" && kind) {
      found.markers[kind] -= n;
      found.ducats += n;
    } else if (one.event === "paid") found.ducats -= n;
    else if (one.event === "got-ducats" || one.event === "track-full" || one.event === "took-ducats" || one.event === "income") found.ducats += n;
  }
  return found;
}

/** The printed price of an action, for when its preview stops at a question before anything is paid. */
export function priceOf(stage: Stage, act: string): Gain {
  const view = viewOf(stage);
  const [verb, noun = ""] = act.split(" ");
  if (!view) return {};
  const printed = printedOf(view);
  if (verb === "document" || verb === "commission") {
    const { reward: _, ...price } = view.row.find((entry) => entry?.card === noun)?.price ?? {};
    return price;
  }
  if (verb === "travel") {
    const place = view.map.find((each) => each.place === noun);
    const tile = place?.tile ? (printed.court[place.tile] ?? printed.city[place.tile]) : undefined;
    return { ...tile?.cost, ducats: place?.road ?? 0 };
  }
  if (verb === "requiem") {
    const cut = noun.indexOf("-");
    const movement = view.movements.find((row) => row.movement === printed.space[noun.slice(cut + 1)]?.movement);
    const tile = movement?.[noun.slice(0, cut) as "eighth" | "sixteenth"][0];
    return tile ? (printed.tile[tile]?.cost ?? {}) : {};
  }
  if (verb === "perform" || verb === "sell") return { talent: printed.opus[noun]?.[verb].talent ?? 0 };
  return {};
}

/** What an action brings for certain, for the same case. */
export function gainOf(stage: Stage, act: string): Gain {
  const view = viewOf(stage);
  const [verb, noun = ""] = act.split(" ");
  if (!view) return {};
  const printed = printedOf(view);
  if (verb === "commission") return { vp: printed.opus[noun]?.vp ?? 0 };
  if (verb === "travel") {
    const place = view.map.find((each) => each.place === noun);
    return place ? tileGain(stage, place) : {};
  }
  if (verb === "requiem") {
    const cut = noun.indexOf("-");
    const movement = view.movements.find((row) => row.movement === printed.space[noun.slice(cut + 1)]?.movement);
    const tile = movement?.[noun.slice(0, cut) as "eighth" | "sixteenth"][0];
    return tile ? (printed.tile[tile]?.reward ?? {}) : {};
  }
  return {};
}
