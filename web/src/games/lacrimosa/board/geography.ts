// Where the places lie on our engraving, and the lines that make it a map.

/** The sheet: as narrow as its tiles allow, so that they can be read on a phone; it may be stretched upwards to fill its place. */
export const SIZE = { w: 372, h: 306 };
/** It is never lower than this for its width, nor much higher. */
export const LOWEST = 278;
export const HIGHEST = 430;
export const WIDEST = SIZE.w / LOWEST;
/** Land and water are drawn for this size. */
export const ENGRAVED = { w: 480, h: 312 };

const PLACES: Record<string, { x: number; y: number }> = {
  london: { x: 40, y: 68 },
  "den-haag": { x: 117, y: 42 },
  berlin: { x: 250, y: 40 },
  paris: { x: 64, y: 156 },
  mannheim: { x: 174, y: 110 },
  praha: { x: 321, y: 98 },
  wien: { x: 332, y: 178 },
  salzburg: { x: 272, y: 246 },
  munchen: { x: 205, y: 184 },
  milano: { x: 185, y: 266 },
  geneve: { x: 102, y: 240 },
};

/** Water: the Channel and the North Sea, the gulf below Marseille, the Adriatic. */
export const SEA = [
  "M-10-10H250C246 4 236 8 226 10C206 8 196 20 178 14C160 22 128 16 112 42C100 62 104 78 94 92C82 112 58 118 40 128C24 134 8 132-10 140Z",
  "M60 330C72 300 104 298 126 308C150 300 160 306 172 300C186 306 192 316 196 330Z",
  "M290 330C284 306 294 292 312 288C330 284 338 296 346 306C356 318 372 322 384 330Z",
].join("");
/** The south of England. */
export const ISLAND = "M-10 30C14 20 40 26 66 34C92 40 96 58 92 74C84 96 56 108 30 106C14 108 0 112-10 110Z";
export const COAST = [
  ISLAND,
  "M250-10C246 4 236 8 226 10C206 8 196 20 178 14C160 22 128 16 112 42C100 62 104 78 94 92C82 112 58 118 40 128C24 134 8 132-10 140",
  "M60 330C72 300 104 298 126 308C150 300 160 306 172 300C186 306 192 316 196 330",
  "M290 330C284 306 294 292 312 288C330 284 338 296 346 306C356 318 372 322 384 330",
].join("");
export const RIVERS = [
  "M166 232C178 206 172 180 186 158C196 138 182 112 168 92C160 78 158 66 152 60", // the Rhine
  "M236 168C262 162 282 158 306 166C340 170 372 160 404 170C430 176 452 170 486 178", // the Danube
  "M128 190C112 184 102 150 76 138C66 132 56 128 48 128", // the Seine
  "M398 78C374 66 360 46 330 22C314 8 300 2 296-10", // the Elbe
].join("");
/** Peaks of the Alps and the hills of Bohemia. */
const PEAKS: [number, number, number][] = [
  [176, 222, 1], [192, 214, 1.2], [208, 222, 1], [226, 216, 1.1], [246, 226, 1.2], [264, 232, 1], [284, 236, 1.1], [304, 246, 1.2], [322, 252, 1], [342, 256, 1.1], [362, 252, 0.9],
  [346, 134, 0.8], [358, 140, 0.7], [334, 142, 0.7],
];
const WOODS: [number, number][] = [[250, 92], [262, 86], [274, 94], [120, 118], [132, 124], [110, 214], [430, 60], [444, 66], [418, 258], [436, 262], [60, 224], [48, 232]];

/** All of them in one line each: a hundred small pieces would be looked at with every change of the map. Written with steps from
 * where each stands, so that nothing has to be moved there. */
const each = (list: { x: number; y: number }[], d: (x: number, y: number) => string): string => list.map(({ x, y }) => d(x, y)).join("");
const scaled = (list: [number, number, ...unknown[]][], k: { x: number; y: number }): { x: number; y: number }[] => list.map(([x, y]) => ({ x: x * k.x, y: y * k.y }));
export const woods = (k: { x: number; y: number }): string => each(scaled(WOODS, k), (x, y) => `M${x} ${y + 5}v-4M${x - 3.5} ${y + 1}q3.5-10 7 0zM${x + 1} ${y - 3.5}q1.5 2.5 1 4.5`);
export const milestones = (list: { x: number; y: number }[]): string => each(list, (x, y) => `M${x - 3.5} ${y + 3.5}v-4.5a3.5 3.5 0 0 1 7 0v4.5z`);
/** A peak hides what stands behind it: one by one. */
export const peaks = (k: { x: number; y: number }): string[] =>
  PEAKS.map(([px, py, size]) => {
    const [x, y, s] = [px * k.x, py * k.y, size * 0.9];
    const line = (points: number[][]): string => points.map(([dx, dy], i) => `${i ? "L" : "M"}${x + dx! * s} ${y + dy! * s}`).join("");
    return line([[-8, 6], [-1, -7], [1, -8], [3, -5], [8, 6]]) + line([[0, -7.5], [1.5, 6]]) + line([[1, -6], [4, 6]]) + line([[2.2, -4.5], [6, 6]]);
  });

export type Spots = Record<string, { x: number; y: number }>;

/** Where the places lie when the sheet is `k` times as high, each so far from the edge that its tile has room. */
export const spotsOf = (k: number, room: number): Spots => Object.fromEntries(Object.entries(PLACES).map(([place, at]) => [place, { x: Math.max(room, Math.min(SIZE.w - room, at.x)), y: at.y * k }]));

/** A road bends a little, always the same way. */
export function road(at: Spots, a: string, b: string): string {
  const p = at[a]!;
  const q = at[b]!;
  const bend = bendOf(at, a, b);
  return `M${p.x} ${p.y}Q${bend.x} ${bend.y} ${q.x} ${q.y}`;
}

function bendOf(at: Spots, a: string, b: string): { x: number; y: number } {
  const [s, e] = a < b ? [a, b] : [b, a];
  const p = at[s]!;
  const q = at[e]!;
  const k = SPECIAL[`${s}-${e}`] ?? 0.12;
  return { x: (p.x + q.x) / 2 + (q.y - p.y) * k, y: (p.y + q.y) / 2 - (q.x - p.x) * k };
}

const SPECIAL: Record<string, number> = { "milano-wien": 0.42, "praha-salzburg": -0.1, "mannheim-paris": -0.12 };

/** Points along a road, for its milestones: one for each ducat. */
export function stones(at: Spots, a: string, b: string, n: number): { x: number; y: number }[] {
  const p = at[a]!;
  const q = at[b]!;
  const c = bendOf(at, a, b);
  return Array.from({ length: n }, (_, i) => {
    const u = 0.5 + (i - (n - 1) / 2) * 0.11;
    return { x: (1 - u) ** 2 * p.x + 2 * u * (1 - u) * c.x + u * u * q.x, y: (1 - u) ** 2 * p.y + 2 * u * (1 - u) * c.y + u * u * q.y };
  });
}
