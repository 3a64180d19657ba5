// The pieces on the board: where each stands.

import { marketAt, paneAt, slots, type City, type Point } from "./geometry";
import { boardOf, COLOURS, plagueOf, SECTORS, type View } from "../view/view";

export interface Piece {
  seat: number;
  board: number;
  /** In which sector, or in the cathedral, and the so-manieth there. */
  where: string;
  k: number;
  at: Point;
  size: number;
  friend: boolean;
}

/** Markers and friends of all. */
export function piecesOf(view: View, city: City, small: boolean): Piece[] {
  const found: Piece[] = [];
  let glass = 0;
  view.players.forEach((p, seat) => {
    const district = city.districts.find((d) => d.board === boardOf(p));
    if (!district) return;
    const common = { seat, board: district.board };
    for (const where of SECTORS) {
      const block = district.blocks.find((b) => b.name === where)!;
      const here = slots(block, p.sectors[where] ?? 0, district.own, small);
      const last = p.friend === where ? here.pop() : undefined;
      here.forEach((slot, k) => found.push({ ...common, where, k, ...slot, friend: false }));
      if (last) found.push({ ...common, where, k: 0, at: { x: last.at.x, y: last.at.y - 2 }, size: last.size * 1.3, friend: true });
    }
    for (let k = 0; k < p.cathedral; k++) found.push({ ...common, where: "notre-dame", k, ...pane(city, glass++), friend: false });
  });
  return found;
}

/** Where a marker in the cathedral lies, and how large it is. */
export function pane(city: City, k: number): { at: Point; size: number } {
  return { at: paneAt(city, k), size: Math.min(9, city.rose * 0.1) };
}

export interface Rat {
  seat: number;
  board: number;
  own: boolean;
  space: number;
  at: Point;
  /** Where the plague will take it. */
  will: Point | null;
  same: boolean;
  overrun: boolean;
}

export function ratsOf(view: View, city: City): Rat[] {
  return view.players.map((p, seat) => {
    const district = city.districts.find((d) => d.board === boardOf(p))!;
    const will = plagueOf(view, p);
    return { seat, board: district.board, own: district.own, space: p.rat, at: district.track[p.rat]!, will: view.persons.length ? district.track[will.space]! : null, same: will.space === p.rat, overrun: will.overrun };
  });
}

export interface Coach {
  seat: number;
  board: number;
  market: string;
  at: Point;
  size: number;
}

export function carriagesOf(view: View, city: City, small: boolean): Coach[] {
  const here = new Map<string, number>();
  return view.players.map((p, seat) => {
    const k = here.get(p.carriage) ?? 0;
    here.set(p.carriage, k + 1);
    const own = city.districts.find((d) => d.board === COLOURS.indexOf(p.carriage.split("-")[0]!))?.own ?? false;
    const size = own && !small ? 0.95 : 0.72;
    const at = marketAt(city, p.carriage);
    // On the market, or beside the letter that waits there, on the side away from the cathedral; several stand behind each other.
    const out = at.x < city.centre.x - 1 ? -1 : 1;
    const away = view.markets[p.carriage] ? out * (own && !small ? 27 : 20) : 0;
    const x = at.x + away + k * out * 9 * size;
    return { seat, board: boardOf(p), market: p.carriage, at: { x: Math.max(14, Math.min(city.w - 14, x)), y: at.y - 3 - k * 14 * size }, size };
  });
}
