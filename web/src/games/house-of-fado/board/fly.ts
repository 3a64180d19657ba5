// Pieces travel: whatever bears `data-piece` (what it is) and `data-at` (where) flies from where it was to where it is.

import { calm } from "../../../lib/prefs.svelte";

interface Seen {
  at: string;
  rect: DOMRect;
}

const HIDDEN = (rect: DOMRect): boolean => rect.width === 0 || rect.bottom < 0 || rect.top > innerHeight;
let before = new Map<string, Seen[]>();

function look(): Map<string, { at: string; rect: DOMRect; node: HTMLElement }[]> {
  const found = new Map<string, { at: string; rect: DOMRect; node: HTMLElement }[]>();
  for (const node of document.querySelectorAll<HTMLElement>(".table [data-piece]")) {
    const key = node.dataset["piece"]!;
    const row = { at: node.dataset["at"] ?? "", rect: node.getBoundingClientRect(), node };
    if (HIDDEN(row.rect)) continue;
    if (found.has(key)) found.get(key)!.push(row);
    else found.set(key, [row]);
  }
  return found;
}

/** Remember where everything is, without moving anything: after scrolling or resizing. */
export function remember(): void {
  before = look();
}

/** Let everything that has changed its place travel there. */
export function fly(): void {
  const now = look();
  if (!calm()) {
    for (const [key, rows] of now) {
      const old = before.get(key) ?? [];
      const gone = old.filter((seen) => !rows.some((row) => row.at === seen.at));
      for (const row of rows) {
        if (old.some((seen) => seen.at === row.at)) continue;
        const from = gone.shift();
        if (from) travel(row.node, from.rect, row.rect);
      }
    }
  }
  before = now;
}

function travel(node: HTMLElement, from: DOMRect, to: DOMRect): void {
  if (Math.hypot(from.x - to.x, from.y - to.y) < 4) return;
  const copy = node.cloneNode(true) as HTMLElement;
  for (const one of [copy, ...copy.querySelectorAll<HTMLElement>("*")]) {
    for (const name of ["data-touch", "data-do", "data-piece", "data-at", "id", "role", "tabindex"]) one.removeAttribute(name);
  }
  copy.setAttribute("aria-hidden", "true");
  Object.assign(copy.style, { position: "fixed", left: `${to.x}px`, top: `${to.y}px`, width: `${to.width}px`, height: `${to.height}px`, margin: "0", zIndex: "60", pointerEvents: "none", transformOrigin: "0 0" });
  node.closest(".table")!.append(copy);
  node.style.visibility = "hidden";
  const scale = `scale(${from.width / to.width}, ${from.height / to.height})`;
  const moving = copy.animate(
    [{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px) ${scale}` }, { transform: "none" }],
    { duration: 340, easing: "cubic-bezier(.2,.7,.3,1)" },
  );
  const end = (): void => {
    copy.remove();
    node.style.visibility = "";
  };
  moving.onfinish = end;
  moving.oncancel = end;
}
