// Applause: who would clap for whom, as the raises that are chosen ask for it.

import type { Stage } from "../../../lib/stage.svelte";
import { COLOURS, KINDS, TOP, type Crowd, type PlayerView, type View } from "./view";

/** How often each musician is raised by what is chosen. */
export const raises = (stage: Stage): number[] => KINDS.map((kind) => stage.acts.filter((act) => act === `applaud ${kind}`).length);

/** The applause as it would be: fame of each musician, hands still free, and who claps for whom. */
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
