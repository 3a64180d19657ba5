// What would be left on tracks, in markers and in the purse after what is chosen, as far as its preview says.

import type { Stage } from "../../lib/stage.svelte";
import { POINTS, printedOf, type Gain, type Points } from "./printed";
import { viewOf, type PlayerView } from "./view";

export interface Left {
  tracks: Record<Points, number>;
  markers: Record<Points, number>;
  ducats: number;
}

export function left(stage: Stage, me: PlayerView): Left {
  const found: Left = { tracks: { ...me.tracks! }, markers: { ...me.markers! }, ducats: me.ducats ?? 0 };
  const act = stage.chosen?.options[0];
  if (!act) return found;
  for (const told of stage.preview(act)) {
    if (told.args["player"] !== stage.seat) continue;
    const kind = POINTS[Number(told.args["points"])];
    const n = Number(told.args["n"] ?? 0);
    if (told.event === "spent" && kind) {
      found.tracks[kind] -= n;
      found.markers[kind] -= Number(told.args["m"] ?? 0);
    } else if (told.event === "track-rose" && kind) found.tracks[kind] += n;
    else if (told.event === "got-markers" && kind) found.markers[kind] += n;
    else if (told.event === "bought" && kind) found.markers[kind] += n;
    else if (told.event === "cashed" && kind) {
      found.markers[kind] -= n;
      found.ducats += n;
    } else if (told.event === "paid") found.ducats -= n;
    else if (told.event === "got-ducats" || told.event === "track-full" || told.event === "took-ducats" || told.event === "income") found.ducats += n;
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
