// What is printed, in words: for tips, for screen readers, and for whoever touches an icon.

import { untrack } from "svelte";
import type { Stage } from "../../../lib/stage.svelte";
import { colon, joined, t, words } from "../../../lib/words.svelte";
import { iconsOf, POINTS, printedFor, type City, type Gain, type Printed } from "./printed";
import { meOf, viewOf, type MovementView, type PlaceView, type RowCard, type SpaceView } from "./view";

/** A noun in the middle of a sentence. */
export function low(kind: string, id: string): string {
  const forms = words.forms(`${kind}-${id}`, undefined, "lacrimosa");
  return forms["low"] ?? forms[""] ?? id;
}

/** Where a long word may be parted on a narrow card, before a syllable: not every browser knows how. */
const VOWEL = "aeiouyáéíóúàèùâêîôûëïöüаеёиоуыэюя";
const SYLLABLE = new RegExp(`(\\p{L}{2,}?(?![bcdfgkptбвгдкпт][lrлр])\\p{L})(?=(?:[pstckq][hu]|[^\\P{L}${VOWEL}hьъй])[${VOWEL}]\\p{L}{2})`, "giu");
const soft = (text: string): string => text.replace(/\p{L}{8,}/gu, (word) => word.replace(SYLLABLE, "$1\u00ad"));

/** The beginning of a name, where there is no room for all of it. */
function start(name: string, most: number): string {
  const found = name.split(" ");
  while (found.length > 1 && (found.join(" ").length > most || /^(\p{L}{1,3}|.*,)$/u.test(found.at(-1)!))) found.pop();
  return found.join(" ");
}

/** A card's name as a title page sets it: what follows a comma or is too long, and the number of the work or the year, stand by
 * themselves; and how it begins, for small cards and for the smallest. */
export function titleOf(whole: string): { all: string; name: string; brief: string; word: string; cut: boolean; more: string; work: string } {
  const [, name = "", work = ""] = /^(.*?)\s*(?:\(([^()]*)\))?$/.exec(whole)!;
  const comma = name.length > 26 ? name.indexOf(", ") : -1;
  const title = comma > 0 ? name.slice(0, comma) : name.length > 32 ? start(name, 28) : name;
  const brief = start(title, 17);
  const word = /^(?:\p{L}{1,3}[ ’'])*\S+/u.exec(title)?.[0] ?? title;
  return { all: soft(name), name: soft(title), brief: soft(brief === title ? title : `${brief}…`), word: word === title ? title : `${word.replace(/,$/, "")}…`, cut: title !== name && comma < 0, more: soft(name.slice(title.length).replace(/^,? /, "")), work };
}

/** How many lines a name takes where one has room for so many letters. */
export function linesOf(name: string, wide = 11): number {
  let [lines, at] = [1, 0];
  for (const word of name.replaceAll("\u00ad", "").split(/\s+/)) {
    at += word.length + (at ? 1 : 0);
    if (at <= wide) continue;
    if (at > word.length) lines++;
    lines += Math.floor((word.length - 1) / wide);
    at = Math.min(word.length, wide); // behind a word that was broken there is no room to count on
  }
  return lines;
}

/** What is printed says the same in every picture: it is put into words once for each language. */
const said = new WeakMap<Printed, Map<string, string>>();
function once(stage: Stage, what: string, say: () => string): string {
  const printed = printedFor(stage);
  if (!said.has(printed)) said.set(printed, new Map());
  const found = said.get(printed)!;
  const key = `${words.language} ${what}`;
  if (!found.has(key)) found.set(key, say());
  return found.get(key)!;
}

const kindOf = (kind: string): string => (kind === "wild" ? t("la-wild") : low("points", kind));

/** Ducats, points and so on as a list: what is gained on the spot comes as `marker`, what cards bring as `step`. */
export function gainWords(gain: Gain, form: "marker" | "step" | "point" = "marker"): string {
  const parts: string[] = [];
  if (gain.ducats) parts.push(t("la-n-ducats", { n: gain.ducats }));
  if (gain.vp) parts.push(t("la-n-vp", { n: gain.vp }));
  if (gain.finance) parts.push(t("la-n-finance", { n: gain.finance }));
  for (const kind of [...POINTS, "wild"] as const) if (gain[kind]) parts.push(t(`la-n-${form}`, { n: gain[kind], kind: kindOf(kind) }));
  return parts.join(", ");
}

export function actionsWords(stage: Stage, actions: Parameters<typeof iconsOf>[0]): string {
  return iconsOf(actions).map((action) => stage.speech.noun("action", action)).join(" + ");
}

export const memoryWords = (stage: Stage, card: string): string => once(stage, card, () => memorySaid(stage, card));
function memorySaid(stage: Stage, card: string): string {
  const memory = printedFor(stage).memory[card];
  if (!memory) return "";
  const reward = gainWords(memory.reward, "step");
  return [
    `${colon(t("la-experiences"))} ${joined([reward, actionsWords(stage, memory.actions)].filter(Boolean))}.`,
    `${colon(t("la-story"))} ${gainWords(memory.story, "step") || "–"}.`,
  ].join(" ");
}

export const opusWords = (stage: Stage, card: string): string => once(stage, card, () => opusSaid(stage, card));
function opusSaid(stage: Stage, card: string): string {
  const opus = printedFor(stage).opus[card];
  if (!opus) return "";
  const line = (talent: number | undefined, gain: Gain): string => [talent ? t("la-pays", { what: gainWords({ talent }, "point") }) : "", gainWords(gain) || t("la-nothing")].filter(Boolean).join(" → ");
  return [
    opus.type === "none" ? "" : `${stage.speech.noun("type", opus.type)}, ${opus.period}.`,
    opus.vp ? `${t("la-at-once", { what: gainWords({ vp: opus.vp }) })}` : "",
    `${colon(t("la-perform"))} ${line(opus.perform.talent, { ducats: opus.perform.ducats ?? 0 })}.`,
    `${colon(t("la-sell"))} ${line(opus.sell.talent, { finance: opus.sell.finance ?? 0, vp: opus.sell.vp ?? 0 })}.`,
  ].filter(Boolean).join(" ");
}

export const cardWords = (stage: Stage, card: string): string => (card.startsWith("op-") ? opusWords(stage, card) : memoryWords(stage, card));

export function priceWords(entry: RowCard): string {
  const { reward, ...price } = entry.price;
  return [
    t("la-price", { what: gainWords(price, "point") || t("la-nothing") }),
    reward ? t("la-space-gives", { what: gainWords({ ducats: reward }) }) : "",
    entry.missing ? t("la-short", { n: entry.missing }) : "",
  ].filter(Boolean).join(" ");
}

/** A city's or a court's tile: what the visible side gives. */
export function tileGain(stage: Stage, place: PlaceView): Gain {
  const printed = printedFor(stage);
  const row = place.tile ? (printed.court[place.tile] ?? printed.city[place.tile]) : undefined;
  return row ? (place.golden ? row.gold : row.plain) : {};
}

export function placeWords(stage: Stage, place: PlaceView): string {
  const printed = printedFor(stage);
  if (!place.tile) return t("la-no-tile");
  const court = printed.court[place.tile];
  const city = printed.city[place.tile];
  const gain = tileGain(stage, place) as City["plain"];
  const cost = gainWords({ ...(court ?? city)!.cost, ducats: place.road }, "point");
  const parts = [t("la-price", { what: cost || t("la-nothing") })];
  const now = gainWords(gain);
  if (now) parts.push(t("la-you-get", { what: now }));
  if (court) parts.push(t("la-favour", { n: court.favour, needs: low("court", place.tile) }));
  if (city && city.effect !== "none") {
    if (city.effect === "count") {
      const have = (meOf(stage)?.opuses ?? []).filter((card) => printed.opus[card]?.type === city.type).length;
      parts.push(t("la-vp-each", { n: gain["vp-each"] ?? 0, type: low("type", city.type), sum: have * (gain["vp-each"] ?? 0) }));
    } else {
      parts.push(t("la-city-action", { what: low("city", place.tile) }));
      const extra = gainWords({ finance: gain["if-done-finance"] ?? 0, ducats: gain["if-done-ducats"] ?? 0 });
      if (extra) parts.push(t("la-if-done", { what: extra }));
    }
  }
  if (place.missing) parts.push(t("la-short", { n: place.missing }));
  return parts.join(" ");
}

export const tileWords = (stage: Stage, id: string): string => once(stage, id, () => tileSaid(stage, id));
function tileSaid(stage: Stage, id: string): string {
  const tile = printedFor(stage).tile[id];
  if (!tile) return "";
  const now = gainWords(tile.reward);
  return [
    t("la-price", { what: [gainWords({ ducats: tile.cost.ducats ?? 0, composition: tile.cost.composition ?? 0 }, "point"), tile.cost.finance ? t("la-finance-down", { n: tile.cost.finance }) : ""].filter(Boolean).join(", ") }),
    now ? t("la-you-get", { what: now }) : "",
    tile.action !== "none" ? t("la-gives-action", { what: stage.speech.noun("action", tile.action) }) : "",
    recurring(stage, id),
  ].filter(Boolean).join(" ");
}

/** What a composer tile does again and again. */
export function recurring(stage: Stage, id: string): string {
  const tile = printedFor(stage).tile[id];
  if (tile?.each === "maintenance") return t("la-each-maintenance", { kind: low("points", tile.track ?? "") });
  if (tile?.each === "opus") return t("la-each-opus", { n: tile.vp ?? 0, type: low("type", tile.type ?? "") });
  if (tile?.each === "action") return t("la-each-action", { what: stage.speech.noun("action", tile.again ?? "") });
  return "";
}

export function spaceWords(stage: Stage, space: SpaceView, composers: string[], movement: MovementView): string {
  if (space.owner === "constanze") return t("la-covered");
  const composer = (note: string | null): string => {
    const id = composers[note === "eighth" ? 0 : 1];
    return id ? stage.speech.noun("composer", id) : stage.speech.noun("note", note ?? "");
  };
  if (space.owner === "neutral") return t("la-neutral-there", { composer: composer(space.note) });
  if (space.owner !== null) return t("la-marker-there", { name: untrack(() => viewOf(stage))?.players[space.owner]?.soloist ? t("la-soloist") : stage.nameOf(space.owner), composer: composer(space.note) });
  return [t("la-free"), ...(["eighth", "sixteenth"] as const).map((note) => (movement[note][0] ? `${composer(note)}. ${tileWords(stage, movement[note][0])}` : ""))].filter(Boolean).join(" ");
}

export function soloistWords(stage: Stage, id: string, role: "experience" | "story"): string {
  const card = printedFor(stage).soloist[id];
  if (!card) return "";
  if (role === "experience") return actionsWords(stage, card.actions);
  return joined([stage.speech.noun("side", card.side), `${colon(stage.speech.noun("direction", card.direction))} ${t("la-courts-n", { n: card.courts })}`, `${stage.speech.noun("movement", card.movement)}, ${stage.speech.noun("end", card.instrument)}`]);
}
