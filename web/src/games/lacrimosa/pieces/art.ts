// Our own drawings, as paths on a grid of 24.

import type { Piece } from "../../../parts/Art.svelte";

const INK = "#2a2430";
const PLUM = "#4a2c4a";
const CANDLE = "#e0a847";
const PAPER = "#f4ebdd";
const RED = "#a3302b";
const WOOD = "#9a6233";

const disc = (x: number, y: number, r: number): string => `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;
const wedge = (a: number, b: number, r: number): string => {
  const at = (t: number): string => `${(12 + r * Math.sin(t)).toFixed(2)} ${(12 - r * Math.cos(t)).toFixed(2)}`;
  return `M12 12L${at(a)}A${r} ${r} 0 0 1 ${at(b)}Z`;
};
const third = (2 * Math.PI) / 3;
const NOTE = "M11 5.500H12.800C13 8.200 16.200 8.900 16 13C15.400 11 14 10.500 12.800 10.300V16A2.900 2.400 0 1 1 11 13.900Z";

export const GLYPHS: Record<string, Piece[]> = {
  none: [{ d: "M7 12H17", stroke: true }],
  // Counters
  ducat: [
    { d: disc(12, 12, 9.5), fill: CANDLE },
    { d: disc(12, 12, 6.8), stroke: true },
    { d: "M8.500 14.500L8 10L10.200 12L12 8.500L13.800 12L16 10L15.500 14.500Z", fill: "#fff3cf" },
  ],
  vp: [
    { d: "M12 1.800L14.900 8.300L22 9L16.700 13.700L18.200 20.700L12 17L5.800 20.700L7.300 13.700L2 9L9.100 8.300Z", fill: "#d9a33c" },
    { d: "M12 6V12.500M12 12.500L8.500 15M12 12.500L15.500 15", stroke: true },
  ],
  talent: [
    { d: disc(12, 12, 9.5), fill: INK },
    { d: "M6.500 18C7.500 12 11.500 7.500 18 5.500C17.800 10.500 15 14 9.800 15.300L7.300 18.600Z", fill: "#fffaf0" },
  ],
  travel: [
    { d: disc(12, 12, 9.5), fill: RED },
    { d: `${disc(12, 12, 6.2)}${disc(12, 12, 4.6)}`, fill: "#fffaf0" },
    { d: "M11.400 7.400H12.600V11.400H16.600V12.600H12.600V16.600H11.400V12.600H7.400V11.400H11.400Z", fill: "#fffaf0" },
  ],
  composition: [
    { d: disc(12, 12, 9.5), fill: "#fffaf0" },
    { d: NOTE, fill: INK },
  ],
  wild: [
    { d: wedge(0, third, 9.5), fill: INK },
    { d: wedge(third, 2 * third, 9.5), fill: RED },
    { d: wedge(2 * third, 3 * third, 9.5), fill: "#fffaf0" },
    { d: disc(12, 12, 3.2), fill: CANDLE },
  ],
  finance: [
    { d: "M9 8L7.500 4.500C9.500 5.500 10.500 3.500 12 4.500C13.500 3.500 14.500 5.500 16.500 4.500L15 8Z", fill: "#b98a5a" },
    { d: "M9 8C4.500 11.500 3 21 12 21C21 21 19.500 11.500 15 8Z", fill: "#8a5a2b" },
    { d: disc(12, 14.6, 3.2), fill: CANDLE },
    { d: "M8.500 8H15.500", stroke: true },
  ],
  // Actions
  document: [
    { d: "M4.500 3.500H13.500L17 7V21H4.500Z", fill: PAPER },
    { d: "M7 9H12M7 12.500H11M7 16H10", stroke: true },
    { d: "M9.500 19C10.500 13.500 14.500 8 21.500 5.500C21.500 11 18 15.500 12.500 17Z", fill: PLUM },
    { d: "M8.500 20.500L18 9.500", stroke: true },
  ],
  commission: [
    { d: "M6 4H18C20 4 20 7.500 18 7.500V18H6Z", fill: PAPER },
    { d: "M6 4C3.500 4 3.500 7.500 6 7.500H8M6 18C4 18 4 21 6 21H16C18 21 18 18 18 18", fill: "#e3d3b4" },
    { d: "M9 10.500H15M9 13.500H13", stroke: true },
    { d: disc(15.500, 17, 3.4), fill: RED },
    { d: "M15.500 15.300V18.700M13.800 17H17.200", stroke: true },
  ],
  "perform-or-sell": [
    { d: "M6.500 3.500C4 8 5 15 10.500 17.500V21H13.500V17.500C19 15 20 8 17.500 3.500L15 4.500C16.800 9 15.500 13.500 12 15C8.500 13.500 7.200 9 9 4.500Z", fill: CANDLE },
    { d: "M8.500 7H15.500M10.500 7V13.800M12 7V14.600M13.500 7V13.800M8 21H16", stroke: true },
  ],
  sell: [
    { d: "M3 11L12 3H20.500V11.500L12.500 20.500Z", fill: "#e3d3b4" },
    { d: disc(17, 6.5, 1.6), fill: INK },
    { d: disc(11.500, 12, 3), fill: CANDLE },
  ],
  "travel-coach": [
    { d: "M4.500 7.500C4.500 5.500 6 4.500 8 4.500H15C17.500 4.500 18.500 6 18.500 8V14.500H4.500Z", fill: RED },
    { d: "M7.500 7.500H11V11H7.500ZM13 7.500H16V11H13Z", fill: "#f9e6b8" },
    { d: "M2 14.500H22", stroke: true },
    { d: disc(7, 17.5, 3.4), fill: WOOD },
    { d: disc(17, 17.5, 3.4), fill: WOOD },
    { d: `${disc(7, 17.5, 1)}${disc(17, 17.5, 1)}`, fill: PAPER },
  ],
  requiem: [
    { d: "M12 1.500C15 5 15 8 12 9C9 8 9 5 12 1.500Z", fill: CANDLE },
    { d: "M9 10.500C10.500 12 11 10 12 11.500C13 10 13.500 12 15 10.500V19H9Z", fill: "#fffaf0" },
    { d: "M12 9V11", stroke: true },
    { d: "M5 19H19L17.500 22H6.500Z", fill: PLUM },
  ],
  // Kinds of opuses
  opera: [
    { d: "M4 5C9 7 15 7 20 5C21 13 18 20 12 21.500C6 20 3 13 4 5Z", fill: "#f1d9b0" },
    { d: "M7 10.500C8 9 10 9 10.800 10.500C9.500 11.800 8 11.700 7 10.500ZM13.200 10.500C14 9 16 9 17 10.500C16 11.700 14.500 11.800 13.200 10.500Z", fill: INK },
    { d: "M8 15C10 18 14 18 16 15C14 16 10 16 8 15Z", fill: RED },
  ],
  religious: [
    { d: "M12 3C16.500 3 17 9 17.500 13C18 16 20 16.500 20.500 18H3.500C4 16.500 6 16 6.500 13C7 9 7.500 3 12 3Z", fill: "#d7b25a" },
    { d: disc(12, 19.8, 2), fill: "#8a5a2b" },
    { d: "M12 1V3M7.500 13H16.500", stroke: true },
  ],
  symphony: [
    { d: "M3 19L5 21L21.500 3.500L20.500 2.500Z", fill: PAPER },
    { d: "M2.500 18.500C2 20.500 3.500 22 5.500 21.500L6.500 18.500L5.500 17.500Z", fill: WOOD },
    { d: "M11 18.500H21M11 21H21", stroke: true },
    { d: disc(15, 18.5, 1.7), fill: INK },
  ],
  chamber: [
    { d: "M12 6.500C15 6.500 16 9 15 11C14.500 12.500 17.500 13.500 17.500 17C17.500 20 15 21 12 21C9 21 6.500 20 6.500 17C6.500 13.500 9.500 12.500 9 11C8 9 9 6.500 12 6.500Z", fill: WOOD },
    { d: "M11.200 1.500H12.800V15H11.200Z", fill: INK },
    { d: "M9.500 15.500H14.500M9.200 17.800H14.800M12 21V23", stroke: true },
  ],
  "none-type": [
    { d: "M4.500 4H19.500V20H4.500Z", fill: PAPER },
    { d: "M7 8H17M7 10.500H17M7 13H17M7 15.500H17", stroke: true },
    { d: disc(10, 14, 1.8), fill: INK },
  ],
  // Instruments
  winds: [
    { d: "M2.500 9.500L14 11V13L2.500 14.500ZM14 11C17 10.500 19 8 21.500 6.500V17.500C19 16 17 13.500 14 13Z", fill: CANDLE },
    { d: "M6 10V7.500M8.500 10.300V7.500M11 10.500V7.500", stroke: true },
  ],
  percussion: [
    { d: "M3 9H21C21 15 17 19.500 12 19.500C7 19.500 3 15 3 9Z", fill: WOOD },
    { d: "M3 9A9 3 0 1 1 21 9A9 3 0 1 1 3 9Z", fill: "#fffaf0" },
    { d: "M8 19L6 22.500M16 19L18 22.500M5 2L11 8M19 2L13 8", stroke: true },
  ],
  strings: [
    { d: "M6.500 12.500C9 10.500 10.500 12.500 11.500 11.500C12.500 10.500 11 9.500 13 7.500C15.500 5.500 18.500 8.500 16.500 11C14.500 13 13.500 11.500 12.500 12.500C11.500 13.500 13.500 15 11.500 17.500C9 20 4 15 6.500 12.500Z", fill: WOOD },
    { d: "M9 15L20.500 3.500M15 21L22 9", stroke: true },
  ],
  voice: [
    { d: "M12 3C17 3 19 7 18.500 11.500C18 17 15.500 21 12 21C8.500 21 6 17 5.500 11.500C5 7 7 3 12 3Z", fill: "#f1d9b0" },
    { d: "M9 15A3 3.200 0 1 1 15 15A3 3.200 0 1 1 9 15Z", fill: RED },
    { d: "M8 9.500C8.800 8.700 9.800 8.700 10.500 9.500M13.500 9.500C14.200 8.700 15.200 8.700 16 9.500", stroke: true },
    { d: "M5 9C5 4 8 2 12 2C16 2 19 4 19 9C17 6.500 15 6 12 6C9 6 7 6.500 5 9Z", fill: "#7b5b3c" },
  ],
  organ: [
    { d: "M3.500 10H6.500V19H3.500ZM7 6H10V19H7ZM10.500 2.500H13.500V19H10.500ZM14 6H17V19H14ZM17.500 10H20.500V19H17.500Z", fill: "#c9b07a" },
    { d: "M2.500 19H21.500V22H2.500Z", fill: WOOD },
    { d: "M5 16L5 17.500M8.500 15V17M12 14V17M15.500 15V17M19 16V17.500", stroke: true },
  ],
  // The rest
  court: [
    { d: "M3 18L2 7L7.500 11.500L12 4L16.500 11.500L22 7L21 18Z", fill: CANDLE },
    { d: "M3 18H21V21H3Z", fill: PLUM },
  ],
  city: [
    { d: "M3 21V9H6V7H8V9H10V6H14V9H16V7H18V9H21V21Z", fill: "#e3d3b4" },
    { d: "M9.500 21V16A2.500 2.500 0 0 1 14.500 16V21Z", fill: INK },
  ],
  card: [
    { d: "M6 3H18V21H6Z", fill: PAPER },
    { d: "M8.500 7H15.500M8.500 12H15.500M8.500 15H13", stroke: true },
  ],
  opus: [
    { d: "M6 2.500H18V21.500H6Z", fill: PLUM },
    { d: "M8 5H16V19H8Z", fill: PAPER },
    { d: NOTE, fill: INK },
  ],
  tile: [
    { d: "M4 5H20V19H4Z", fill: PAPER },
    { d: "M4 9H20M4 11.500H20M4 14H20", stroke: true },
    { d: disc(9, 14, 2), fill: INK },
  ],
  marker: [
    { d: "M5 6H19V18H5Z", fill: "#b9a887" },
    { d: NOTE, fill: INK },
  ],
  // The composers' notes
  eighth: [{ d: "M9.500 2.500H12C12.300 6.500 17.500 7.500 17 14C16 10.500 14 9.800 12 9.500V18A4.200 3.400 0 1 1 9.500 14.900Z", fill: INK }],
  sixteenth: [{ d: "M6.500 5L20.500 2.500V16.500A3.600 3 0 1 1 18 13.800V9.800L9 11.400V18.500A3.600 3 0 1 1 6.500 15.800ZM9 7.200L18 5.600V7L9 8.600Z", fill: INK }],
  exchange: [{ d: "M3 5.500H14V2.500L21.500 7L14 11.500V8.500H3ZM21 15.500H10V12.500L2.500 17L10 21.500V18.500H21Z", fill: RED }],
  fork: [
    { d: "M7.500 2.500H9.500V10C9.500 12.500 14.500 12.500 14.500 10V2.500H16.500V10C16.500 12.500 15 13.800 13 14.200V22H11V14.200C9 13.800 7.500 12.500 7.500 10Z", fill: "#c7c2bb" },
  ],
  candle: [
    { d: "M12 2C15 6 15 9 12 10C9 9 9 6 12 2Z", fill: CANDLE },
    { d: "M9.500 11.500H14.500V21H9.500Z", fill: PAPER },
  ],
  soloist: [
    { d: disc(12, 8, 5), fill: "#f1d9b0" },
    { d: "M6.500 8C6 3 9 1.500 12 1.500C15 1.500 18 3 17.500 8C16.500 5.500 14.500 5 12 5C9.500 5 7.500 5.500 6.500 8Z", fill: "#fffaf0" },
    { d: "M4 22C4 16.500 7 14 12 14C17 14 20 16.500 20 22Z", fill: PLUM },
    { d: "M10.500 14L12 18L13.500 14Z", fill: "#fffaf0" },
  ],
  bonus: [
    { d: "M12 2L15 5L19 5L19 9L22 12L19 15V19H15L12 22L9 19H5V15L2 12L5 9V5H9Z", fill: CANDLE },
    { d: disc(12, 12, 4.5), fill: PAPER },
  ],
};

/** The action "travel" and the point "travel" have one name but two pictures. */
export const actionGlyph = (action: string): string => (action === "travel" ? "travel-coach" : action);
export const typeGlyph = (type: string): string => (type === "none" ? "none-type" : type);

const drawn = new Map<string, HTMLImageElement>();

/** A glyph as a picture of its own, cut out of paper: one node on the table instead of one for each stroke; and one picture for
 * each size, since a browser lays a picture out anew whenever it is drawn in another size than before. It is kept once it has been
 * seen: a browser that forgets it reads it anew, a millisecond each. */
export function pictureOf(name: string, size = 24): string {
  const key = `${name} ${size}`;
  let found = drawn.get(key);
  if (!found) {
    const pieces = GLYPHS[name] ?? GLYPHS["none"]!;
    const rim = pieces.map((piece) => `<path d="${piece.d}" fill="none" stroke="#fff1d6" stroke-width="2.6"/>`).join("");
    const strokes = pieces.map((piece) => `<path d="${piece.d}" fill="${piece.stroke ? "none" : (piece.fill ?? "none")}" stroke="#2b2118" stroke-width="${piece.stroke ? 1.05 : 1.2}"/>`).join("");
    found = new Image();
    found.src = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="-.6 -.6 25.2 25.2" stroke-linejoin="round" stroke-linecap="round" fill-rule="evenodd">${rim}${strokes}</svg>`)}`;
    drawn.set(key, found);
  }
  return found.src;
}

/** What is engraved on a title page: a curtain, a window with its light, staves that wave, an instrument with its strings. */
const ENGRAVED: Record<string, [colour: string, d: string]> = {
  opera: ["#8c2f39", "M2 3H78M2 6C14 8 18 28 6 50M8 6C21 12 20 30 10 50M78 6C66 8 62 28 74 50M72 6C59 12 60 30 70 50M10 6Q25 22 40 8Q55 22 70 6M16 6Q28 15 40 6Q52 15 64 6M2 53H78M10 56H70M30 52Q40 44 50 52"],
  religious: ["#8a6a1c", "M24 57V26Q24 10 40 3Q56 10 56 26V57M28 57V27Q28 14 40 8Q52 14 52 27V57M40 8V57M28 38H52M40 19m-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0M34 19H46M8 8L18 14M4 22H16M6 36L17 32M72 8L62 14M76 22H64M74 36L63 32"],
  symphony: ["#35557a", [0, 6, 12, 18, 24].map((y) => `M2 ${20 + y}C18 ${4 + y} 30 ${36 + y} 46 ${20 + y}S68 ${8 + y} 78 ${14 + y}`).join("") + "M18 30a4 3 0 1 1-1-3V10L28 14V30M58 26a4 3 0 1 1-1-3V6M66 40a4 3 0 1 1-1-3V22"],
  chamber: ["#4f6b3a", "M30 2V58M37 2V58M43 2V58M50 2V58M20 12C12 12 12 22 18 24C25 26 25 40 16 42M20 12a2 2 0 1 0-3 3M16 42a2 2 0 1 0 3-3M60 12C68 12 68 22 62 24C55 26 55 40 64 42M60 12a2 2 0 1 1 3 3M64 42a2 2 0 1 1-3-3M26 50H54L51 46H29Z"],
  none: ["#7a6a55", [0, 5, 10, 15, 20].map((y) => `M6 ${20 + y}H74`).join("") + "M18 36a5 4 0 1 1-1-4V16M44 31a5 4 0 1 1-1-4V11M64 41a5 4 0 1 1-1-4V21"],
};

export function engravingOf(type: string): string {
  const [colour, d] = ENGRAVED[type] ?? ENGRAVED["none"]!;
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60" fill="none" stroke="${colour}" stroke-linecap="round"><path d="${d}"/></svg>`)}`;
}
