// Where the name of a sector stands: inside its walls, beside its picture, its pieces and the letters, in one line or in two.

import { slots, type Block, type District, type Point } from "./geometry";

export interface Label {
  x: number;
  y: number;
  size: number;
  lines: string[];
}

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const WALL = 4; // half a street
const OVER = -28; // with a mouse no sector is without its name: rather it lies over a street

/** About how wide a line is: Cyrillic letters are wider. */
const width = (line: string, size: number): number => line.length * size * (/[а-я]/i.test(line) ? 0.56 : 0.49);

const around = (at: Point, w: number, h = w): Box => ({ x: at.x - w / 2, y: at.y - h / 2, w, h });
const meet = (a: Box, b: Box): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** The stretches inside a polygon at this height, so far from its walls. */
function across(polygon: Point[], y: number, wall: number): [number, number][] {
  const cuts: number[] = [];
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length]!;
    if (a.y > y !== b.y > y) cuts.push(a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y));
  });
  cuts.sort((a, b) => a - b);
  return cuts.flatMap((cut, i): [number, number][] => (i % 2 === 0 && i + 1 < cuts.length ? [[cut + wall, cuts[i + 1]! - wall]] : []));
}

/** In two lines, as even as can be. */
function halves(name: string): string[] {
  const spaces = [...name.matchAll(/ /g)].map((found) => found.index);
  const cut = spaces.sort((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2))[0];
  return cut === undefined ? [] : [name.slice(0, cut), name.slice(cut + 1)];
}

/** As near below the picture as it fits, rather in one line; null where there is no room for it. */
function found(block: Block, name: string, taken: Box[], emblem: Box, sizes: number[], wall: number): Label | null {
  const { polygon, at } = block;
  const top = Math.min(...polygon.map((p) => p.y));
  const bottom = Math.max(...polygon.map((p) => p.y));
  let best: Label | null = null;
  let least = Infinity;
  for (const size of sizes) {
    for (const lines of [[name], halves(name)]) {
      const w = Math.max(0, ...lines.map((line) => width(line, size)));
      const h = (lines.length - 1) * size + size * 1.05;
      for (let y = top + WALL; lines.length && y + h < bottom - WALL; y += 2) {
        const rows = [y, y + h / 2, y + h].map((row) => across(polygon, row, wall));
        for (const [left, right] of rows[1]!) for (let x = left; x + w <= right; x += 1) {
          const middle = x + w / 2;
          const far = Math.hypot(middle - (emblem.x + emblem.w / 2), y - (emblem.y + emblem.h)) + (middle < at.x ? 0.1 : 0);
          if (far >= least || !rows.every((row) => row.some(([from, to]) => from <= x && x + w <= to)) || taken.some((box) => meet({ x, y, w, h }, box))) continue;
          least = far;
          best = { x: middle, y: y + size * 0.8, size, lines };
        }
      }
    }
    if (best) return best;
  }
  return best;
}

const known = new WeakMap<Block, Map<string, Label | null>>();

/** The same as long as the plan and the pieces are. */
export function label(district: District, block: Block, name: string, pieces: number, emblem: Point, scale: number, small: boolean): Label | null {
  const labels = known.get(block) ?? new Map<string, Label | null>();
  known.set(block, labels);
  const key = `${name} ${pieces}`;
  if (!labels.has(key)) {
    const picture = around(emblem, 36 * scale, 37 * scale);
    const taken = [
      picture,
      ...slots(block, pieces, true, small).map((slot) => around(slot.at, slot.size * 2.1)),
      ...Object.values(district.markets).map((at) => around(at, small ? 24 : 34, small ? 22 : 30)),
      ...district.blocks.filter((other) => other.name === "harbour").map((other) => around(other.at, small ? 16 : 24)),
      ...(pieces ? [{ x: picture.x + picture.w, y: picture.y, w: 20, h: picture.h }] : []),
    ];
    labels.set(key, found(block, name, taken, picture, small ? [13] : [14.5, 13], WALL) ?? (small ? null : found(block, name, taken, picture, [13], OVER)));
  }
  return labels.get(key)!;
}
