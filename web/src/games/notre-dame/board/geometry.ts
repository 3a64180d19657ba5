// The plan of the city: districts around the cathedral, whatever the shape of the screen.
// A place is a pair (u, t): u from the border with the previous district (0) to the border with the next, clockwise (1);
// t from the cathedral (0) to the quay (1). Streets follow lines of that grid, so they bend with the city.

import { COLOURS } from "../view/view";

export interface Point {
  x: number;
  y: number;
}

export type Corner = "centre" | "m0" | "m2" | "m4" | "m6";
export const CORNERS: Corner[] = ["centre", "m0", "m2", "m4", "m6"];

/** Where the five markets of a district lie; m0 and m6 stand on its borders. */
const MARKETS: Record<Corner, [number, number]> = {
  centre: [0.5, 0.41],
  m0: [1, 0],
  m2: [0.77, 1],
  m4: [0.43, 1],
  m6: [0, 0.58],
};
const C3: [number, number] = [0.56, 1]; // crossings without a market
const C5: [number, number] = [0.2, 1];
const M6_NEXT: [number, number] = [1, 0.58];
const M0_PREV: [number, number] = [0, 0];

/** The eight blocks around the central market: seven sectors and the harbour. */
const BLOCKS: Record<string, [number, number][]> = {
  "cloister-school": [M0_PREV, [0.5, 0], MARKETS.m0, MARKETS.centre],
  bank: [MARKETS.m0, M6_NEXT, MARKETS.centre],
  residence: [M6_NEXT, MARKETS.m2, MARKETS.centre],
  "carriage-house": [MARKETS.m2, C3, MARKETS.centre],
  harbour: [C3, MARKETS.m4, MARKETS.centre],
  hotel: [MARKETS.m4, C5, MARKETS.centre],
  park: [C5, MARKETS.m6, MARKETS.centre],
  hospital: [MARKETS.m6, M0_PREV, MARKETS.centre],
};

/** Streets, each once: lines of the grid from market to market, inside a district or over its border (+1: the next district's, -1: the previous one's). */
const STREETS: { ends: [Corner, Corner]; over?: [number, number]; line: [number, number][] }[] = [
  { ends: ["centre", "m0"], line: [MARKETS.centre, MARKETS.m0] },
  { ends: ["centre", "m2"], line: [MARKETS.centre, MARKETS.m2] },
  { ends: ["centre", "m4"], line: [MARKETS.centre, MARKETS.m4] },
  { ends: ["centre", "m6"], line: [MARKETS.centre, MARKETS.m6] },
  { ends: ["centre", "m6"], over: [0, 1], line: [MARKETS.centre, M6_NEXT] },
  { ends: ["centre", "m0"], over: [0, -1], line: [MARKETS.centre, M0_PREV] },
  { ends: ["m2", "m4"], line: [MARKETS.m2, C3, MARKETS.m4] },
  { ends: ["m4", "m6"], line: [MARKETS.m4, C5, MARKETS.m6] },
  { ends: ["m2", "m6"], over: [0, 1], line: [MARKETS.m2, M6_NEXT] },
  { ends: ["m0", "m6"], over: [0, 1], line: [MARKETS.m0, M6_NEXT] },
  { ends: ["m0", "m0"], over: [-1, 0], line: [M0_PREV, [0.5, 0], MARKETS.m0] },
];

/** What is left at the borders: gardens along the wall. */
const GARDENS: [number, number][][] = [
  [M6_NEXT, [1, 1], MARKETS.m2],
  [C5, [0, 1], MARKETS.m6],
];

const ALLEYS: [number, number][][] = [
  [MARKETS.centre, C3],
  [MARKETS.centre, C5],
];

export interface Plot {
  polygon: Point[];
  path: string;
  /** The middle of the widest part, and how wide it is. */
  at: Point;
  room: number;
}

export interface Block extends Plot {
  name: string;
}

export interface Street {
  /** The markets at its ends. */
  ends: [string, string];
  line: Point[];
  path: string;
}

export interface District {
  board: number;
  own: boolean;
  outline: string;
  quay: string;
  blocks: Block[];
  streets: Street[];
  alleys: string[];
  gardens: Plot[];
  markets: Record<Corner, Point>;
  /** The ten spaces of the plague track along the quay. */
  track: Point[];
  /** A line along the rim for the owner's name, left to right. */
  rim: Point[];
}

export interface City {
  w: number;
  h: number;
  centre: Point;
  rose: number;
  districts: District[];
}

export function pathOf(points: Point[], closed: boolean): string {
  return points.map((p, i) => `${i ? "L" : "M"}${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join("") + (closed ? "Z" : "");
}

function distance(p: Point, a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const k = Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(p.x - a.x - k * dx, p.y - a.y - k * dy);
}

function inside(p: Point, polygon: Point[]): boolean {
  let yes = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const a = polygon[i]!;
    const b = polygon[j]!;
    if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) yes = !yes;
  }
  return yes;
}

/** The point of a polygon farthest from its edges, and how far. */
function heart(polygon: Point[]): { at: Point; room: number } {
  const xs = polygon.map((p) => p.x);
  const ys = polygon.map((p) => p.y);
  let box = { x0: Math.min(...xs), x1: Math.max(...xs), y0: Math.min(...ys), y1: Math.max(...ys) };
  let best = { at: { x: (box.x0 + box.x1) / 2, y: (box.y0 + box.y1) / 2 }, room: 0 };
  for (let round = 0; round < 3; round++) {
    const sx = (box.x1 - box.x0) / 12;
    const sy = (box.y1 - box.y0) / 12;
    for (let i = 0; i <= 12; i++) {
      for (let k = 0; k <= 12; k++) {
        const p = { x: box.x0 + i * sx, y: box.y0 + k * sy };
        if (!inside(p, polygon)) continue;
        let room = Infinity;
        for (let e = 0; e < polygon.length; e++) room = Math.min(room, distance(p, polygon[e]!, polygon[(e + 1) % polygon.length]!));
        if (room > best.room) best = { at: p, room };
      }
    }
    box = { x0: best.at.x - sx, x1: best.at.x + sx, y0: best.at.y - sy, y1: best.at.y + sy };
  }
  return best;
}

/** How far the middle of the button for zooming is from the lower right corner. */
const ZOOM = 26;

/** How wide each district is, as an angle in degrees, from the viewer's own clockwise. `depth`: from the cathedral to the quay, in a direction. */
function spans(boards: number, own: boolean, two: boolean, small: boolean, w: number, depth: (degrees: number) => number): number[] {
  if (two) {
    // The two who play face each other; the neutral districts between them have just room enough for their markets.
    const side = Math.max(16, Math.min(44, (2 * Math.atan((small ? 118 : 150) / w) * 180) / Math.PI));
    const rest = 360 - 2 * side;
    const mine = own ? rest * 0.54 : rest / 2;
    return [mine, side, rest - mine, side];
  }
  if (!own) return Array.from({ length: boards }, () => 360 / boards);
  const mine = small ? 164 : 144;
  // The others share what is left so that all have as much land: where the city is shallow a district is wide.
  const fine = 4; // steps a degree
  const land = [0];
  for (let k = 0; k < fine * (360 - mine); k++) land.push(land[k]! + depth(90 + mine / 2 + k / fine) ** 2);
  const ends = Array.from({ length: boards - 1 }, (_, i) => land.findIndex((sum) => sum >= (land.at(-1)! * i) / (boards - 1)) / fine);
  return [mine, ...ends.map((end, i) => (ends[i + 1] ?? 360 - mine) - end)];
}

export function plan(w: number, h: number, boards: number, ownBoard: number | null, two: boolean, small: boolean): City {
  const own = ownBoard !== null;
  const margin = small ? 4 : 12;
  const centre = { x: w / 2, y: h * (!own ? 0.5 : two ? 0.46 : small ? 0.36 : 0.4) };
  const rose = Math.min(w * 0.13, h * (own ? 0.145 : 0.17), 104);
  const inner = rose + (small ? 9 : 14);
  const a = w / 2 - margin;
  const b = h / 2 - margin;
  const power = small ? 5 : 3.6;

  /** From the cathedral to the edge of the table, in a direction. */
  const reach = (angle: number): number => {
    const dx = Math.cos(angle);
    const dy = Math.sin(angle);
    let low = 0;
    let high = w + h;
    for (let i = 0; i < 26; i++) {
      const r = (low + high) / 2;
      const f = Math.abs((centre.x + r * dx - w / 2) / a) ** power + Math.abs((centre.y + r * dy - h / 2) / b) ** power;
      if (f <= 1) low = r;
      else high = r;
    }
    return low;
  };

  const widths = spans(boards, own, two, small, w, (degrees) => reach((degrees * Math.PI) / 180) - inner);
  const first = ownBoard ?? 0;
  let from = 90 - widths[0]! / 2;
  const districts: District[] = [];
  for (let i = 0; i < boards; i++) {
    const to = from + widths[i]!;
    districts.push(district((first + i) % boards, own && i === 0, from, to));
    from = to;
  }
  return { w, h, centre, rose, districts };

  function district(board: number, mine: boolean, fromDegrees: number, toDegrees: number): District {
    const band = mine ? (small ? 26 : 36) : small ? 13 : 21;
    const lane = band + (mine ? 6 : 4);
    const a0 = (fromDegrees * Math.PI) / 180;
    const a1 = (toDegrees * Math.PI) / 180;
    const raw = (angle: number, t: number): Point => {
      const r = inner + t * (reach(angle) - lane - inner);
      return { x: centre.x + r * Math.cos(angle), y: centre.y + r * Math.sin(angle) };
    };
    // Even steps of u are even steps along the rim, so that no block is starved.
    const cuts = 48;
    const lengths = [0];
    for (let i = 1; i <= cuts; i++) {
      const p = raw(a0 + ((a1 - a0) * (i - 1)) / cuts, 0.75);
      const q = raw(a0 + ((a1 - a0) * i) / cuts, 0.75);
      lengths.push(lengths[i - 1]! + Math.hypot(q.x - p.x, q.y - p.y));
    }
    const angleOf = (u: number): number => {
      const goal = u * lengths[cuts]!;
      let i = 1;
      while (i < cuts && lengths[i]! < goal) i++;
      const part = (goal - lengths[i - 1]!) / (lengths[i]! - lengths[i - 1]! || 1);
      return a0 + ((a1 - a0) * (i - 1 + Math.max(0, Math.min(1, part)))) / cuts;
    };
    const at = ([u, t]: [number, number]): Point => raw(angleOf(u), t);
    const along = (corners: [number, number][], closed: boolean): Point[] => {
      const points: Point[] = [];
      const ends = closed ? corners.length : corners.length - 1;
      for (let i = 0; i < ends; i++) {
        const p = corners[i]!;
        const q = corners[(i + 1) % corners.length]!;
        for (let k = 0; k < 9; k++) points.push(at([p[0] + ((q[0] - p[0]) * k) / 9, p[1] + ((q[1] - p[1]) * k) / 9]));
      }
      if (!closed) points.push(at(corners.at(-1)!));
      return points;
    };
    const plot = (corners: [number, number][]): Plot => {
      const polygon = along(corners, true);
      return { polygon, path: pathOf(polygon, true), ...heart(polygon) };
    };
    const edge = (u: number, off: number): Point => {
      const angle = angleOf(u);
      const r = reach(angle) - off;
      return { x: centre.x + r * Math.cos(angle), y: centre.y + r * Math.sin(angle) };
    };
    const ring = (off: number, u0: number, u1: number): Point[] => Array.from({ length: 41 }, (_, i) => edge(u0 + ((u1 - u0) * i) / 40, off));
    const outline = [...along([[0, 0], [0, 1]], false), ...ring(0, 0, 1), ...along([[1, 1], [1, 0], [0.5, 0], [0, 0]], false)];
    const quay = [...ring(0, 0, 1), ...ring(band, 1, 0)];
    const middle = ((fromDegrees + toDegrees) / 2) % 360;
    const lower = Math.sin((middle * Math.PI) / 180) > 0.2;
    const rim = ring(band / 2 - 4, lower ? 1 : 0, lower ? 0 : 1);
    // The rat walks from left to right as its owner sees it: past the letters at the quay and past the corner where one zooms.
    const avoid = mine ? [...[MARKETS.m2, MARKETS.m4].map((market) => ({ at: at(market), far: small ? 23 : 30 })), { at: { x: w - ZOOM, y: h - ZOOM }, far: ZOOM + 10 }] : [];
    const walk = Array.from({ length: 361 }, (_, i) => edge(0.94 - (i / 360) * 0.88, band / 2)).filter((p) => avoid.every((each) => Math.hypot(p.x - each.at.x, p.y - each.at.y) > each.far));
    const track = Array.from({ length: 10 }, (_, i) => walk[Math.round((i * (walk.length - 1)) / 9)]!);
    return {
      board,
      own: mine,
      outline: pathOf(outline, true),
      quay: pathOf(quay, true),
      blocks: Object.entries(BLOCKS).map(([name, corners]) => ({ name, ...plot(corners) })),
      streets: STREETS.map(({ ends, over = [0, 0], line: corners }) => {
        const line = along(corners, false);
        const market = (k: 0 | 1): string => `${COLOURS[(board + over[k] + boards) % boards]}-${ends[k]}`;
        return { ends: [market(0), market(1)], line, path: pathOf(line, false) };
      }),
      gardens: GARDENS.map(plot),
      alleys: ALLEYS.map((corners) => pathOf(along(corners, false), false)),
      markets: Object.fromEntries(CORNERS.map((corner) => [corner, at(MARKETS[corner])])) as Record<Corner, Point>,
      track,
      rim,
    };
  }
}

export function marketAt(city: City, market: string): Point {
  const cut = market.indexOf("-");
  const district = city.districts.find((d) => d.board === COLOURS.indexOf(market.slice(0, cut)));
  return district?.markets[market.slice(cut + 1) as Corner] ?? { x: 0, y: 0 };
}

interface Way {
  length: number;
  /** The markets passed, and points along the streets. */
  past: string[];
  line: Point[];
}

/** The way of a carriage: past as few markets as possible, and of those ways the shortest. */
export function route(city: City, from: string, to: string): Way | null {
  const ways = new Map<string, Way>([[from, { length: 0, past: [], line: [marketAt(city, from)] }]]);
  let fresh = [from];
  while (fresh.length && !ways.has(to)) {
    const found = new Map<string, Way>();
    for (const market of fresh) {
      const way = ways.get(market)!;
      for (const street of city.districts.flatMap((d) => d.streets)) {
        const end = street.ends.indexOf(market);
        const other = street.ends[1 - end];
        if (end < 0 || other === undefined || ways.has(other)) continue;
        const line = end ? street.line.toReversed() : street.line;
        const length = way.length + line.reduce((sum, p, i) => sum + (i ? Math.hypot(p.x - line[i - 1]!.x, p.y - line[i - 1]!.y) : 0), 0);
        if (length < (found.get(other)?.length ?? Infinity)) found.set(other, { length, past: market === from ? [] : [...way.past, market], line: [...way.line, ...line.slice(1)] });
      }
    }
    for (const [market, way] of found) ways.set(market, way);
    fresh = [...found.keys()];
  }
  return ways.get(to) ?? null;
}

export const PANES = 12; // of each ring of the rose window

/** Where the so-manieth marker in the cathedral lies: the outer ring first. */
export function paneAt(city: City, k: number): Point {
  const r = city.rose * (k < PANES ? 0.76 : 0.4);
  const a = (((k % PANES) + 0.5) * 2 * Math.PI) / PANES - Math.PI / 2;
  return { x: city.centre.x + r * Math.cos(a), y: city.centre.y + r * Math.sin(a) };
}

/** Where n pieces stand in a block, and how large. */
export function slots(block: Block, n: number, own: boolean, small: boolean): { at: Point; size: number }[] {
  const room = block.room;
  const size = Math.min(own ? (small ? 7.5 : 9.5) : 6.5, room * (n > 6 ? 0.17 : 0.23));
  const row = Math.max(2, Math.floor((room * 1.7) / (size * 2.3)));
  const rows = Math.ceil(n / row);
  return Array.from({ length: n }, (_, i) => {
    const r = Math.floor(i / row);
    const inRow = Math.min(row, n - r * row);
    return {
      size,
      at: {
        x: block.at.x + ((i % row) - (inRow - 1) / 2) * size * 2.35,
        y: block.at.y + room * (own ? (small ? 0.45 : 0.22) : 0.46) + (r - (rows - 1) / 2) * size * 2.2,
      },
    };
  });
}
