// What src/parlour/shelf/house_of_fado/view.py says, as types.

import { SPECTATOR, type Told } from "../../../lib/protocol";
import type { Stage } from "../../../lib/stage.svelte";
import { t } from "../../../lib/words.svelte";

export const KINDS = ["portuguese-guitar", "singer", "classical-guitar"];
export const SIDES = ["left", "centre", "right"];
export const COLOURS = ["grey", "black", "brown"];
export const NOTES = ["clef", "minim", "crotchet", "quaver"];
export const SPACES = ["boulevard-left", "boulevard-right", "street-right", "billboards-right", "billboards-left", "rehearsal", "street-left"];
export const STARS = [...KINDS, "fado", "prestige"];
export const TOP = 6;

export type Crowd = Record<string, number>;

export interface MusicianView {
  musician: string;
  note: string;
  fame: number;
  price: number | null;
}

export interface FadoView {
  fado: string;
  points: number;
  notes: string[];
}

export interface Exit {
  side: string;
  worker: number | null;
  bonus: string;
  coins: number;
  price: number;
}

export interface Billboard {
  musician: MusicianView | null;
  tile: string | null;
  values: number[];
  markers: number[];
  points: number[];
  promoted: number[];
  contract: number | null;
}

export interface TableView {
  table: string;
  seats: number;
  ready: boolean;
  customers: Crowd;
  critic: boolean;
}

export interface PlayerView {
  alfama: boolean;
  coins: number;
  points: number;
  supply: number;
  lifted: number;
  workers: { space: string; exit: string | null }[];
  home: boolean;
  markers: number;
  removed: number;
  pay: number;
  critic_price: number;
  notes: Record<string, number>;
  fados: FadoView[];
  musicians: Record<string, MusicianView | null>;
  tables: TableView[];
  bar: { seats: number; customers: Crowd };
  stars: string[];
  at_end: Record<string, number>;
  worth: number;
}

export interface View {
  round: number;
  first: number;
  solo: boolean;
  spaces: Record<string, { worker: number | null; exits: Exit[] }>;
  boulevard: Record<string, (MusicianView | null)[]>;
  street: Record<string, { customers: Crowd; critic: boolean }>;
  bag: Crowd;
  discard: Crowd;
  notes: Record<string, number>;
  fados: (FadoView | null)[];
  next_fado: FadoView | null;
  pile: FadoView[];
  billboards: Record<string, Billboard>;
  stars: Record<string, number | null>;
  star_places: string[];
  retired: string[];
  applauding: Crowd;
  last: string | null;
  closed: boolean;
  asked: number[];
  players: PlayerView[];
  printed: { applause: number[]; pay: number[]; critic_price: number[]; surcharge: Record<string, number>; stars: number[]; fados: number[]; coins_per_point: number };
}

export const viewOf = (stage: Stage): View | null => stage.view as unknown as View | null;

export function mine(stage: Stage): PlayerView | null {
  return stage.seat === SPECTATOR ? null : (viewOf(stage)?.players[stage.seat] ?? null);
}

export const total = (crowd: Crowd): number => COLOURS.reduce((sum, colour) => sum + (crowd[colour] ?? 0), 0);
export const list = (crowd: Crowd): string[] => COLOURS.flatMap((colour) => Array.from({ length: crowd[colour] ?? 0 }, () => colour));
export const stars = (view: View): number => Object.values(view.stars).filter((owner) => owner !== null).length;
export const kindOf = (musician: string): string => musician.slice(0, musician.lastIndexOf("-"));
export const areaOf = (space: string): string => space.replace(/-(left|right)$/, "");

/** The name of a player: Alfama has no seat. */
export function nameOf(stage: Stage, player: number): string {
  return viewOf(stage)?.players[player]?.alfama ? t("hf-alfama") : stage.nameOf(player);
}

/** The two groups, or kinds, beside an action space: 0 and 1, or 1 and 2. */
export const beside = (space: string): number[] => (space.endsWith("right") ? [1, 2] : [0, 1]);

/** A bonus of a kick-out space in a few words. */
export function bonusWords(exit: Exit): string {
  if (exit.bonus === "coins") return t("hf-bonus-coins", { n: exit.coins });
  return t(`hf-bonus-${exit.bonus}`, { price: exit.price });
}

/** What removing the n-th marker brings. */
export function plateOf(view: View, n: number): { icon: string; text: string; words: string } {
  const { pay, critic_price } = view.printed;
  if (n === pay.length - 1) return { icon: "star-prestige", text: "", words: t("hf-plate-star") };
  if (n === 5) return { icon: "table", text: "4", words: t("hf-plate-table") };
  if (pay[n] !== pay[n - 1]) return { icon: "customer", text: String(pay[n]), words: t("hf-plate-pay", { n: pay[n] ?? 0 }) };
  if (critic_price[n] !== critic_price[n - 1]) return { icon: "critic", text: String(critic_price[n]), words: t("hf-plate-critic", { n: critic_price[n] ?? 0 }) };
  return { icon: "none", text: "", words: t("hf-plate-none") };
}

export const CLOSING = ["ask-applaud", "ask-peak", "ask-farewell", "ask-return-critic"];

export type Phase = "worker" | "kick-out" | "action" | "closing";
export const PHASES: Phase[] = ["worker", "kick-out", "action", "closing"];

export function phaseOf(stage: Stage): Phase {
  const view = viewOf(stage);
  const key = stage.ask?.key ?? "";
  if (key === "ask-close" || CLOSING.includes(key)) return "closing";
  if (key === "ask-kick-out" || key.startsWith("ask-bonus")) return "kick-out";
  if (key === "ask-take-up" || key === "ask-place") return "worker";
  if (key) return "action";
  return view?.players.some((p) => p.lifted) ? "worker" : "action";
}

/** Whose worker has just kicked out the reader's: the one that was placed last, or that stands where the reader's has left. */
export function kicker(stage: Stage & { log?: Told[] }): number | null {
  const view = viewOf(stage);
  const placed = stage.log?.findLast((told) => !told.undone && (told.event === "placed" || told.event === "alfama-placed"));
  if (placed) return placed.event === "placed" ? Number(placed.args["player"]) : (view?.players.findIndex((p) => p.alfama) ?? null);
  const asked = stage.game.nouns["space"]?.[stage.ask?.args["space"] ?? -1] ?? "";
  const left = SPACES.filter((space) => view?.spaces[space]?.exits.some((exit) => exit.worker === stage.seat));
  return [asked, ...left].map((space) => view?.spaces[space]?.worker ?? null).find((by) => by !== null && by !== stage.seat) ?? null;
}
