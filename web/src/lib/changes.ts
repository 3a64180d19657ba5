// A table frame and what has changed since: the next table frame (docs/PROTOCOL.md).

import type { Change, Frame } from "./protocol";

type Place = Record<string | number, unknown>;

/** The table after a change. The frame before stays as it was: moments that are looked back at hold its view. */
export function after(frame: Frame, { changes = [], ...rest }: Change): Frame {
  let view: unknown = frame.view;
  for (const change of changes) view = put(view, change.slice(0, -1) as (string | number)[], change.at(-1));
  return { ...frame, ...rest, type: "table", view: view as Frame["view"] };
}

/** A copy with this value at the end of the path; what is not on the way is the same. */
function put(where: unknown, [step, ...rest]: (string | number)[], value: unknown): unknown {
  if (step === undefined) return value;
  const copy = (Array.isArray(where) ? [...where] : { ...(where as Place) }) as Place;
  copy[step] = put(copy[step], rest, value);
  return copy;
}
