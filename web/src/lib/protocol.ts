// What goes over the wire; docs/PROTOCOL.md says it in words.

import type { Edition } from "./edition";

export const SPECTATOR = -3;
export type Value = number | string | boolean;
export type Options = Record<string, Value>;
export type Numbers = Record<string, number>;

export interface GameInfo {
  id: string;
  version: number;
  prefix: string;
  options: { name: string; values: Value[]; default: Value; clause: string; local: Options; counts: number[]; seats: boolean }[];
  beginner: Options;
  seats: number[];
  bots: string[];
  characters: Character[];
  prepare: Record<string, string[]>;
  verbs: { name: string; kind: string; nouns: string[] }[];
  events: { name: string; args: string[]; secret: string[] }[];
  nouns: Record<string, string[]>;
  compound: Record<string, string[]>;
  /** Arguments and fields of a view that hold a seat. */
  seated: string[];
  /** Those that the game has words in. */
  languages: string[];
  /** Of its guided game; 0: it has none. */
  stations: number;
  /** How many tips it has for later games. */
  tips: number;
}

/** Somebody to play against: a bot of a level with a style, a face and words of its own. */
export interface Character {
  id: string;
  level: string;
  face: Record<string, string | boolean>;
}

/** A sentence of a guided game: its message and the numbers in it. */
export interface Sentence {
  key: string;
  args: Numbers;
}

/** A tip for a question. */
export interface Timely {
  ask: string;
  id: string;
  key: string;
  args: Record<string, number>;
  clause: string;
}

/** Where the learner is in a guided game. */
export interface Lesson {
  station: number;
  of: number;
  say: Sentence | null;
  after: Sentence | null;
  /** The answers that the station takes, the written one first. */
  offered: string[];
  /** Parts of the drawing that the sentence is about. */
  lit: string[];
  clauses: string[];
  over: boolean;
}

export interface SeatInfo {
  seat: number;
  kind: "person" | "open" | "bot";
  name: string | null;
  level: string | null;
  here?: boolean;
  bot?: boolean;
  resigned?: boolean;
  reissue?: unknown;
}

/** What may be done with a set of picks: what goes with it, whether it can be confirmed, by which action, and how many are left. */
export interface Picks {
  verbs: string[];
  add: string[];
  confirm: boolean;
  stop: string | null;
  left: number | null;
}

/** The same, and what the picks do as far as the seat can know. */
export type Offer = Omit<Picks, "verbs"> & { told: Told[] };
export type WhatIf = Offer & { ask: string; chosen: string[] };

export interface Ask {
  id: string;
  key: string;
  clause: string;
  args: Numbers;
  /** The question is a run of picks whose order does not matter. */
  picks: Picks | null;
}

export interface Told {
  rev?: number;
  at?: number;
  event?: string;
  table?: string;
  args: Record<string, unknown>;
  undone?: boolean;
}

export interface Clocks {
  kind: "none" | "live" | "slow";
  at?: number;
  increment?: number;
  seats?: { left: number; runs: boolean }[];
}

export interface Consent {
  id: string;
  what: "undo" | "end" | "pause" | "resume" | "reissue";
  by: number | null;
  seat: number | null;
  to?: number;
  /** For how long they would pause; null: until one of them wants to go on. */
  days?: number | null;
  agreed: number[];
  needed: number[];
}

export interface Over {
  scores: number[];
  /** Null where the game has no places: ended early. */
  ranking: number[] | null;
  ratings?: { seat: number; before: number; after: number }[];
  reason: "end" | "agreed" | "resigned" | "abandoned";
  /** The table at which they play again. */
  rematch: string | null;
}

/** The players have agreed to pause: clocks stand, nothing moves. */
export interface Rest {
  by: number;
  since: number;
  until: number | null;
}

export interface Frame {
  type: "table";
  table: string;
  rev: number;
  since: number;
  at: number;
  status: "waiting" | "playing" | "over" | "abandoned" | "frozen";
  /** Bots hold the seats of all its persons: nothing goes on until one comes back. */
  paused: boolean;
  rest: Rest | null;
  seat: number;
  mine: number[];
  host: boolean;
  /** Lost seats whose new link this reader has claimed: they open later. */
  claims: number[];
  view: Record<string, unknown> | null;
  ask: Ask | null;
  do: string[];
  told: Told[];
  asked: number[];
  answered: number[];
  undo: boolean;
  redo: boolean;
  done: boolean;
  held: string | null;
  turn: number;
  decided: { rev: number; do: string[] } | null;
  lesson: Lesson | null;
  seats: SeatInfo[];
  clocks: Clocks;
  consent: Consent | null;
  prepared: unknown[];
  hints: boolean;
  rated: boolean;
  muted: number[];
  muted_voices: string[];
  over: Over | null;
  frozen: { line: number; message: string } | null;
}

/** What has changed since the last table frame: the fields that are different, and of the view paths with the value at their end. */
export type Change = Partial<Omit<Frame, "type" | "view">> & { type: "change"; changes?: unknown[][] };

export interface Why {
  key: string;
  clause: string;
  args: Numbers;
}

export interface Trouble {
  field: string | null;
  came: unknown;
  allowed: unknown;
  key: string;
  message: string;
  why?: Why;
}

export interface ChatLine {
  rev: number;
  at: number;
  seat: number;
  name: string;
  text: string;
  /** What stands for a spectator at this table. */
  voice?: string | null;
}

export interface Summary {
  table: string;
  game: string;
  title: string | null;
  options: Options;
  public: boolean;
  rated: boolean;
  status: Frame["status"];
  rev: number;
  created: number;
  changed: number;
  clock: { kind: string; reserve?: number; increment?: number; days?: number };
  host: string | null;
  hosting: boolean;
  mine: number[];
  asked: number[];
  waits_for_me: boolean;
  due: number | null;
  /** The seats that anybody may take. */
  free: number[];
  seats: SeatInfo[];
  ranking: number[] | null;
  scores: number[] | null;
  reason: Over["reason"] | null;
  rest: Rest | null;
  lesson: { station: number; of: number; over: boolean } | null;
}

/** What is played at a table, and how. */
export interface Facts {
  title: string;
  status: Frame["status"];
  options: Options;
  edition: { kind: string; id: string; field: string; printed: unknown; here: unknown }[];
  public: boolean;
  rated: boolean;
  clock: Summary["clock"];
  hints: boolean;
  take_over: { level: string; after: number | null };
  seats: SeatInfo[];
  colours: (string | null)[];
}

export interface OneTable extends Summary {
  settings: { kept: Record<string, string>; lobby: number[]; done: NonNullable<NewTable["done"]>; hints: boolean; public: boolean };
  facts: Facts;
}

/** What a link is for. */
export interface Invitation {
  kind: "seat" | "watch" | "host" | "move" | "reissue" | "device" | "moderate";
  table: string | null;
  seat: number | null;
  game: string | null;
  used: boolean;
  /** It was this visitor who used it, or who made it for a second device. */
  mine: boolean;
  /** Somebody sits there. */
  taken: boolean;
  host: string | null;
  name: string | null;
  facts: Facts | null;
}

export interface MyGames {
  tables: Summary[];
  total: number;
}

export interface Figures {
  game: string;
  played: number;
  won: number;
  best: number;
  mean: number;
  place: number;
}

/** Something reached for the first time: `about` whom or what, or how much. */
export interface First {
  what: string;
  game: string;
  table: string;
  at: number;
  about: string;
  n: number;
}

export interface NewTable {
  game: string;
  options?: Options;
  edition?: string | Edition;
  seats?: { kind: "me" | "person" | "open" | "bot"; level?: string; name?: string }[];
  public?: boolean;
  clock?: { kind: string; reserve?: number; increment?: number; days?: number };
  rated?: boolean;
  done?: "always" | "irreversible" | "never";
  hints?: boolean;
  take_over?: { level: string; after: number | null };
  title?: string;
}

export interface Created {
  table: string;
  rev: number;
  links: { seats: Record<string, string>; watch: string; host: string };
}

export interface ReplayFrame {
  step: number;
  line: string | null;
  mover: number;
  view: Record<string, unknown>;
  asked: number[];
  do: string[];
  told: Told[];
  scores: number[];
}

export interface Sheet {
  scores: number[];
  ranking: number[];
  rows: { key: string; values: number[] }[];
  steps: { step: number; scores: number[] }[];
}

/** What a bot expects of something that can be done: the chance to win, points ahead at the end. */
export interface Advice {
  do: string;
  chance: number | null;
  ahead: number | null;
  /** In a run: the whole set, with what was chosen when the hint was asked for. */
  picks?: string[];
  /** What it would bring, as far as the seat can know: asked for when the hint is read. */
  told?: Told[];
}

/** A figure with its interval of 95 %: value, low, high. */
export type Interval = [number, number, number];

/** What the lab has counted in games between bots at one table. */
export interface Study {
  players: number;
  level: string | null;
  bots: string[];
  games: number;
  score: Interval;
  first: Interval | null;
  beaten: Interval | null;
  sources: [id: string, ...Interval][];
  items: { title: string; kind: string; things: [id: string, perGame: number, tables: number, ...Interval][] }[];
}

export interface Worth {
  game: string;
  rules: number;
  source: string;
  studies: Study[];
}
