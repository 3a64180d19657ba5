// Our own drawings, as paths. Emblems are drawn around (0, 0) within 22 units; glyphs on a grid of 24.

import type { Piece } from "../../../parts/Art.svelte";

const wheel = (r: number, hub: number, spokes: number): string => {
  let d = `M${r} 0A${r} ${r} 0 1 1 ${-r} 0A${r} ${r} 0 1 1 ${r} 0ZM${hub} 0A${hub} ${hub} 0 1 1 ${-hub} 0A${hub} ${hub} 0 1 1 ${hub} 0Z`;
  for (let i = 0; i < spokes; i++) {
    const a = (i * 2 * Math.PI) / spokes;
    d += `M${(hub * Math.cos(a)).toFixed(1)} ${(hub * Math.sin(a)).toFixed(1)}L${(r * Math.cos(a)).toFixed(1)} ${(r * Math.sin(a)).toFixed(1)}`;
  }
  return d;
};

/** Petals of a rose window between two radii. */
export function petal(index: number, count: number, r0: number, r1: number): string {
  const a = ((index + 0.5) * 2 * Math.PI) / count - Math.PI / 2;
  const half = (Math.PI / count) * 0.86;
  const p = (r: number, angle: number): string => `${(r * Math.cos(angle)).toFixed(2)} ${(r * Math.sin(angle)).toFixed(2)}`;
  const shoulder = r0 + (r1 - r0) * 0.62;
  return `M${p(r0, a)}L${p(shoulder, a - half)}Q${p(r1 * 1.04, a - half * 0.7)} ${p(r1, a)}Q${p(r1 * 1.04, a + half * 0.7)} ${p(shoulder, a + half)}Z`;
}

const ring = Array.from({ length: 8 }, (_, i) => petal(i, 8, 5, 17)).join("");

export const EMBLEMS: Record<string, Piece[]> = {
  "cloister-school": [
    { d: "M-18 12Q-9 6 0 12Q9 6 18 12V-2Q9-8 0-2Q-9-8-18-2Z", fill: "#f7efdc" },
    { d: "M0-2V12M-13 3Q-8 0-4 3M13 3Q8 0 4 3", stroke: true },
    { d: "M-4 6C-2-6 6-18 18-20C17-10 11-2 1 0Z", fill: "#3f6ea3" },
    { d: "M-5 8L14-16", stroke: true },
  ],
  bank: [
    { d: "M0-19V15M-9 17H9M-15-13H15", stroke: true },
    { d: "M-15-13L-21 3H-9ZM15-13L9 3H21Z", fill: "none" },
    { d: "M-22 3H-8A7 7 0 0 1-22 3ZM8 3H22A7 7 0 0 1 8 3Z", fill: "#d9a92f" },
    { d: "M-3-17A3 3 0 1 1 3-17A3 3 0 1 1-3-17Z", fill: "#d9a92f" },
  ],
  residence: [
    { d: "M-14 18V-3L0-19L14-3V18Z", fill: "#f4e6c8" },
    { d: "M-18 0L0-20L18 0L14 2L0-13L-14 2Z", fill: "#a63340" },
    { d: "M-4 18V8A4 4 0 0 1 4 8V18Z", fill: "#6b4423" },
    { d: "M-9 3H-5V8H-9ZM5 3H9V8H5ZM-2-6H2V-1H-2Z", fill: "#5b88b5" },
  ],
  "carriage-house": [
    { d: wheel(17, 4.500, 8), fill: "none" },
    { d: wheel(17, 4.500, 8), stroke: true },
    { d: "M4.500 0A4.500 4.500 0 1 1-4.500 0A4.500 4.500 0 1 1 4.500 0Z", fill: "#8a5a2b" },
  ],
  hotel: [
    { d: "M8-7H13A5 5 0 0 1 18-2V6A5 5 0 0 1 13 11H8V7H12A2 2 0 0 0 14 5V-1A2 2 0 0 0 12-3H8Z", fill: "#c07a3a" },
    { d: "M-14-10H8L6 18H-12Z", fill: "#c07a3a" },
    { d: "M-8-4L-7 13M-1-4V13M4-4L3 13", stroke: true },
    { d: "M-16-9A5 5 0 0 1-10-15A6 6 0 0 1 0-17A6 6 0 0 1 8-13A4 4 0 0 1 9-7C4-3-2-8-6-5C-9-3-13-5-16-9Z", fill: "#fbf4e2" },
  ],
  park: [
    { d: "M-3 6H3L5 19H-5Z", fill: "#7a5230" },
    { d: "M0-20C6-20 10-16 10-12C16-11 18-4 14 1C13 7 6 9 0 7C-6 9-13 7-14 1C-18-4-16-11-10-12C-10-16-6-20 0-20Z", fill: "#5f9a55" },
    { d: "M-6-6Q-3-10 0-8M3-1Q7-3 9-7M-8 1Q-5 2-3 0", stroke: true },
  ],
  hospital: [
    { d: "M-6-19H6L4-5L19-7V7L4 5L6 19H-6L-4 5L-19 7V-7L-4-5Z", fill: "#b3323f" },
    { d: "M0-9C4-4 4 0 0 3C-4 0-4-4 0-9ZM-8-1C-4-3-1 0 0 4C-5 5-8 3-8-1ZM8-1C4-3 1 0 0 4C5 5 8 3 8-1Z", fill: "#fdf7e8" },
  ],
  harbour: [
    { d: "M-19 4H19L13 15H-13Z", fill: "#8a5a2b" },
    { d: "M-1-19H1V4H-1Z", fill: "#5c3b1c" },
    { d: "M2-17C11-13 13-6 13 1H2Z", fill: "#f7efdc" },
    { d: "M-2-12C-8-8-10-4-11 1H-2Z", fill: "#e9d9b4" },
  ],
  "notre-dame": [
    { d: "M19 0A19 19 0 1 1-19 0A19 19 0 1 1 19 0Z", fill: "#1f3a63" },
    { d: ring, fill: "#b3323f" },
    { d: "M5 0A5 5 0 1 1-5 0A5 5 0 1 1 5 0Z", fill: "#e3bd62" },
  ],
  "trusted-friend": [
    { d: "M-15 19C-15 6-9 1 0 1C9 1 15 6 15 19Z", fill: "#3f6ea3" },
    { d: "M-5 4L0 13L5 4Z", fill: "#f7efdc" },
    { d: "M-8-6A8 8 0 1 1 8-6A8 8 0 1 1-8-6Z", fill: "#efc79c" },
    { d: "M-16-10H16C12-13 9-13 8-14C7-20-7-20-8-14C-9-13-12-13-16-10Z", fill: "#7a2330" },
    { d: "M7-14C12-20 17-19 19-15C15-15 12-13 9-12Z", fill: "#e3bd62" },
  ],
};

/** Small pictures for counters, gains and log lines. */
export const GLYPHS: Record<string, Piece[]> = {
  prestige: [{ d: "M3 18L1.800 7.500L7.500 11.500L12 4L16.500 11.500L22.200 7.500L21 18Z", fill: "#d9a92f" }, { d: "M3 19.500H21V21.500H3Z", fill: "#a3741a" }],
  gold: [{ d: "M12 2.500A9.500 9.500 0 1 1 12 21.500A9.500 9.500 0 1 1 12 2.500Z", fill: "#e3b341" }, { d: "M12 7L13.400 10.400L17 10.700L14.300 13L15.100 16.600L12 14.700L8.900 16.600L9.700 13L7 10.700L10.600 10.400Z", fill: "#9a6b12" }],
  marker: [{ d: "M3.500 7.500L12 3.500L20.500 7.500V16.500L12 20.500L3.500 16.500Z", fill: "#b98a5a" }, { d: "M3.500 7.500L12 11.500L20.500 7.500M12 11.500V20.500", stroke: true }],
  rat: [{ d: "M2.500 15.500C2.500 11 7 8 12.500 8C15.500 8 17.800 9 19 10.400L22.500 12.600L19.800 15C18.800 16 17.300 16.500 15.500 16.500H6C4 16.500 2.500 16.500 2.500 15.500Z", fill: "#958a7d" }, { d: "M14.200 8.600A2.300 2.300 0 1 1 18.500 9.200Z", fill: "#b3a99c" }, { d: "M3 15.600C.200 16.200.500 19.800 4 20C8 20.200 9 18.500 12 19.500M19.400 12.200H19.500", stroke: true }],
  plague: [{ d: "M12 3C7 3 4 6.500 4 10.500C4 13.500 5.500 15 7 16V20.500H17V16C18.500 15 20 13.500 20 10.500C20 6.500 17 3 12 3Z", fill: "#efe6d2" }, { d: "M6.800 10.500A2 2 0 1 1 10.800 10.500A2 2 0 1 1 6.800 10.500ZM13.200 10.500A2 2 0 1 1 17.200 10.500A2 2 0 1 1 13.200 10.500ZM12 13L13.200 15.500H10.800Z", fill: "#2b2118" }, { d: "M10 17.500V20.500M14 17.500V20.500", stroke: true }],
  card: [{ d: "M6 2.500H18V21.500H6Z", fill: "#f7efdc" }, { d: "M9 11A3 3.500 0 0 1 15 11V17H9Z", fill: "#3f6ea3" }],
  person: [{ d: "M5 21V11A7 7 0 0 1 19 11V21Z", fill: "#e9d9b4" }, { d: "M12 8A3 3 0 1 1 12 14A3 3 0 1 1 12 8ZM6.500 21C6.500 17 9 15 12 15C15 15 17.500 17 17.500 21Z", fill: "#8c1c2b" }],
  carriage: [{ d: "M3 7H17L20 13H3Z", fill: "#8c1c2b" }, { d: "M6.500 13.500A3.500 3.500 0 1 1 6.500 20.500A3.500 3.500 0 1 1 6.500 13.500ZM17 13.500A3.500 3.500 0 1 1 17 20.500A3.500 3.500 0 1 1 17 13.500Z", fill: "#f7efdc" }, { d: "M6.500 15V19M4.500 17H8.500M17 15V19M15 17H19", stroke: true }],
  message: [{ d: "M2.500 5.500H21.500V18.500H2.500Z", fill: "#f7efdc" }, { d: "M2.500 5.500L12 13L21.500 5.500", stroke: true }, { d: "M12 10.500A2.800 2.800 0 1 1 12 16.100A2.800 2.800 0 1 1 12 10.500Z", fill: "#8c1c2b" }],
  bell: [{ d: "M12 2.500C13 2.500 13.500 3.200 13.500 4C17 5 18 8 18 11C18 15 19 16 20.500 17.500H3.500C5 16 6 15 6 11C6 8 7 5 10.500 4C10.500 3.200 11 2.500 12 2.500Z", fill: "#d9a92f" }, { d: "M9.500 18.500H14.500A2.500 2.500 0 0 1 9.500 18.500Z", fill: "#8a6414" }],
  cathedral: [{ d: "M12 2.500A9.500 9.500 0 1 1 12 21.500A9.500 9.500 0 1 1 12 2.500Z", fill: "#1f3a63" }, { d: "M12 5A2.500 2.500 0 1 1 12 10A2.500 2.500 0 1 1 12 5ZM12 14A2.500 2.500 0 1 1 12 19A2.500 2.500 0 1 1 12 14ZM5 12A2.500 2.500 0 1 1 10 12A2.500 2.500 0 1 1 5 12ZM14 12A2.500 2.500 0 1 1 19 12A2.500 2.500 0 1 1 14 12Z", fill: "#c8414e" }],
  friend: [{ d: "M4 21.500C4 16 7.500 13.500 12 13.500C16.500 13.500 20 16 20 21.500Z", fill: "#3f6ea3" }, { d: "M8.500 9.500A3.500 3.500 0 1 1 15.500 9.500A3.500 3.500 0 1 1 8.500 9.500Z", fill: "#efc79c" }, { d: "M4.500 7.500H19.500C17.500 6 16 6 15.700 5.300C15 2.500 9 2.500 8.300 5.300C8 6 6.500 6 4.500 7.500Z", fill: "#7a2330" }],
  round: [{ d: "M6 2.500H18V5L13.500 12L18 19V21.500H6V19L10.500 12L6 5Z", fill: "#e9d9b4" }, { d: "M8.500 19.500L12 14.500L15.500 19.500Z", fill: "#d9a92f" }],
  seal: [{ d: "M12 2.500L14.300 4.500L17.400 4.200L18.200 7.200L21 8.700L19.900 11.600L21.300 14.400L18.700 16L18 19.100L14.900 19L12.500 21.200L10 19.300L6.900 19.700L6 16.700L3.200 15.300L4.200 12.300L2.800 9.600L5.400 7.900L6 4.800L9.200 4.800Z", fill: "#9b1c2b" }, { d: "M12 7.500V16M8.500 10.500H15.500", stroke: true }],
  none: [{ d: "M5 12H19", stroke: true }],
};

export interface Look {
  hat: string;
  robe: string;
  hatColour: string;
  thing: string;
}

/** How each person is recognised: what they wear and what they carry. */
export const LOOKS: Record<string, Look> = {
  hostess: { hat: "coif", robe: "#a63340", hatColour: "#f7efdc", thing: "tankard" },
  minstrel: { hat: "feather", robe: "#3d7a4a", hatColour: "#8c1c2b", thing: "lute" },
  moneylender: { hat: "flat", robe: "#5a3a6e", hatColour: "#2b2118", thing: "coin" },
  jester: { hat: "jester", robe: "#c9982b", hatColour: "#a63340", thing: "rattle" },
  monk: { hat: "tonsure", robe: "#6b4a2c", hatColour: "#6b4a2c", thing: "candle" },
  doctor: { hat: "beak", robe: "#2f3440", hatColour: "#1c1f28", thing: "lily" },
  "city-guard": { hat: "helmet", robe: "#6f7884", hatColour: "#9aa4b0", thing: "halberd" },
  "night-watchman": { hat: "hood", robe: "#2b3a5c", hatColour: "#22304f", thing: "lantern" },
  bishop: { hat: "mitre", robe: "#f1e4c3", hatColour: "#f7efdc", thing: "crosier" },
  "guild-master": { hat: "flat", robe: "#7a5230", hatColour: "#8c1c2b", thing: "hammer" },
  beggar: { hat: "rag", robe: "#7d7360", hatColour: "#8f8468", thing: "bowl" },
  lawyer: { hat: "square", robe: "#22242c", hatColour: "#22242c", thing: "scroll" },
  "lady-of-the-court": { hat: "hennin", robe: "#1f4e79", hatColour: "#c8414e", thing: "rose" },
  mayor: { hat: "fur", robe: "#8c1c2b", hatColour: "#5c3b1c", thing: "key" },
  carpenter: { hat: "cap", robe: "#b08250", hatColour: "#7a5230", thing: "saw" },
  manager: { hat: "flat", robe: "#35506e", hatColour: "#35506e", thing: "book" },
  nurse: { hat: "coif", robe: "#dfe6ea", hatColour: "#ffffff", thing: "cross" },
  scholar: { hat: "square", robe: "#4a2c2a", hatColour: "#2b2118", thing: "book" },
  priest: { hat: "tonsure", robe: "#2b2118", hatColour: "#5c4a36", thing: "cross" },
  steward: { hat: "cap", robe: "#3f6e5a", hatColour: "#2c4f40", thing: "key" },
  "bell-ringer": { hat: "hood", robe: "#6b5a3a", hatColour: "#57482c", thing: "bell" },
  spy: { hat: "masked", robe: "#26262c", hatColour: "#1a1a20", thing: "eye" },
  gypsies: { hat: "scarf", robe: "#7a3b6e", hatColour: "#d9a92f", thing: "wheel" },
  coachman: { hat: "tall", robe: "#5c3b1c", hatColour: "#2b2118", thing: "whip" },
  merchant: { hat: "turban", robe: "#a8632a", hatColour: "#f1e4c3", thing: "scales" },
  benefactor: { hat: "fur", robe: "#1f4e79", hatColour: "#8a6a42", thing: "purse" },
  butcher: { hat: "cap", robe: "#f1e4c3", hatColour: "#a63340", thing: "cleaver" },
  advisor: { hat: "square", robe: "#5a3a6e", hatColour: "#5a3a6e", thing: "scroll" },
  guard: { hat: "helmet", robe: "#8c1c2b", hatColour: "#8d98a5", thing: "sword" },
  host: { hat: "cap", robe: "#c07a3a", hatColour: "#f7efdc", thing: "tankard" },
  gravedigger: { hat: "hood", robe: "#4c4a44", hatColour: "#3a3833", thing: "spade" },
  actress: { hat: "circlet", robe: "#c8414e", hatColour: "#6b3a1e", thing: "mask" },
  mistress: { hat: "circlet", robe: "#5a1f3a", hatColour: "#2b1a12", thing: "heart" },
};

/** What they carry, on a grid of 24. */
export const THINGS: Record<string, Piece[]> = {
  tankard: [{ d: "M16 8H18A3 3 0 0 1 21 11V15A3 3 0 0 1 18 18H16Z", fill: "#a8632a" }, { d: "M4 7H16L15 21H5Z", fill: "#c07a3a" }, { d: "M3 7A4 4 0 0 1 8 3.500A4 4 0 0 1 15 4A3 3 0 0 1 17 7Z", fill: "#fbf4e2" }],
  lute: [{ d: "M9 12C13 8 20 10 20 15C20 20 13 22 9 18C7 16 7 14 9 12Z", fill: "#b9793a" }, { d: "M10 13L2.500 5.500L4.500 3.500L11.500 11Z", fill: "#6b4423" }, { d: "M13.500 15A1.800 1.800 0 1 1 17 15A1.800 1.800 0 1 1 13.500 15Z", fill: "#2b2118" }],
  coin: [{ d: "M12 3A9 9 0 1 1 12 21A9 9 0 1 1 12 3Z", fill: "#e3b341" }, { d: "M12 7V17M8.500 12H15.500", stroke: true }],
  rattle: [{ d: "M11 12H13V22H11Z", fill: "#6b4423" }, { d: "M12 2A5.500 5.500 0 1 1 12 13A5.500 5.500 0 1 1 12 2Z", fill: "#e3b341" }, { d: "M9 8H15M12 8V12", stroke: true }],
  candle: [{ d: "M9 10H15V21H9Z", fill: "#f7efdc" }, { d: "M12 2C15 5 14.500 8 12 8.500C9.500 8 9 5 12 2Z", fill: "#e8a33a" }],
  lily: [{ d: "M12 2C16 7 16 11 12 15C8 11 8 7 12 2ZM3 9C8 7 11 10 12 15C6 17 3 14 3 9ZM21 9C16 7 13 10 12 15C18 17 21 14 21 9Z", fill: "#fbf4e2" }, { d: "M12 15V22", stroke: true }],
  halberd: [{ d: "M11 1H13V23H11Z", fill: "#6b4423" }, { d: "M13 4C18 4 20 7 20 11C17 10 15 10 13 11ZM11 5L6 7L11 9Z", fill: "#b8c2cc" }],
  lantern: [{ d: "M7 8H17V20H7Z", fill: "#ffd978" }, { d: "M5 6H19V8H5ZM5 20H19V22H5Z", fill: "#5c3b1c" }, { d: "M12 8V20M8 6A4 4 0 0 1 16 6", stroke: true }],
  crosier: [{ d: "M11 9H13V23H11Z", fill: "#c9982b" }, { d: "M13 10V7A4 4 0 1 0 7 7", stroke: true }],
  hammer: [{ d: "M11 9H13V22H11Z", fill: "#7a5230" }, { d: "M4 3H18L20 6L18 9H4Z", fill: "#8d98a5" }],
  bowl: [{ d: "M2.500 11H21.500C21.500 17 17.500 20 12 20C6.500 20 2.500 17 2.500 11Z", fill: "#8a5a2b" }, { d: "M7 8A2.500 2.500 0 1 1 12 8A2.500 2.500 0 1 1 7 8Z", fill: "#e3b341" }],
  scroll: [{ d: "M6 4H19V17A3 3 0 0 1 16 20H5A3 3 0 0 0 8 17V6A2 2 0 0 0 6 4Z", fill: "#f7efdc" }, { d: "M11 8H16M11 11.500H16M11 15H14", stroke: true }],
  rose: [{ d: "M12 13V23M12 18L8 16", stroke: true }, { d: "M12 2A6 6 0 0 1 18 8C18 12 15 14 12 14C9 14 6 12 6 8A6 6 0 0 1 12 2Z", fill: "#c8414e" }, { d: "M9 8A3 3 0 0 1 15 8A3 3 0 0 1 10.500 10", stroke: true }],
  key: [{ d: "M7.500 3A5 5 0 1 1 7.500 13A5 5 0 1 1 7.500 3ZM7.500 6A2 2 0 1 0 7.500 10A2 2 0 1 0 7.500 6Z", fill: "#c9982b" }, { d: "M11 10L20 19L18 21L16 19L14.500 20.500L12.500 18.500L14 17L9.500 12.500Z", fill: "#c9982b" }],
  saw: [{ d: "M2 15L16 5L19 9L5 19L4 17Z", fill: "#b8c2cc" }, { d: "M15 4L20 2L23 7L19 10Z", fill: "#7a5230" }],
  book: [{ d: "M4 4H19V20H4Z", fill: "#8c1c2b" }, { d: "M7 4V20M10.500 9H16M10.500 12.500H16", stroke: true }],
  cross: [{ d: "M9.500 2H14.500V7.500H20V12.500H14.500V22H9.500V12.500H4V7.500H9.500Z", fill: "#b3323f" }],
  bell: [{ d: "M12 2.500C16.500 4 17.500 8 17.500 11C17.500 15 18.500 16 20.500 18H3.500C5.500 16 6.500 15 6.500 11C6.500 8 7.500 4 12 2.500Z", fill: "#d9a92f" }, { d: "M9.500 19H14.500A2.500 2.500 0 0 1 9.500 19Z", fill: "#8a6414" }],
  eye: [{ d: "M1.500 12S6 5 12 5S22.500 12 22.500 12S18 19 12 19S1.500 12 1.500 12Z", fill: "#fbf4e2" }, { d: "M12 8.500A3.500 3.500 0 1 1 12 15.500A3.500 3.500 0 1 1 12 8.500Z", fill: "#1f4e79" }],
  wheel: [{ d: "M12 3A9 9 0 1 1 12 21A9 9 0 1 1 12 3Z", fill: "#c07a3a" }, { d: "M12 3V21M3 12H21M5.600 5.600L18.400 18.400M18.400 5.600L5.600 18.400", stroke: true }],
  whip: [{ d: "M4 22L13 9L15 10.500L6 23Z", fill: "#6b4423" }, { d: "M14 9C18 2 22 5 20 9S14 14 19 17", stroke: true }],
  scales: [{ d: "M12 3V20M8 21H16M4 6H20", stroke: true }, { d: "M1 13H8A3.500 4 0 0 1 1 13ZM16 13H23A3.500 4 0 0 1 16 13Z", fill: "#d9a92f" }, { d: "M4.500 6L1.500 13M4.500 6L7.500 13M19.500 6L16.500 13M19.500 6L22.500 13", stroke: true }],
  purse: [{ d: "M8 8C4 11 3 14 4 18C5 21 19 21 20 18C21 14 20 11 16 8Z", fill: "#8a5a2b" }, { d: "M7 4L10 6L12 3L14 6L17 4L16 8H8Z", fill: "#a8632a" }, { d: "M9.500 14.500A2.500 2.500 0 1 1 14.500 14.500A2.500 2.500 0 1 1 9.500 14.500Z", fill: "#e3b341" }],
  cleaver: [{ d: "M3 4H17V13H3Z", fill: "#b8c2cc" }, { d: "M15 13H18V22H15Z", fill: "#6b4423" }],
  sword: [{ d: "M11 1H13L13.500 15H10.500Z", fill: "#c6ced6" }, { d: "M6 15H18V17H6ZM11 17H13V22H11Z", fill: "#c9982b" }],
  spade: [{ d: "M11 2H13V13H11Z", fill: "#6b4423" }, { d: "M6 12H18C18 18 15 21 12 23C9 21 6 18 6 12Z", fill: "#8d98a5" }],
  mask: [{ d: "M3 5C9 7 15 7 21 5C22 14 18 20 12 21C6 20 2 14 3 5Z", fill: "#fbf4e2" }, { d: "M6.500 11Q8.500 8.500 10.500 11M13.500 11Q15.500 8.500 17.500 11M8 15Q12 19 16 15", stroke: true }],
  heart: [{ d: "M12 21C4 15 2.500 11 2.500 8A5 5 0 0 1 12 6A5 5 0 0 1 21.500 8C21.500 11 20 15 12 21Z", fill: "#c8414e" }],
};
