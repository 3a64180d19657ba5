// What was told, summed up: prices and gains by picture, points by source.

import type { Told } from "../lib/protocol";
import type { Stage } from "../lib/stage.svelte";

export const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

/** Numbers under names; those that come to nothing are left out. */
export class Sums {
  #found = new Map<string, number>();

  add(name: string, n: number): void {
    this.#found.set(name, (this.#found.get(name) ?? 0) + n);
  }

  get all(): [name: string, n: number][] {
    return [...this.#found].filter(([, n]) => n !== 0);
  }
}

export interface Source {
  key: string;
  name: string;
  /** For each player. */
  values: number[];
}

/** Something that is compared where points are equal, player by player. */
export interface Tie {
  name: string;
  values: number[];
}

/** Points by source, in the order in which the game names its sources; `parts` says what one thing told is worth to whom. */
export function bySource(stage: Stage, log: Told[], players: number, kind: string, parts: (told: Told) => { source: string | undefined; player: number; n: number }[]): Source[] {
  const order = stage.game.nouns[kind] ?? [];
  const rows = new Map<string, number[]>();
  for (const told of log) {
    if (told.undone) continue;
    for (const { source = "?", player, n } of parts(told)) {
      if (!rows.has(source)) rows.set(source, Array.from({ length: players }, () => 0));
      rows.get(source)![player]! += n;
    }
  }
  return [...rows].sort((a, b) => order.indexOf(a[0]) - order.indexOf(b[0])).map(([key, values]) => ({ key, name: stage.speech.noun(kind, key), values }));
}
