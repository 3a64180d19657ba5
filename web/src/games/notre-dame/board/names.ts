// Where names stand. A sector's: inside its walls, beside its picture, its pieces, the letters and the carriages, in one line or in two.
// A player's: in a garden of their district.

import { slots, type Block, type City, type District, type Plot, type Point } from "./geometry";
import type { Coach } from "./pieces";

export interface Label {
  x: number;
  y: number;
  size: number;
  lines: string[];
  box: Box;
}

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const WALL = 4; // half a street
const OVER = -28; // with a mouse no sector is without its name: rather it lies over a street

const TIGHT = -7; // on a phone it may touch one

/** About how wide a line is, with a little air unless it is small: Cyrillic letters are wider. */
const width = (line: string, size: number, air = 0.5): number => (line.length * (/[а-я]/i.test(line) ? 0.56 : 0.49) + air) * size;

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
function found({ polygon, at }: Plot, name: string, taken: Box[], emblem: Box, sizes: number[], wall: number, air?: number): Label | null {
  const top = Math.min(...polygon.map((p) => p.y));
  const bottom = Math.max(...polygon.map((p) => p.y));
  let best: Label | null = null;
  let least = Infinity;
  for (const size of sizes) {
    for (const lines of [[name], halves(name)]) {
      const w = Math.max(0, ...lines.map((line) => width(line, size, air)));
      const h = (lines.length - 1) * size + size * 1.05;
      for (let y = top + WALL; lines.length && y + h < bottom - WALL; y += 2) {
        const rows = [y, y + h / 2, y + h].map((row) => across(polygon, row, wall));
        for (const [left, right] of rows[1]!) for (let x = left; x + w <= right; x += 1) {
          const middle = x + w / 2;
          const far = Math.hypot(middle - (emblem.x + emblem.w / 2), y - (emblem.y + emblem.h)) + (middle < at.x ? 0.1 : 0);
          if (far >= least || !rows.every((row) => row.some(([from, to]) => from <= x && x + w <= to)) || taken.some((box) => meet({ x, y, w, h }, box))) continue;
          least = far;
          best = { x: middle, y: y + size * 0.8, size, lines, box: { x, y, w, h } };
        }
      }
    }
    if (best) return best;
  }
  return best;
}

const known = new WeakMap<Plot, Map<string, Label | null>>();

/** Found once for the same plan and the same things about it. */
function once(plot: Plot, name: string, taken: Box[], find: (near: Box[]) => Label | null): Label | null {
  const labels = known.get(plot) ?? new Map<string, Label | null>();
  known.set(plot, labels);
  const xs = plot.polygon.map((p) => p.x);
  const ys = plot.polygon.map((p) => p.y);
  const about = { x: Math.min(...xs) + OVER, y: Math.min(...ys), w: Math.max(...xs) - Math.min(...xs) - 2 * OVER, h: Math.max(...ys) - Math.min(...ys) };
  const near = taken.filter((box) => meet(box, about));
  const key = `${name} ${near.map((box) => `${box.x | 0},${box.y | 0},${box.w | 0}`).join(" ")}`;
  if (!labels.has(key)) labels.set(key, find(near));
  return labels.get(key)!;
}

const coach = ({ at, size }: Coach): Box => around(at, 32 * size, 26 * size);

export interface Sector {
  block: Block;
  name: string;
  pieces: number;
  friend: boolean;
  /** Its picture. */
  at: Point;
  scale: number;
}

/** One after the other, so that none lies over another; rather not where the next piece or the ring around a market would lie. */
export function sectorNames(district: District, sectors: Sector[], coaches: Coach[], small: boolean): (Label | null)[] {
  const markets = Object.values(district.markets);
  const stands = [
    ...markets.map((at) => around(at, small ? 24 : 34, small ? 22 : 30)),
    ...district.blocks.filter((block) => block.name === "harbour").map((block) => around(block.at, small ? 16 : 24)),
    ...coaches.map(coach),
  ];
  return sectors.map(({ block, name, pieces, friend, at, scale }) => {
    const picture = around(at, 36 * scale, 37 * scale);
    const lie = (n: number): Box[] => slots(block, n, true, small).map((slot, i) => around(slot.at, slot.size * (friend && i === n - 1 ? 2.8 : 2.1), slot.size * (friend && i === n - 1 ? 3.6 : 2.1)));
    const taken = [...stands, picture, ...lie(pieces), ...(pieces ? [{ x: picture.x + picture.w, y: picture.y, w: 20, h: picture.h }] : [])];
    const sizes = small ? [13] : [14.5, 13];
    const later = [...markets.map((each) => around(each, small ? 34 : 48)), ...lie(pieces + 1).slice(-1)];
    const label = once(block, name, taken, (near) => found(block, name, [...near, ...later], picture, sizes, WALL) ?? found(block, name, near, picture, sizes, WALL) ?? found(block, name, near, picture, [13], small ? TIGHT : OVER, small ? 0 : undefined));
    if (label) stands.push(label.box);
    return label;
  });
}

/** In the garden where it fits best; nowhere if it is too long for both. */
export function playerName(city: City, district: District, name: string, coaches: Coach[]): Label | null {
  const taken = [...city.districts.flatMap((d) => Object.values(d.markets)).map((at) => around(at, 34, 30)), ...coaches.map(coach)];
  for (const garden of district.gardens.toSorted((a, b) => b.room - a.room)) {
    const label = once(garden, name, taken, (near) => found(garden, name, near, around({ x: garden.at.x, y: garden.at.y - 8 }, 0), [15, 13], 3));
    if (label) return label;
  }
  return null;
}

/** Where along the rim, from 0 to 1, a name lies farthest from rats, letters and carriages. */
export function rimAt(district: District, name: string, coaches: Coach[], rats: Point[]): number {
  const { rim, markets } = district;
  const lengths = [0];
  for (let i = 1; i < rim.length; i++) lengths.push(lengths[i - 1]! + Math.hypot(rim[i]!.x - rim[i - 1]!.x, rim[i]!.y - rim[i - 1]!.y));
  const all = lengths.at(-1)!;
  const half = width(name, 16) / 2;
  const others = [...rats, ...Object.values(markets), ...coaches.map((each) => each.at)];
  let best = 0.5;
  let most = -Infinity;
  for (let at = half + 8; at <= all - half - 8; at += 4) {
    const under = rim.filter((_, i) => Math.abs(lengths[i]! - at) <= half + 4);
    const free = Math.min(30, ...under.flatMap((p) => others.map((o) => Math.hypot(p.x - o.x, p.y - o.y)))) - Math.abs(at / all - 0.5);
    if (free > most) {
      most = free;
      best = at / all;
    }
  }
  return best;
}
