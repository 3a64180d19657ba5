// Where a note stands: near what it is about, inside the window, and over nothing that matters.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A box, and where the thing in it has a shape of its own, that shape and how it lies on the screen; or that it is round. */
export interface Light extends Box {
  shape?: string;
  lies?: string;
  round?: boolean;
}

const GAP = 10;
const EDGE = 6;

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

const middle = (box: Box): [number, number] => [box.x + box.width / 2, box.y + box.height / 2];

/** The best place for a note of this size: over none of `spare` if that can be, then over as little of `avoid`, then near `about`. */
export function place(size: { width: number; height: number }, about: Box, spare: Box[], avoid: Box[], room: { width: number; height: number }): Box {
  const right = room.width - size.width - EDGE;
  const bottom = room.height - size.height - EDGE;
  const within = (x: number, y: number): Box => ({ ...size, x: Math.max(EDGE, Math.min(right, x)), y: Math.max(EDGE, Math.min(bottom, y)) });
  const [cx, cy] = middle(about);
  const tried: Box[] = [
    within(cx - size.width / 2, about.y - size.height - GAP),
    within(cx - size.width / 2, about.y + about.height + GAP),
    within(about.x + about.width + GAP, cy - size.height / 2),
    within(about.x - size.width - GAP, cy - size.height / 2),
  ];
  for (let i = 0; i <= 8; i++) for (let k = 0; k <= 12; k++) tried.push(within(EDGE + ((right - EDGE) * i) / 8, EDGE + ((bottom - EDGE) * k) / 12));
  const cost = (box: Box): number => {
    const [x, y] = middle(box);
    const over = spare.reduce((sum, other) => sum + shared(box, other), 0);
    const beside = avoid.reduce((sum, other) => sum + shared(box, other), 0);
    return over * 1000 + beside * 4 + Math.hypot(x - cx, y - cy);
  };
  return tried.reduce((best, box) => (cost(box) < cost(best) ? box : best));
}

/** What can be seen of a node: what has scrolled out of its frame is not there. */
function seen(node: Element): Light {
  let { left, top, right, bottom } = node.getBoundingClientRect();
  const whole = [left, top, right, bottom].join();
  for (let frame = node.parentElement; frame; frame = frame.parentElement) {
    if (getComputedStyle(frame).overflow === "visible") continue;
    const edge = frame.getBoundingClientRect();
    [left, top, right, bottom] = [Math.max(left, edge.left), Math.max(top, edge.top), Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
  }
  const box = { x: left, y: top, width: right - left, height: bottom - top };
  const drawing = node.querySelector<SVGGraphicsElement>(".hit, .halo.ring");
  const on = drawing?.getScreenCTM();
  if (!on || whole !== [left, top, right, bottom].join()) return box;
  const shape = drawing!.getAttribute("d");
  return shape ? { ...box, shape, lies: `matrix(${on.a} ${on.b} ${on.c} ${on.d} ${on.e} ${on.f})` } : { ...box, round: true };
}

/** Where those are that a selector names, as far as they can be seen. */
export function boxes(selector: string, which: (node: Element) => boolean = () => true): Light[] {
  return selector ? [...document.querySelectorAll(selector)].filter(which).map(seen).filter((box) => box.width > 0 && box.height > 0) : [];
}
