// What each event moves on the table.

import type { Told } from "../../../lib/protocol";
import type { Stage } from "../../../lib/stage.svelte";
import type { Flight, Gain } from "../../../lib/travel";
import { signed } from "../../sums";
import { POINTS } from "./printed";
import { SOLOIST, viewOf } from "./view";

const CARDS = ["documented", "commissioned", "performed", "sold", "experienced", "storied", "kept", "solo-documented", "solo-commissioned", "solo-sold"];
const DUCATS = ["got-ducats", "took-ducats", "track-full", "income"];

export function flights(stage: Stage, told: Told): Flight[] {
  const event = told.event ?? "";
  const n = (name: string): number => Number(told.args[name] ?? 0);
  const noun = (kind: string): string => stage.game.nouns[kind]?.[n(kind)] ?? "";
  const player = /^solo(ist)?-/.test(event) ? SOLOIST : n("player");
  const home = `[data-plate="${player}"]`;
  const gain = (icon: string, many: number, from = ""): Gain => ({ icon, text: signed(many), to: `[data-counter="${icon}-${player}"]`, ...(from ? { from } : {}) });
  const points = POINTS[n("points")] ?? "wild";
  if (CARDS.includes(event)) return [{ piece: `card:${noun("card")}`, home }];
  if (event === "revealed" || event === "left-row") return [{ piece: `card:${noun("card")}` }];
  if (event === "drew" || event === "drew-last") return [{ piece: `card:${noun("card")}`, home }];
  if (event === "travelled" || event === "solo-passed") return [{ piece: "coach", via: wayTo(stage, noun("place")) }];
  if (event === "took-court" || event === "solo-took-court") return [{ piece: `court:${noun("court")}`, home }];
  if (event === "composed" || event === "solo-composed") return [{ piece: `marker:${player}`, home }];
  if (event === "neutral-placed") return [{ piece: "neutral", home }];
  if (event === "took-tile") return [{ piece: `tile:${noun("tile")}`, home }];
  if (event === "scored" || event === "soloist-scored") return n("n") ? [gain("vp", n("n"), SOURCES[noun("origin")])] : [];
  if (DUCATS.includes(event)) return n("n") ? [gain("ducat", n("n"))] : [];
  if (event === "paid") return [gain("ducat", -n("n"))];
  if (event === "spent") return [gain(points, -n("n") - n("m"))];
  if (event === "track-rose" || event === "got-markers" || event === "bought") return [gain(points, n("n"))];
  if (event === "cashed") return [gain(points, -n("n")), gain("ducat", n("n"))];
  if (event === "finance-rose" || event === "finance-fell" || event === "soloist-finance") return [gain("finance", event === "finance-fell" ? -n("n") : n("n"))];
  return [];
}

/** Where points come from on the table. */
const SOURCES: Record<string, string> = { requiem: '[data-touch^="movement-"]' };

/** Where the coach stands, and where it stood before. */
const coaches = new WeakMap<Stage, { from: string; at: string }>();

/** The map says so whenever it is drawn. */
export function stands(stage: Stage, at: string): void {
  const old = coaches.get(stage)?.at ?? at;
  if (old !== at || !coaches.has(stage)) coaches.set(stage, { from: old, at });
}

/** The roads that were taken: the cheapest way back from here leads over the same places. */
function wayTo(stage: Stage, place: string): string[] {
  const from = coaches.get(stage)?.from;
  const back = viewOf(stage)?.map.find((each) => each.place === from)?.way ?? [];
  return back[0] === place ? back.slice(1, -1).reverse().map((stop) => `[data-touch="place-${stop}"]`) : [];
}
