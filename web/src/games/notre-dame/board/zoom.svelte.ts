// Zoom and pan: wheel, two fingers, or the buttons.

import type { Point } from "./geometry";

export class Zoom {
  k = $state(1);
  x = $state(0);
  y = $state(0);
  width = $state(0);
  height = $state(0);
  #fingers = new Map<number, Point>();

  get transform(): string {
    return `translate(${this.x} ${this.y}) scale(${this.k})`;
  }

  fit(): void {
    this.#set(1, 0, 0);
  }

  scaleAt(p: Point, by: number): void {
    const k = Math.max(1, Math.min(4, this.k * by));
    const real = k / this.k;
    this.#set(k, p.x - (p.x - this.x) * real, p.y - (p.y - this.y) * real);
  }

  #set(k: number, x: number, y: number): void {
    this.k = k;
    this.x = Math.min(0, Math.max(this.width * (1 - k), x));
    this.y = Math.min(0, Math.max(this.height * (1 - k), y));
  }

  wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && this.k === 1 && Math.abs(event.deltaY) <= 20) return;
    event.preventDefault();
    this.scaleAt(place(event), event.deltaY < 0 ? 1.15 : 1 / 1.15);
  };

  down = (event: PointerEvent): void => void this.#fingers.set(event.pointerId, place(event));

  up = (event: PointerEvent): void => void this.#fingers.delete(event.pointerId);

  move = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = place(event);
    if (this.#fingers.size === 1 && this.k > 1) {
      this.#set(this.k, this.x + now.x - before.x, this.y + now.y - before.y);
    } else if (this.#fingers.size === 2) {
      const other = [...this.#fingers.entries()].find(([id]) => id !== event.pointerId)![1];
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const is = Math.hypot(now.x - other.x, now.y - other.y);
      if (was > 0) this.scaleAt({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }, is / was);
    }
    this.#fingers.set(event.pointerId, now);
  };
}

function place(event: MouseEvent): Point {
  const box = (event.currentTarget as Element).getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}
