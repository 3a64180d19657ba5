// How the score lies on its sheet: seven columns (winds, percussion, two of strings, two of voices, organ), five systems.

const COLUMNS: Record<string, number> = { W: 0, P: 1, S: 2, S1: 2, S2: 3, V: 4, V1: 4, V2: 5, O: 6 };

export const columnOf = (space: string): number => COLUMNS[space.slice(2)] ?? 0;

export interface Plan {
  /** Too narrow for stacks at the end of the line: name, standing and tiles of a movement stand above its bars. */
  folded: boolean;
  /** How many lines that takes. */
  lines: number;
  width: number;
  height: number;
  /** Where the bars begin, and how wide each is. */
  left: number;
  column: number;
  /** The heads of the columns; below them a system each. */
  head: number;
  row: number;
  /** What stands above the bars of a system. */
  above: number;
  stack: { width: number; height: number };
}

const NARROW = 540;
const NARROWEST = 330;
/** Below this width names of movements are written smaller: the tiles need the room. */
export const NARROWED = 400;
/** Room for a movement's name in a folded score, and for how a composer stands in it. */
export const nameWidth = (width: number): number => (width < NARROWED ? 73 : 98);
export const STANDS = 38;
/** A finger finds a bar of a folded score: no system is lower. */
const LOWEST = 44;

/** `final`: it is only read any more. Where not all of it has room, the own instrument spaces go then. */
export function planOf(width: number, height: number, stacks: number, final = false): Plan {
  if (width < NARROW) {
    const left = height - 4 - 5 * LOWEST;
    const head = final && left < 40 ? 2 : Math.max(42, Math.min(48, left));
    if (width < NARROWEST && !final) {
      const row = Math.max(72, (height - head - 4) / 5);
      return { folded: true, lines: 2, width, height: head + 5 * row + 4, left: 3, column: (width - 6) / 7, head, row, above: 44, stack: { width: width / 2 - 5, height: 21 } };
    }
    const row = Math.max(final ? 38 : LOWEST, (height - head - 4) / 5);
    const above = Math.min(27, Math.max(18, row * 0.42));
    return { folded: true, lines: 1, width, height: head + 5 * row + 4, left: 3, column: (width - 6) / 7, head, row, above, stack: { width: (width - nameWidth(width)) / 2 - STANDS - 6, height: above - 1 } };
  }
  const left = Math.min(132, 98 + Math.max(0, width - 440) / 4);
  const stack = Math.max(58, Math.min(96, 58 + (width - 430) / 5));
  const head = height < 280 ? 46 : 54;
  const row = Math.max(20, (height - head - 4) / 5);
  return { folded: false, lines: 1, width, height, left, column: Math.max(20, (width - left - 8 - stacks * stack) / 7), head, row, above: 0, stack: { width: stack - 4, height: row - 5 } };
}

/** Where a composer's tiles of a movement lie. */
export function stackAt(plan: Plan, movement: number, stack: number, stacks: number): { x: number; y: number } {
  const y = plan.head + movement * plan.row;
  if (plan.folded) {
    const name = nameWidth(plan.width);
    if (plan.lines === 2) return { x: 3 + (stack * plan.width) / 2, y: y + 22 };
    return { x: name + STANDS + 2 + (stack * (plan.width - name)) / 2, y: y + 1 };
  }
  return { x: plan.width - 4 - (stacks - stack) * (plan.stack.width + 4), y: y + 2 };
}
