// What is printed on cards, tiles and boards: the game's own rows, with the corrections of the edition that is played.

import { untrack } from "svelte";
import type { Stage } from "../../../lib/stage.svelte";
import { viewOf, type View } from "./view";

export type Gain = Partial<Record<"ducats" | "vp" | "finance" | Points | "wild", number>>;
export type Points = "talent" | "travel" | "composition";
export type Action = "document" | "commission" | "perform-or-sell" | "travel" | "requiem";

export interface Opus {
  period: string;
  type: string;
  talent: number;
  ducats: number;
  vp: number;
  perform: { talent?: number; ducats?: number };
  sell: { talent?: number; finance?: number; vp?: number };
}
export interface Memory {
  period: string;
  reward: Gain;
  actions: Partial<Record<Action, number>>;
  story: Gain;
}
export interface Tile {
  composer: string;
  movement: string;
  cost: Gain;
  reward: Gain;
  action: string;
  each: "none" | "maintenance" | "opus" | "action";
  track?: string;
  type?: string;
  vp?: number;
  again?: string;
}
export interface Court {
  cost: Gain;
  plain: Gain;
  gold: Gain;
  needs: string[];
  favour: number;
}
export interface City {
  cost: Gain;
  effect: "none" | "sell" | "perform" | "count" | "document";
  type: string;
  plain: Gain & { "vp-each"?: number; "if-done-finance"?: number; "if-done-ducats"?: number };
  gold: City["plain"];
}
export interface Printed {
  opus: Record<string, Opus>;
  memory: Record<string, Memory>;
  tile: Record<string, Tile>;
  court: Record<string, Court>;
  city: Record<string, City>;
  bonus: Record<string, { period: string; action: Action; reward: Gain }>;
  space: Record<string, { movement: string; instrument: string }>;
  desk: Record<string, { instrument: string; reward: Gain; neutral: number }>;
  finance: Record<string, { ducats: number; wild: number; vp: number }>;
  track: Record<string, { most?: number; start: number; beyond: number }>;
  place: Record<string, { kind: "city" | "court" }>;
  road: Record<string, { from: string; to: string; ducats: number }>;
  soloist: Record<string, { actions: Partial<Record<Action, number>>; side: string; direction: string; courts: number; movement: string; instrument: string }>;
}

const FILES = import.meta.glob<string>("../../../../../src/parlour/shelf/lacrimosa/components/*.toml", { query: "?raw", import: "default", eager: true });

type Row = { id: string } & Record<string, unknown>;

/** The rows are lists of one-line tables: near enough to JSON. */
function rowsOf(text: string): Record<string, Row[]> {
  const json = text
    .replace(/#.*$/gm, "")
    .replace(/([A-Za-z][\w-]*) = /g, '"$1": ')
    .replace(/^\]$/gm, "],")
    .replace(/,(\s*[\]}])/g, "$1");
  return JSON.parse(`{${json.trim().replace(/,$/, "")}}`) as Record<string, Row[]>;
}

const TABLES: Record<string, Row[]> = Object.assign({}, ...Object.values(FILES).map(rowsOf));
const made = new Map<string, Printed>();
const known = new WeakMap<View, Printed>();

/** What a table is printed with is the same in all its pictures: what looks at it does not look at the next picture too. */
export const printedFor = (stage: Stage): Printed => printedOf(untrack(() => viewOf(stage)) ?? viewOf(stage));

export function printedOf(view: View | null): Printed {
  const found = (view && known.get(view)) ?? editionOf(view?.edition ?? {});
  if (view) known.set(view, found);
  return found;
}

function editionOf(edition: View["edition"]): Printed {
  const key = JSON.stringify(edition);
  const old = made.get(key);
  if (old) return old;
  const printed = Object.fromEntries(
    Object.entries(TABLES).map(([kind, rows]) => [kind, Object.fromEntries(rows.map((row) => [row.id, { ...row, ...edition[kind]?.[row.id] }]))]),
  ) as unknown as Printed;
  made.set(key, printed);
  return printed;
}

export const isOpus = (card: string): boolean => card.startsWith("op-");
export const POINTS: Points[] = ["talent", "travel", "composition"];
export const ACTIONS: Action[] = ["document", "commission", "perform-or-sell", "travel", "requiem"];
export const MOVEMENTS = ["kyrie", "sequentia", "offertorium", "sanctus", "agnus-dei"];

/** The icons of a card, one by one, in printed order. */
export function iconsOf(actions: Partial<Record<Action, number>>): Action[] {
  return Object.entries(actions).flatMap(([action, n]) => Array.from({ length: n }, () => action as Action));
}
