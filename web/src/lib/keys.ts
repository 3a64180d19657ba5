// The keyboard at a table: arrows go from thing to thing, letters for what has a button, digits for what is offered.

import { hands } from "./hands.svelte";
import { prefs } from "./prefs.svelte";
import type { Table } from "./table.svelte";

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

const VISIBLE = (element: Element): boolean => element.getBoundingClientRect().width > 0;

function things(onlyLegal: boolean): HTMLElement[] {
  const found = document.querySelectorAll<HTMLElement>(onlyLegal ? '[data-touch][role="button"]:not([aria-disabled]), [data-fallback]' : '[data-touch][role="button"]');
  return [...found].filter(VISIBLE);
}

/** The nearest thing in a direction, seen from the one that has the focus. */
function neighbour(from: Element, dx: number, dy: number): HTMLElement | null {
  const a = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const thing of things(false)) {
    if (thing === from) continue;
    const b = middle(thing);
    const along = (b.x - a.x) * dx + (b.y - a.y) * dy;
    const aside = Math.abs((b.x - a.x) * dy) + Math.abs((b.y - a.y) * dx);
    if (along > 4 && along + 2 * aside < least) {
      least = along + 2 * aside;
      best = thing;
    }
  }
  return best;
}

/** To what can be done: the first of it, or what comes after what has the focus (`step` -1: before). False: nothing can be. */
export function toLegal(step = 1): boolean {
  const legal = things(true);
  const at = legal.indexOf(document.activeElement as HTMLElement);
  const next = legal[at < 0 ? (step < 0 ? legal.length - 1 : 0) : (at + step + legal.length) % legal.length];
  next?.focus();
  return !!next;
}

const ARROWS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The letter on the key, where the keyboard writes others than these: who reads Russian need not change it for a game. */
function letter(event: KeyboardEvent): string {
  return event.key.length === 1 && event.key > "~" && event.code.startsWith("Key") ? event.code.slice(3).toLowerCase() : event.key;
}

export function steer(event: KeyboardEvent, table: Table, on: { log: () => void; help: () => void }): void {
  const target = event.target as HTMLElement;
  hands.keys = true;
  if (target.closest("input, select, textarea, dialog") || event.ctrlKey || event.metaKey || event.altKey) return;
  table.flush();
  // From the question one step leads to the first answer, wherever on the table it lies.
  if (event.key === "Tab" && !event.shiftKey && target.id === "asked" && toLegal()) {
    event.preventDefault();
    return;
  }
  const arrow = ARROWS[event.key];
  if (arrow && target.closest("[data-touch]")) {
    const next = neighbour(target, arrow[0], arrow[1]);
    if (next) {
      event.preventDefault();
      next.focus();
    }
    return;
  }
  if (event.key === "Escape" && table.hint && !table.chosen && !table.refusal && !table.peeking) {
    table.hint = null;
    return;
  }
  if (event.key === "Escape" || event.key === "Backspace") {
    const back = table.run && !table.peeking && !table.chosen && !table.refusal;
    if (back) void table.run?.takeBack(target.dataset["do"]?.split("|"));
    else if (event.key === "Escape") {
      if (table.peeking) table.peek(null);
      table.cancel();
    }
    return;
  }
  if (!prefs.keys) return;
  const key = letter(event);
  if (/^[1-9]$/.test(event.key) && table.chosen) {
    const act = table.chosen.options[Number(event.key) - 1];
    if (act) void table.perform(act);
  } else if (key === "n" || key === "N") toLegal(event.shiftKey ? -1 : 1);
  else if (key === "u" && table.frame?.status === "playing" && table.seat >= 0) void table.undo();
  else if (key === "r" && table.frame?.redo) void table.redo();
  else if (key === "d" && table.run) void table.run.confirm();
  else if (key === "d" && (table.frame?.done || table.frame?.held)) void table.done();
  else if (key === "h" && table.frame?.hints && table.ask) void table.askHint();
  else if (key === "l") on.log();
  else if (key === "q") document.getElementById("asked")?.focus();
  else if (key === "s") table.tellSince();
  else if (key === "?") on.help();
}
