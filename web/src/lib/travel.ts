// Pieces travel. Whatever bears `data-piece` (what it is) and `data-at` (where it lies) flies from where it was to where it is
// when the next picture is shown, by way of the things in `data-way`, if it bears that; what an event brings flies to its counter. In the order told, and never in the way: only
// copies move, in a layer that nothing touches. Under reduced motion what was there fades away over what is there now.

import { mount, tick, unmount, type Component } from "svelte";
import { calm } from "./prefs.svelte";
import type { Told } from "./protocol";
import "./travel.css";

/** A piece by its key; `via`: by way of these things; `home`: where it comes from or goes to when it is not drawn (selectors). */
export interface Move {
  piece: string;
  via?: string[];
  home?: string;
}
/** What an event brings: a picture and a number, from a thing to a counter (selectors). */
export interface Gain {
  icon: string;
  text: string;
  to: string;
  from?: string;
}
export type Flight = Move | Gain;

export interface Travels<S> {
  /** What an event moves. Pieces that no event names travel after the others. */
  flights?: (stage: S, told: Told) => Flight[];
  Glyph: Component<{ name: string; size?: number }>;
}

/** How long a piece may be under way, and all of a picture together. */
const SHORT = 150;
const LONG = 350;
export const TURN = 1200;
const BEAT = 200; // between two events at the most
const MANY = 40; // more than that is no move but another table

interface Seen {
  at: string;
  node: HTMLElement | SVGGraphicsElement;
  readonly box: DOMRect | null;
}
interface Way {
  from?: Seen | undefined;
  to?: Seen | undefined;
}
type Leg = (Way & { move: Move; slot: number }) | { gain: Gain; slot: number };

const under = new Set<() => void>();

/** Whatever is under way arrives at once. */
export function land(): void {
  for (const end of [...under]) end();
}

/** Change the picture, and let what has changed its place travel there within so many milliseconds; until all of it has arrived. */
export function travel(root: Element | null, within: number, change: () => void, told: Told[], flights: (told: Told) => Flight[], Glyph: Travels<never>["Glyph"] | null): Promise<void> {
  // Looked at first: once something is taken away all would have to be laid out for it.
  const before = root && within >= SHORT ? look(root, true) : null;
  land();
  change();
  if (!root || !before) return Promise.resolve();
  return tick().then(() => {
    const legs = order(told.map(flights), ways(before, look(root, false)));
    if (!legs.length || legs.length > MANY || !root.isConnected) return;
    const layer = document.createElement("div");
    layer.className = "travelling";
    layer.inert = true;
    const slots = Math.max(...legs.map((leg) => leg.slot));
    const beat = Math.min(BEAT, (Math.min(within, TURN) - SHORT) / Math.max(1, slots));
    const most = Math.min(LONG, within - slots * beat);
    const drawn: object[] = [];
    const homes = new Homes(root);
    // First all is measured, then all is drawn: one layout for the whole flight.
    const starts = legs.map((leg) => {
      const pace = (far: number): KeyframeAnimationOptions => ({ delay: leg.slot * beat, duration: Math.max(SHORT, Math.min(most, SHORT + far / 3)), easing: "cubic-bezier(.2,.7,.3,1)", fill: "both" });
      return "gain" in leg ? gain(root, layer, leg.gain, Glyph, pace, drawn) : move(root, homes, layer, leg, pace);
    });
    root.append(layer);
    const moving = starts.flatMap((start) => start());
    fit(layer);
    const end = (): void => {
      under.delete(end);
      for (const animation of moving) animation.cancel();
      for (const node of root.querySelectorAll("[data-aloft]")) node.removeAttribute("data-aloft");
      for (const each of drawn) void unmount(each);
      layer.remove();
    };
    under.add(end);
    return Promise.allSettled(moving.map((animation) => animation.finished)).then(end);
  });
}

/** All pieces and where they lie; `gone`: where they are now on the screen must be known before that changes, else when it is asked for. */
function look(root: Element, gone: boolean): Map<string, Seen[]> {
  const found = new Map<string, Seen[]>();
  const windows = gone ? [...root.querySelectorAll("[data-window]")].map((node) => ({ node, box: node.getBoundingClientRect() })) : [];
  for (const node of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const key = node.dataset["piece"]!;
    const at = node.dataset["at"] ?? "";
    const was = gone ? node.getBoundingClientRect() : null; // whether it could be seen is asked of those that travel
    const frame = windows.find((each) => each.node.contains(node))?.box;
    const seen = { at, node, get box() { return was ? seenIn(was, frame) : boxOf(node); } };
    if (found.has(key)) found.get(key)!.push(seen);
    else found.set(key, [seen]);
  }
  return found;
}

/** Where a thing is on the screen; null: nowhere to be seen. A part with leaves (`data-window`) shows what lies within it. */
function boxOf(node: Element | null | undefined): DOMRect | null {
  return node ? seenIn(node.getBoundingClientRect(), node.closest("[data-window]")?.getBoundingClientRect()) : null;
}

function seenIn(box: DOMRect, frame: DOMRect | undefined): DOMRect | null {
  if (!box.width || box.bottom <= 0 || box.right <= 0 || box.top >= innerHeight || box.left >= innerWidth) return null;
  const { x, y } = middle(box);
  return !frame || (frame.left < x && x < frame.right && frame.top < y && y < frame.bottom) ? box : null;
}

/** The last that can be seen: the own area comes after the others. */
function find(root: Element, selector: string | undefined): { node: HTMLElement; box: DOMRect } | null {
  if (selector) {
    for (const node of [...root.querySelectorAll<HTMLElement>(selector)].reverse()) {
      const box = boxOf(node);
      if (box) return { node, box };
    }
  }
  return null;
}

/** Where pieces come from that were nowhere, looked for when the first of them asks. */
class Homes {
  readonly #root: Element;
  #found: HTMLElement[] | undefined;

  constructor(root: Element) {
    this.#root = root;
  }

  of(piece: string): DOMRect | null {
    this.#found ??= [...this.#root.querySelectorAll<HTMLElement>("[data-home]")].reverse();
    for (const key of [piece, piece.split(":")[0]!]) {
      for (const node of this.#found) {
        const box = node.dataset["home"]!.split(" ").includes(key) ? boxOf(node) : null;
        if (box) return box;
      }
    }
    return null;
  }
}

/** By key: which of its pieces came from where; some appear, some go. */
function ways(before: Map<string, Seen[]>, after: Map<string, Seen[]>): Map<string, Way[]> {
  const found = new Map<string, Way[]>();
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const gone = [...(before.get(key) ?? [])];
    const come = (after.get(key) ?? []).filter((seen) => {
      const stayed = gone.findIndex((each) => each.at === seen.at);
      if (stayed >= 0) gone.splice(stayed, 1);
      return stayed < 0;
    });
    const all: Way[] = [...come.map((to) => ({ to, from: gone.shift() })), ...gone.map((from) => ({ from }))];
    if (all.length) found.set(key, all);
  }
  return found;
}

/** Who flies when: an event after the other, what no event names after them. */
function order(flights: Flight[][], found: Map<string, Way[]>): Leg[] {
  const legs: Leg[] = [];
  let slot = 0;
  for (const event of flights) {
    const count = legs.length;
    for (const flight of event) {
      if ("icon" in flight) legs.push({ gain: flight, slot });
      else {
        const next = found.get(flight.piece)?.shift();
        if (next) legs.push({ ...next, move: flight, slot });
      }
    }
    if (legs.length > count) slot++;
  }
  for (const [piece, left] of found) for (const way of left) legs.push({ ...way, move: { piece }, slot });
  return legs;
}

/** A piece goes from where it was; what was nowhere comes from its home (`data-home`), and what is gone goes there. */
function move(root: Element, homes: Homes, layer: Element, { from, to, move: { piece, via = [], home: own } }: Extract<Leg, { move: Move }>, pace: (far: number) => KeyframeAnimationOptions): () => Animation[] {
  const still = calm(); // then where it goes need not be known
  if (!still && from?.box && to && !to.box) to = undefined; // where it lies can't be seen: it goes home
  const shown = to?.node ?? from!.node;
  if (!to && shown.isConnected && shown.dataset["piece"] !== piece) return NOTHING; // drawn as something else by now
  const fading = { ...pace(0), easing: "linear" };
  const fade = (start: DOMRect | null | undefined): (() => Animation[]) => {
    const ghost = start ? copy(shown, start, !still) : null;
    return () => (ghost ? [ghost(layer).animate([{ opacity: 1 }, { opacity: 0 }], fading)] : []);
  };
  if (still) return fade(from?.box);
  const home = (): DOMRect | null => find(root, own)?.box ?? homes.of(piece);
  const start = from ? from.box : home();
  const goal = to ? to.box : home();
  if (!to && !start) return NOTHING;
  if (!start || !goal) {
    const gone = fade(from && start);
    return () => [...(to ? [to.node.animate([{ opacity: 0 }, {}], { ...fading, fill: "backwards" })] : []), ...gone()];
  }
  const past = (to?.node.dataset["way"] ?? "").split(" ").filter(Boolean).map((key) => `[data-touch="${key}"]`);
  const stops = [start, ...[...via, ...past].flatMap((each) => find(root, each)?.box ?? []), goal];
  const size = to ? goal : start;
  const far = stops.map((_, i) => (i ? Math.hypot(middle(stops[i]!).x - middle(stops[i - 1]!).x, middle(stops[i]!).y - middle(stops[i - 1]!).y) : 0));
  const whole = far.reduce((sum, each) => sum + each, 0);
  if (whole < 4) return NOTHING;
  const timing = pace(whole);
  let gone = 0;
  const frames = stops.map((stop, i): Keyframe => {
    gone += far[i]!;
    const ends = i === 0 ? start : i === stops.length - 1 ? goal : size;
    const scale = from && to ? ends.width / size.width : 1;
    const [at, mid] = [middle(stop), middle(size)];
    return { offset: gone / whole, transform: `translate(${at.x - mid.x}px, ${at.y - mid.y}px) scale(${scale})`, opacity: (i === 0 && !from) || (i === stops.length - 1 && !to) ? 0 : 1 };
  });
  const ghost = copy(shown, size, true);
  return () => {
    const flight = ghost(layer).animate(frames, timing);
    if (to) {
      to.node.dataset["aloft"] = "";
      flight.onfinish = () => delete to.node.dataset["aloft"];
    }
    return [flight];
  };
}

/** What an event brings, as a picture with a number that flies to its counter, which feels it. */
function gain(root: Element, layer: Element, { icon, text, from, to }: Gain, Glyph: Travels<never>["Glyph"] | null, pace: (far: number) => KeyframeAnimationOptions, drawn: object[]): () => Animation[] {
  const counter = find(root, to);
  if (!counter || !Glyph) return NOTHING;
  const goal = middle(counter.box);
  const source = find(root, from)?.box;
  const start = source ? middle(source) : { x: goal.x, y: goal.y + (goal.y > innerHeight / 2 ? -44 : 44) };
  const timing = pace(Math.hypot(goal.x - start.x, goal.y - start.y) + 300);
  const at = (p: { x: number; y: number }): string => `translate(${p.x}px, ${p.y}px) translate(-50%, -50%)`;
  const felt = { ...timing, delay: Number(timing.delay) + Number(timing.duration) * 0.8, duration: SHORT, fill: "none" as const };
  const chip = document.createElement("span");
  chip.className = "gain";
  layer.append(chip);
  drawn.push(mount(Glyph, { target: chip, props: { name: icon, size: 20 } }));
  chip.append(text);
  if (calm()) return () => [chip.animate([{ transform: at(start), opacity: 0 }, { transform: at(start), opacity: 1, offset: 0.3 }, { transform: at(start), opacity: 0 }], { ...timing, easing: "linear" })];
  return () => [
    chip.animate([{ transform: at(start), opacity: 0 }, { transform: at(start), opacity: 1, offset: 0.2 }, { transform: at(goal), opacity: 1, offset: 0.9 }, { transform: at(goal), opacity: 0 }], timing),
    counter.node.animate({ scale: ["1", "1.25", "1"] }, felt),
  ];
}

const middle = (box: DOMRect): { x: number; y: number } => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

const NOTHING = (): Animation[] => [];

/** The same thing once more, drawn there when it is wanted, and nothing but drawn. `measured`: all is laid out by now, so it can be measured at once. */
function copy(node: HTMLElement | SVGGraphicsElement, box: DOMRect, measured: boolean): (layer: Element) => Element {
  const twin = node.cloneNode(true) as HTMLElement | SVGGraphicsElement;
  for (const each of [twin, ...twin.querySelectorAll("*")]) {
    for (const name of each.getAttributeNames()) if (/^(data-|aria-|id$|role$|tabindex$)/.test(name)) each.removeAttribute(name);
  }
  const place = document.createElement("div");
  place.className = "piece";
  Object.assign(place.style, { left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` });
  if (node instanceof SVGGraphicsElement && !(node instanceof SVGSVGElement)) {
    const sheet = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    twin.removeAttribute("transform");
    twin.style.transform = "none";
    sheet.append(twin);
    place.append(sheet);
    if (measured && node.isConnected) frame(sheet, node.getBBox());
    else sheet.classList.add("unmeasured");
  } else {
    Object.assign(twin.style, { position: "static", width: "100%", height: "100%", margin: "0" });
    place.append(twin);
  }
  return (layer) => {
    layer.append(place);
    return place;
  };
}

/** What was not measured on the table is measured in the air: all of it, then all of it is framed. */
function fit(layer: Element): void {
  const drawn = [...layer.querySelectorAll<SVGSVGElement>("svg.unmeasured")].map((sheet) => ({ sheet, area: (sheet.firstElementChild as SVGGraphicsElement).getBBox() }));
  for (const { sheet, area } of drawn) frame(sheet, area);
}

function frame(sheet: SVGSVGElement, area: DOMRect): void {
  sheet.setAttribute("viewBox", `${area.x} ${area.y} ${area.width} ${area.height}`);
}
