// The pace at which what came is shown: a picture stays long enough to be seen, all those of one mover no longer than a turn.

import { calm } from "./prefs.svelte";
import type { Frame } from "./protocol";
import { TURN } from "./travel";

const MOST = 40; // pictures that wait; with more, the last is shown at once

const MUCH = 12; // events of one picture

export class Pace {
  /** Frames that have come but are not shown yet. */
  waiting = $state(0);
  readonly #show: (frame: Frame, within: number, own: boolean) => void;
  readonly #seen: () => void;
  #queue: Frame[] = [];
  /** Who has been seen moving, and for how long. */
  #mover: unknown = null;
  #moved = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `show`: a picture, which is the seat's own doing or not; `seen`: it has been, and none waits behind it. */
  constructor(show: (frame: Frame, within: number, own: boolean) => void, seen: () => void) {
    this.#show = show;
    this.#seen = seen;
  }

  /** One more to show, from this seat. False if there are too many by now. */
  add(frame: Frame): boolean {
    this.#queue.push(frame);
    this.waiting = this.#queue.length;
    return this.#queue.length <= MOST;
  }

  go(seat: number): void {
    if (this.#timer !== undefined) return;
    const next = this.#queue.shift();
    this.waiting = this.#queue.length;
    if (!next) return this.#seen();
    const mover = next.told.find((told) => told.event !== undefined)?.args["player"];
    if (mover !== this.#mover) this.#moved = 0;
    this.#mover = mover;
    const full = Math.min(TURN, 350 + 150 * next.told.length) * (calm() ? 0.6 : 1);
    // With a round that ends so much happens that it is nobody's turn any more: it has a time of its own.
    const pace = next.told.length >= MUCH ? full : Math.min(full, mover === seat ? TURN / 2 : (TURN - this.#moved) * 0.6);
    const pause = next.told.length ? pace / (1 + this.#queue.length / 6) : 0;
    this.#moved += pause;
    this.#show(next, pause, mover === seat);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.go(seat);
    }, pause);
  }

  /** Nothing waits any more; what did. */
  stop(): Frame[] {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const left = this.#queue;
    this.#queue = [];
    this.waiting = 0;
    return left;
  }
}
