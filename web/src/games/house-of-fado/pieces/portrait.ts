// Eighteen people, each put together from hair, beard and what they wear; heads are drawn around (32, 27.5).

/** `back` lies behind the face, `front` on it. */
const HAIR: Record<string, { front: string; back?: string }> = {
  bun: { back: "M26.500 10.500A5.500 5.500 0 1 1 37.500 10.500A5.500 5.500 0 1 1 26.500 10.500Z", front: "M21 28C18.500 15.500 25 11.500 32 11.500C39 11.500 45.500 15.500 43 28C41.500 21.500 38.500 18.800 32 17.500C25.500 18.800 22.500 21.500 21 28Z" },
  long: { back: "M19.500 28C17.500 12 26 8.500 32 8.500C38 8.500 46.500 12 44.500 28C45 36 47.500 43 49.500 49H14.500C16.500 43 19 36 19.500 28Z", front: "M21 28C20.500 17.500 27 13 33.500 12.500C39.500 12.500 43.600 18 43 28C41 23.500 37.500 20 34 16.500C30.500 20.500 25 23 21 28Z" },
  short: { front: "M20.600 26C19 13 26 10 32.500 10.300C40.500 10.600 45 15.500 43.400 26C42.600 22.500 41.500 20.300 39.500 19C34 20.300 27 19.600 24.300 18C22.600 20 21.500 22.500 20.600 26Z" },
  parted: { front: "M20.700 25.500C19.500 13 27 9.300 34 9.900C41.500 10.500 44.800 16 43.300 26C42.600 22 41.800 20.300 40.600 18.600C36.500 19.400 30.500 18.500 27.500 14.600C26.600 17.500 22.500 19.500 20.700 25.500Z" },
  bald: { front: "M20.900 28C19.300 24.500 19.600 20 21.800 18C21.500 21.500 22 24.500 22.600 27.500ZM43.100 28C44.700 24.500 44.400 20 42.200 18C42.500 21.500 42 24.500 41.400 27.500Z" },
  curls: { back: "M20 32C16.500 30 16 25 18 22.500C16 18.500 18.500 14 22 13.500C22.500 9.500 27.500 7.500 31 9C34.500 6.500 40 8.500 41.500 12C46 12.500 48 18 46 21.500C48.500 24.500 48 30 44.500 32C45 35 43 37 41 37H23C21 37 19.500 35 20 32Z", front: "M21.300 25C22 19.500 25.500 17.500 28 18.800C29.500 16 34 16 35.500 18.300C38.500 17 42.200 19.500 42.700 25C43 17 39 13 32 13C25 13 21 17 21.300 25Z" },
  wave: { back: "M18.800 27C17.500 12.500 25 8.800 32 8.800C40 8.800 46.500 13 45.300 27C45.600 32.500 44.500 36 42 39H22C19.500 36 18.500 32.500 18.800 27Z", front: "M21 28C20.300 17 26.500 12.800 31 12.800C38.500 12.500 43.400 17 43 27C39.500 26 34 23 32 17C30.500 22 25 23.500 21 28Z" },
  fringe: { back: "M19 28C17.500 12 25.500 8.800 32 8.800C38.500 8.800 46.500 12 45 28C45.500 33 46 38 45 42H19C18 38 18.500 33 19 28Z", front: "M20.800 25.500C20 15 26 11.800 32 11.800C38 11.800 44 15 43.200 25.500C39.500 22.600 36 22 32 22C28 22 24.500 22.600 20.800 25.500Z" },
};

const BEARD: Record<string, string> = {
  full: "M21.600 28.500C21.800 39 26 44.500 32 44.500C38 44.500 42.200 39 42.400 28.500C41 32.300 38.200 33.300 35.600 32.400C33.500 31.400 30.500 31.400 28.400 32.400C25.800 33.300 23 32.300 21.600 28.500Z",
  moustache: "M25.800 34C28.300 30.800 31 31.400 32 32.500C33 31.400 35.700 30.800 38.200 34C35.600 35.400 33 34.900 32 34C31 34.900 28.400 35.400 25.800 34Z",
  goatee: "M28.400 38C30 37 34 37 35.600 38C35.600 42.300 34 44 32 44C30 44 28.400 42.300 28.400 38ZM27.500 33.500C29.500 31.800 34.500 31.800 36.500 33.500C34.500 33.200 29.500 33.200 27.500 33.500Z",
};

const HAT: Record<string, string> = {
  felt: "M13.500 19.500C20 16.500 44 16.500 50.500 19.500C47.500 22.800 16.500 22.800 13.500 19.500ZM21.500 18C21.500 9 24.500 5.500 28 6.900C30.300 7.800 33.700 7.800 36 6.900C39.500 5.500 42.500 9 42.500 18C36 16.600 28 16.600 21.500 18Z",
  cap: "M19.800 20.500C18.500 10 26.500 7.500 33 7.500C41 7.500 45.500 11.500 44.800 17.500L50.500 21C43 23 29 22.300 19.800 20.500Z",
  scarf: "M18.300 31C15.500 14 24.500 8.300 32 8.300C39.500 8.300 48.500 14 45.700 31C44.500 35 42.600 31 42.500 25.500C41.500 18.500 37 15.800 32 15.800C27 15.800 22.500 18.500 21.500 25.500C21.400 31 19.500 35 18.300 31Z",
};

export interface Person {
  hair: string;
  ink: string;
  skin: string;
  lady: boolean;
  beard?: string;
  hat?: [string, string];
  coat: string;
  more?: "glasses" | "flower" | "earrings";
}

const [FAIR, WARM, OLIVE, TAN, DARK] = ["#fbe3cb", "#f1cda4", "#dcab7b", "#b98154", "#8b5a3b"];
const [COAL, NIGHT, CHESTNUT, COPPER, SILVER] = ["#22232f", "#1c2f57", "#5a3421", "#93472a", "#c6ccd8"];
const [NAVY, WINE, MOSS, SLATE, SAND] = ["#16386b", "#7a1f2b", "#3d5a45", "#4d5568", "#a9713c"];

const PEOPLE: Record<string, Person[]> = {
  "portuguese-guitar": [
    { hair: "parted", ink: COAL, skin: WARM, lady: false, coat: NAVY },
    { hair: "short", ink: SILVER, skin: FAIR, lady: false, beard: "moustache", hat: ["felt", "#39435c"], coat: SLATE },
    { hair: "bun", ink: CHESTNUT, skin: OLIVE, lady: true, coat: MOSS, more: "earrings" },
    { hair: "bald", ink: SILVER, skin: TAN, lady: false, beard: "full", coat: NAVY },
    { hair: "short", ink: COPPER, skin: FAIR, lady: false, beard: "moustache", hat: ["cap", "#5a4632"], coat: SAND },
    { hair: "curls", ink: COAL, skin: DARK, lady: true, coat: WINE, more: "earrings" },
  ],
  singer: [
    { hair: "long", ink: COAL, skin: WARM, lady: true, coat: "#1d1d28", more: "flower" },
    { hair: "bald", ink: COAL, skin: OLIVE, lady: false, beard: "goatee", hat: ["felt", "#2b2430"], coat: "#2b2430" },
    { hair: "bun", ink: NIGHT, skin: FAIR, lady: true, coat: "#1d1d28", more: "flower" },
    { hair: "curls", ink: CHESTNUT, skin: DARK, lady: true, coat: "#3a1420", more: "earrings" },
    { hair: "parted", ink: COAL, skin: TAN, lady: false, beard: "moustache", coat: "#2b2430" },
    { hair: "wave", ink: SILVER, skin: WARM, lady: true, hat: ["scarf", "#20202c"], coat: "#1d1d28", more: "earrings" },
  ],
  "classical-guitar": [
    { hair: "fringe", ink: CHESTNUT, skin: FAIR, lady: true, coat: SLATE, more: "earrings" },
    { hair: "short", ink: COAL, skin: DARK, lady: false, beard: "goatee", coat: SAND },
    { hair: "short", ink: SILVER, skin: WARM, lady: false, beard: "full", coat: MOSS, more: "glasses" },
    { hair: "wave", ink: COPPER, skin: WARM, lady: true, coat: NAVY, more: "flower" },
    { hair: "short", ink: CHESTNUT, skin: OLIVE, lady: false, hat: ["felt", "#8a5f3d"], coat: WINE },
    { hair: "parted", ink: COAL, skin: TAN, lady: false, coat: SLATE, more: "glasses" },
  ],
};

export interface Drawn extends Person {
  front: string;
  back: string | undefined;
  jaw: string | undefined;
  brim: string | undefined;
}

export function personOf(kind: string, n: number): Drawn {
  const all = PEOPLE[kind]!;
  const person = all[n % all.length]!;
  return { ...person, front: HAIR[person.hair]!.front, back: HAIR[person.hair]!.back, jaw: person.beard && BEARD[person.beard], brim: person.hat && HAT[person.hat[0]] };
}

export const GUITAR = "M0-15C10-15 17-8 17 1C17 11 9 17 0 17C-9 17-17 11-17 1C-17-8-10-15 0-15Z";
export const VIOLA = "M0-17C7-17 10-13 9-7.500C8-3 13.500-1 13.500 7C13.500 14 7 18 0 18C-7 18-13.500 14-13.500 7C-13.500-1-8-3-9-7.500C-10-13-7-17 0-17Z";
