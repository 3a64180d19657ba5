// Miniatures of those who finish the Requiem, and of those around it, lit by a candle from the right: shapes around (0, 0), as large as a circle of 24.

export interface Stroke {
  d: string;
  fill: string;
  /** Without an outline: shadows and features. */
  soft?: boolean;
}

const SKIN = "#efc9a0";
const SHADE = "#d3a079";
const INK = "#2a2130";
const LINEN = "#fbf3e2";

/** Face and neck with the light from the right; `long` draws the chin down. */
const face = (long = 0): Stroke[] => [
  { d: `M-4.500 8H4.500L6 17H-6Z`, fill: SHADE },
  { d: `M-8-5C-8.500 ${3 + long}-5 ${10 + long} 0 ${10.5 + long}C5 ${10 + long} 8.500 ${3 + long} 8-5C7-12-7-12-8-5Z`, fill: SKIN },
  { d: `M-8-5C-8.500 ${3 + long}-5 ${10 + long} 0 ${10.5 + long}C-3 6-4.500 0-3-9C-6-9.500-8-8-8-5Z`, fill: SHADE, soft: true },
  { d: "M-5.200-1.800C-4.200-2.900-2.600-2.900-1.700-1.800C-2.700-1-4.200-1-5.200-1.800ZM1.700-1.800C2.600-2.900 4.200-2.900 5.200-1.800C4.200-1 2.700-1 1.700-1.800Z", fill: INK, soft: true },
  { d: "M-5.600-4C-4.400-5-2.700-5-1.500-4.300L-1.600-3.700C-2.800-4.200-4.300-4.200-5.500-3.400ZM5.600-4C4.400-5 2.700-5 1.500-4.300L1.600-3.700C2.800-4.200 4.300-4.200 5.500-3.400Z", fill: INK, soft: true },
  { d: "M-0.200-2C-0.800 0.500-1.300 2-1.300 3C-0.500 3.800 0.700 3.800 1.400 3.200C0.500 3-0.300 2.500 0.300-2Z", fill: SHADE, soft: true },
  { d: `M-2.800 ${6 + long * 0.6}C-1 ${5.3 + long * 0.6} 1 ${5.3 + long * 0.6} 2.800 ${6 + long * 0.6}C1.500 ${7.4 + long * 0.6}-1.500 ${7.4 + long * 0.6}-2.800 ${6 + long * 0.6}Z`, fill: "#a5493f", soft: true },
];

const coat = (fill: string, edge: string): Stroke[] => [
  { d: "M-22 24C-21 15-13 13.500-6 12L0 20L6 12C13 13.500 21 15 22 24Z", fill },
  { d: "M-6 12L0 21L-4.500 24H-12L-9 17Z", fill: edge },
  { d: "M6 12L0 21L4.500 24H12L9 17Z", fill: edge },
];
const cravat: Stroke = { d: "M-5.500 11.500C-2 13.500 2 13.500 5.500 11.500L4 16L2 22H-2L-4 16Z", fill: LINEN };

export const GROUNDS: Record<string, string> = { eybler: "#45546b", stadler: "#5a3d33", sussmayr: "#4d5a3c", freystadtler: "#5b4460", soloist: "#3b3346" };

export const PORTRAITS: Record<string, Stroke[]> = {
  // The court Kapellmeister: a powdered wig with rolled curls, a blue coat with gold.
  eybler: [
    { d: "M-13-2C-15-16-8-20 0-20C8-20 15-16 13-2C16 4 13 8 9 7L-9 7C-13 8-16 4-13-2Z", fill: "#d9d0c1" },
    ...coat("#2f4a72", "#c99a3a"),
    cravat,
    ...face(1),
    { d: "M-9-3C-10-13-4-15 0-14.500C4-15 10-13 9-3C7.500-8 5-10.500 0-10.500C-5-10.500-7.500-8-9-3Z", fill: "#efe8da" },
    { d: "M-14 1A3.400 2.600 0 1 1-7.500 1A3.400 2.600 0 1 1-14 1ZM-13.500 6A3.200 2.400 0 1 1-7.300 6A3.200 2.400 0 1 1-13.500 6ZM7.500 1A3.400 2.600 0 1 1 14 1A3.400 2.600 0 1 1 7.500 1ZM7.300 6A3.200 2.400 0 1 1 13.500 6A3.200 2.400 0 1 1 7.300 6Z", fill: "#efe8da" },
  ],
  // The abbé: grey hair under a black cap, a cassock with white bands.
  stadler: [
    { d: "M-11-2C-12-14-6-17 0-17C6-17 12-14 11-2L9.500 3C9-4 8-8 6-9H-6C-8-8-9-4-9.500 3Z", fill: "#9b948c" },
    { d: "M-22 24C-21 14-12 12.500-6 11.500H6C12 12.500 21 14 22 24Z", fill: "#241f28" },
    ...face(0.6),
    { d: "M-10-7C-10-17-5-19.500 0-19.500C5-19.500 10-17 10-7C6-10.500-6-10.500-10-7Z", fill: "#1d1820" },
    { d: "M0-19.500A1.400 1.400 0 1 1 0-22.300A1.400 1.400 0 1 1 0-19.500Z", fill: "#1d1820" },
    { d: "M-5 12H-0.400L-1 22L-5.500 21ZM5 12H0.400L1 22L5.500 21Z", fill: LINEN },
    { d: "M-6.500 10.500H6.500V13H-6.500Z", fill: LINEN },
  ],
  // The pupil: young, his own brown hair blown about, a red coat.
  sussmayr: [
    { d: "M-11-1C-14-12-9-19 0-19C9-20 14-12 11-1C12 4 10 6 8 5V-4H-8V5C-10 6-12 4-11-1Z", fill: "#6b4326" },
    ...coat("#8c3434", "#5f2024"),
    cravat,
    ...face(),
    { d: "M-9-2C-11-10-8-16-3-16.500C-1-19 6-18.500 9-14C11-10 10-6 9-2C8.500-6 7-8.500 4-9.500C5-8 4-7.500 2-9C-1-11-5-9.500-6.500-7C-8-5.500-8.500-4-9-2Z", fill: "#7d5030" },
    { d: "M-1-16C2-17.500 6-17 8-13C5.500-15.500 2-15.500-1-16Z", fill: "#a06f42", soft: true },
  ],
  // The copyist: dark curls, spectacles, a green coat.
  freystadtler: [
    { d: "M-11 0C-14-3-14-9-11-12C-11-17-5-20 0-18.500C5-20 11-17 11-12C14-9 14-3 11 0C12 5 10 8 8 7V-3H-8V7C-10 8-12 5-11 0Z", fill: "#2f2624" },
    ...coat("#3f5a3f", "#2a3d2c"),
    cravat,
    ...face(0.4),
    { d: "M-9-2C-12-6-9-9-9.500-11C-9-15-5-14-4-16C-2-17.500 2-17.500 4-15.500C7-16 9-13.500 9-11C11-8.500 10-5 9-2C8-5 8.500-7 6-8.500C4-7.500 2-10 0-9C-2-10-4-7.500-6-8.500C-8.500-7-8-5-9-2Z", fill: "#3d3230" },
    { d: "M-6.600-1.800A3 2.600 0 1 1-0.600-1.800A3 2.600 0 1 1-6.600-1.800ZM-5.700-1.800A2.100 1.800 0 1 0-1.500-1.800A2.100 1.800 0 1 0-5.700-1.800ZM0.600-1.800A3 2.600 0 1 1 6.600-1.800A3 2.600 0 1 1 0.600-1.800ZM1.500-1.800A2.100 1.800 0 1 0 5.700-1.800A2.100 1.800 0 1 0 1.500-1.800ZM-0.700-2.200H0.700V-1.600H-0.700Z", fill: "#d8b25c", soft: true },
  ],
};
PORTRAITS["soloist"] = [
  // A patron who keeps to the shadow: a mask, a tricorne, a lace collar.
  { d: "M-22 24C-21 14-12 12.500-6 11.500H6C12 12.500 21 14 22 24Z", fill: "#3a2740" },
  ...face(),
  { d: "M-9-6H9C9.500-2 8 1.500 4.500 1.500C2 1.500 1.500-0.500 0-0.500C-1.500-0.500-2 1.500-4.500 1.500C-8 1.500-9.500-2-9-6ZM-5-2.600A1.700 1.300 0 1 0-1.800-2.600A1.700 1.300 0 1 0-5-2.600ZM1.800-2.600A1.700 1.300 0 1 0 5-2.600A1.700 1.300 0 1 0 1.800-2.600Z", fill: "#1b1520" },
  { d: "M-19-9C-10-21 10-21 19-9C12-12.500 8-8 0-6C-8-8-12-12.500-19-9Z", fill: "#1b1520" },
  { d: "M-19-9C-10-21 10-21 19-9C10-17-10-17-19-9Z", fill: "#c99a3a" },
  { d: "M-7 11C-3 14 3 14 7 11L9 15L6 18L3 15.500L0 19L-3 15.500L-6 18L-9 15Z", fill: LINEN },
];
