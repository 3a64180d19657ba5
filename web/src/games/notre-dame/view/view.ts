// What src/parlour/shelf/notre_dame/view.py says, as types.

import type { Told } from "../../../lib/protocol";
import type { Stage } from "../../../lib/stage.svelte";
import { t, words } from "../../../lib/words.svelte";

export const COLOURS = ["blue", "vermilion", "green", "amber", "rose"];
export const SECTORS = ["cloister-school", "bank", "residence", "carriage-house", "hotel", "park", "hospital"];
export const LAST_SPACE = 9;
const ROUNDS = 9;

export interface Face {
  colour: string;
  card: string | null;
}

export interface PlayerView {
  colour: string;
  gold: number;
  prestige: number;
  supply: number;
  reserve: number;
  sectors: Record<string, number>;
  cathedral: number;
  friend: string | null;
  rat: number;
  carriage: string;
  messages: { colour: string; message: string }[];
  cured: boolean;
  plague: number;
  deck: number;
  hand: Face[];
  packet: Face[];
  seen?: string[];
  gave?: string[];
}

export interface View {
  round: number;
  period: string | null;
  first: number;
  open_scores: boolean;
  bank: number;
  payout: number;
  markets: Record<string, string>;
  persons: { person: string; rats: number }[];
  plague: number;
  brown: string[];
  grey: string[];
  coming: string[] | null;
  spied: number[];
  shown: string[];
  asked: number[];
  answer: number;
  players: PlayerView[];
}

export function viewOf(stage: Stage): View | null {
  return stage.view as unknown as View | null;
}

export const boardOf = (player: PlayerView): number => COLOURS.indexOf(player.colour);
export const boardsOf = (view: View): number => (view.players.length === 2 ? 4 : view.players.length);

/** Where the rat will stand after this round's plague, as things are now, and whether it gets through. */
export function plagueOf(view: View, player: PlayerView): { rats: number; hospital: number; space: number; overrun: boolean } {
  const rats = player.cured ? 0 : view.plague;
  const hospital = player.sectors["hospital"] ?? 0;
  const sum = player.rat + rats - hospital;
  return { rats, hospital, space: Math.max(0, Math.min(LAST_SPACE, sum)), overrun: sum > LAST_SPACE };
}

export type Phase = "persons" | "draft" | "actions" | "hire" | "plague";
export const PHASES: Phase[] = ["persons", "draft", "actions", "hire", "plague"];

/** All nine rounds are played. */
export const isOver = (view: View): boolean => view.round === ROUNDS && !view.persons.length && !view.asked.length;

export function phaseOf(stage: Stage): Phase {
  const view = viewOf(stage);
  if (!view || view.persons.length < 3) return "persons";
  if (stage.ask?.key === "ask-lose-marker") return "plague";
  if (stage.ask?.key === "ask-keep-card") return "draft";
  if (stage.ask?.key === "ask-play-card") return "actions";
  if (stage.ask?.key === "ask-hire-person") return "hire";
  if (view.players.some((p) => p.packet.length)) return "draft";
  const scholar = view.persons.some((p) => p.person === "scholar");
  if (view.players.some((p) => p.hand.length > (scholar ? 1 : 0))) return "actions";
  if (stage.moment.some((told) => told.event === "plague-came")) return "plague";
  return "hire";
}

/** What stands in a sector, in words. */
export function held(p: PlayerView, sector: string): string {
  const friend = p.friend === sector;
  return [t("nd-markers", { n: (p.sectors[sector] ?? 0) - (friend ? 1 : 0) }), friend ? t("nd-and-friend") : ""].filter(Boolean).join(", ");
}

/** What a thing does, in a sentence. */
export function power(stage: Stage, kind: string, id: string): string {
  return words.find(`${kind}-${id}-power`, undefined, stage.game.id) ?? "";
}

/** Playing a card of this kind: first those in hand, then the own one, which may be refused with a reason. */
export function playing(me: PlayerView | null, kind: string): string[] {
  const held = (me?.hand ?? []).flatMap((face) => (face.card?.slice(face.colour.length + 1) === kind ? [`play ${face.card}`] : []));
  return [...held, `play ${me?.colour}-${kind}`];
}

/** The noun that something told names. */
export function nounOf(stage: Stage, told: Told, kind: string): string {
  const value = told.args[kind];
  return typeof value === "number" ? (stage.game.nouns[kind]?.[value] ?? "") : "";
}
