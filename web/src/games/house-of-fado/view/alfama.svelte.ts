// Alfama's last turn as steps, each with its reason in words; one of them may be lit on the board.

import type { Told } from "../../../lib/protocol";

class Walk {
  /** The space that the step in view is about. */
  space = $state("");
  passed = $state.raw<string[]>([]);
}

export const walk = new Walk();

const BEGIN = ["alfama-took-up", "alfama-came-out", "alfama-closed-too"];
const MORE = ["back-to-boulevard", "end-near", "kicked-out", "fado-next", "bonus-unused", "bonus-impossible"];

/** Her latest turn in a log; empty before her first. */
export function lastTurn(log: Told[]): Told[] {
  const events = log.filter((told) => told.event !== undefined && !told.undone);
  const from = events.findLastIndex((told) => BEGIN.includes(told.event!));
  if (from < 0) return [];
  const found: Told[] = [];
  for (const told of events.slice(from)) {
    if (told.event!.startsWith("alfama-") || MORE.includes(told.event!)) found.push(told);
    else if (told.event === "taken-up" || told.event === "placed" || told.event === "game-ended") break;
  }
  // She may have been kicked out by the human afterwards: that is no step of hers.
  const end = found.findIndex((told) => told.event === "alfama-kicked-out");
  return end < 0 ? found : found.slice(0, end);
}
