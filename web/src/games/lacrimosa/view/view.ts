// What src/parlour/shelf/lacrimosa/view.py says, as types.

import { SPECTATOR } from "../../../lib/protocol";
import type { Stage } from "../../../lib/stage.svelte";
import { iconsOf, POINTS, printedOf, type Gain, type Points } from "./printed";

export interface RowCard {
  card: string;
  price: Partial<Record<"ducats" | Points | "wild" | "reward", number>>;
  missing?: number;
}

export interface PlaceView {
  place: string;
  tile: string | null;
  golden: boolean;
  road: number;
  way: string[];
  missing?: number;
}

export interface SpaceView {
  space: string;
  owner: null | "constanze" | "neutral" | number;
  note: "eighth" | "sixteenth" | null;
}

export interface MovementView {
  movement: string;
  high: number;
  low: number;
  leads: "eighth" | "sixteenth" | null;
  points: number[];
  eighth: string[];
  sixteenth: string[];
}

export interface PlayerView {
  soloist: boolean;
  vp: number;
  finance: number;
  experiences: string[];
  story: string[];
  desks: Record<string, string | null>;
  courts: string[];
  met: string[];
  worth: Record<string, number>;
  // Not the Soloist's:
  ducats?: number;
  tracks?: Record<Points, number>;
  markers?: Record<Points, number>;
  opuses?: string[];
  turned?: string[];
  hand?: string[];
  hidden?: number;
  deck?: number;
  elsewhere?: string[];
}

export interface View {
  round: number;
  turn: number;
  first: number;
  level: string | null;
  bonus: string | null;
  edition: Record<string, Record<string, Record<string, unknown>>>;
  row: (RowCard | null)[];
  deck: { opuses: number; memories: number; unseen: string[] };
  mozart: string;
  map: PlaceView[];
  court_pile: string[];
  city_pile: string[];
  city_used: string[];
  composers: string[];
  constanze: string | null;
  requiem: SpaceView[];
  movements: MovementView[];
  icons: string[];
  due: number[];
  solo_deck: string[];
  asked: number[];
  answer: number;
  players: PlayerView[];
}

export function viewOf(stage: Stage): View | null {
  return stage.view as unknown as View | null;
}

export function meOf(stage: Stage): PlayerView | undefined {
  return stage.seat === SPECTATOR ? undefined : viewOf(stage)?.players[stage.seat];
}

export const NOTES = ["eighth", "sixteenth"] as const;
export const SOLOIST = 1;
export const noteSign = (note: string | null): string => (note === "eighth" ? "♪" : note === "sixteenth" ? "♬" : "");

const NOWHERE: ReadonlySet<string> = new Set();

/** Where these events have just happened, by a noun that they tell: its places light up. Most pictures light nothing. */
export function lit(stage: Stage, events: string[], noun: string): ReadonlySet<string> {
  const found = stage.moment.flatMap((told) => (events.includes(told.event ?? "") ? [stage.game.nouns[noun]?.[told.args[noun] as number] ?? ""] : []));
  return found.length ? new Set(found) : NOWHERE;
}

/** Whose turn it is, or -1 when all are asked at once. */
export const turnOf = (view: View): number => (view.asked.length === 1 ? view.asked[0]! : -1);

/** The turn of the round, 1 to 4. */
export function turnNumber(view: View): number {
  const seats = view.players.filter((p) => !p.soloist).length;
  return Math.min(4, Math.max(1, Math.ceil(view.turn / seats)));
}

/** What the cards in the Story row, Sequentia tiles and finance will bring in the next maintenance. */
export function forecast(view: View, player: PlayerView): { points: Record<Points, number>; wild: number; vp: number; ducats: number } {
  const printed = printedOf(view);
  const points: Record<Points, number> = { talent: 0, travel: 0, composition: 0 };
  let wild = 0;
  let vp = 0;
  const add = (gain: Gain): void => {
    for (const kind of POINTS) points[kind] += gain[kind] ?? 0;
    wild += gain.wild ?? 0;
    vp += gain.vp ?? 0;
  };
  for (const card of player.story) add(printed.memory[card]?.story ?? {});
  for (const what of Object.values(player.desks)) {
    const tile = what && what !== "marker" ? printed.tile[what] : undefined;
    if (tile?.each === "maintenance") points[tile.track as Points] += 1;
  }
  const income = financeOf(view, player.finance);
  return { points, wild: wild + income.wild, vp: vp + income.vp, ducats: income.ducats };
}

export function financeOf(view: View, step: number): { ducats: number; wild: number; vp: number } {
  return printedOf(view).finance[`finance-${step}`] ?? { ducats: 0, wild: 0, vp: 0 };
}

/** How many icons of the period bonus lie in a player's Experiences row. */
export function bonusIcons(view: View, player: PlayerView): number {
  const printed = printedOf(view);
  const bonus = view.bonus ? printed.bonus[view.bonus] : undefined;
  if (!bonus || player.soloist) return 0;
  return player.experiences.flatMap((card) => iconsOf(printed.memory[card]?.actions ?? {})).filter((icon) => icon === bonus.action).length;
}

export type Phase = "cards" | "action" | "exchange" | "maintenance";
export const PHASES: Phase[] = ["cards", "action", "exchange", "maintenance"];

export function phaseOf(stage: Stage): Phase {
  const view = viewOf(stage);
  const key = stage.ask?.key ?? "";
  if (key === "ask-play-experience" || key === "ask-play-story") return "cards";
  if (key === "ask-exchange") return "exchange";
  if (stage.moment.some((told) => told.event === "maintained" || told.event === "turned-golden")) return "maintenance";
  if (view && view.asked.length > 1) return "maintenance";
  return key ? "action" : "cards";
}

/** Which part of the table the present question is about. */
export function places(stage: Stage): ("row" | "map" | "requiem" | "own")[] {
  const found = new Set<"row" | "map" | "requiem" | "own">();
  for (const act of stage.legal) {
    const verb = act.split(" ")[0]!;
    if (verb === "document" || verb === "commission") found.add("row");
    else if (verb === "travel") found.add("map");
    else if (verb === "requiem" || verb === "neutral" || verb === "take") found.add("requiem");
    else found.add("own");
  }
  return [...found];
}
