// Plans made by several touches before anything is said to the server: whom to invite, whom to applaud.

import type { Stage } from "../../lib/stage.svelte";
import { COLOURS, KINDS, mine, TOP, viewOf, type Crowd, type PlayerView, type View } from "./view";

class Plan {
  /** For which question the plan was made. */
  ask = $state("");
  group = $state("");
  guests = $state<Crowd>({});
  raises = $state<number[]>([0, 0, 0]);
  running = $state(false);

  clear(): void {
    this.group = "";
    this.guests = {};
    this.raises = [0, 0, 0];
  }

  /** Forget what belongs to an earlier question. */
  follow(ask: string): void {
    if (ask === this.ask || this.running) return;
    this.ask = ask;
    this.clear();
  }

  get invited(): string[] {
    return COLOURS.flatMap((colour) => Array.from({ length: this.guests[colour] ?? 0 }, () => colour));
  }
}

export const plan = new Plan();

export function touchGuest(group: string, colour: string, there: number, seats: number): void {
  if (plan.group !== group) {
    plan.group = group;
    plan.guests = {};
  }
  const n = plan.guests[colour] ?? 0;
  // One more; when there are no more, or no more seats, none of this colour.
  plan.guests = { ...plan.guests, [colour]: n < there && plan.invited.length < seats ? n + 1 : 0 };
  if (!plan.invited.length) plan.clear();
}

export const freeTables = (me: PlayerView): { table: string; seats: number }[] => me.tables.filter((table) => table.ready && !table.critic && COLOURS.every((c) => !table.customers[c]));
export const mostSeats = (me: PlayerView): number => Math.max(0, ...freeTables(me).map((table) => table.seats));

/** The applause as planned: fame of each musician, hands still free, and who claps for whom. */
export interface Applause {
  fame: number[];
  free: Crowd;
  hands: Crowd;
  claps: { kind: number; colour: string }[];
}

export function applause(view: View, me: PlayerView, raises: number[]): Applause | null {
  const free: Crowd = {};
  for (const colour of COLOURS) {
    free[colour] = me.tables.reduce((sum, table) => sum + (table.customers[colour] ?? 0), me.bar.customers[colour] ?? 0) - (view.applauding[colour] ?? 0);
  }
  const hands = { ...free };
  const fame = KINDS.map((kind) => me.musicians[kind]?.fame ?? 0);
  const claps: Applause["claps"] = [];
  for (let kind = 0; kind < KINDS.length; kind++) {
    for (let i = 0; i < (raises[kind] ?? 0); i++) {
      const own = kind === 1 ? "black" : "brown";
      const now = fame[kind] ?? 0;
      if (now === 0 || now >= TOP) return null;
      for (let needed = view.printed.applause[now - 1] ?? 99; needed > 0; needed--) {
        const colour = free[own] ? own : "grey";
        if (!free[colour]) return null;
        free[colour]!--;
        claps.push({ kind, colour });
      }
      fame[kind] = now + 1;
    }
  }
  return { fame, free, hands, claps };
}

/** Whether the musician of a kind can rise once more on top of the plan. */
export function canRaise(stage: Stage, kind: number): boolean {
  const view = viewOf(stage);
  const me = mine(stage);
  return !!view && !!me && applause(view, me, plan.raises.map((n, i) => n + (i === kind ? 1 : 0))) !== null;
}

/** Carry out several actions one after the other while one of these questions is asked; what the engine does by itself is left out. */
async function series(stage: Stage, acts: string[], asks: string[]): Promise<void> {
  plan.running = true;
  try {
    for (const act of acts) {
      if (!asks.includes(stage.ask?.key ?? "")) break;
      if (!stage.legal.has(act)) continue;
      const before = stage.ask?.id;
      await stage.perform(act);
      for (let i = 0; i < 100 && stage.ask?.id === before; i++) await new Promise((done) => setTimeout(done, 20));
      if (stage.ask?.id === before) break;
    }
  } finally {
    plan.running = false;
    plan.clear();
  }
}

/** Seat the planned guests at a table. */
export function invite(stage: Stage, table: string): Promise<void> {
  const acts = plan.invited.map((colour) => `invite ${plan.group}-${colour}`);
  return series(stage, [acts[0]!, `table ${table}`, ...acts.slice(1), "done"], ["ask-street", "ask-seat-first", "ask-invite-more"]);
}

/** Applaud as planned. */
export function ovation(stage: Stage): Promise<void> {
  const acts = KINDS.flatMap((kind, i) => Array.from({ length: plan.raises[i] ?? 0 }, () => `applaud ${kind}`));
  return series(stage, [...acts, "done"], ["ask-applaud"]);
}
