// A finished game, moment by moment, from any seat.

import { api } from "./api";
import type { GameInfo, ReplayFrame, SeatInfo, Told } from "./protocol";
import { Stage } from "./stage.svelte";

export class Replay extends Stage {
  readonly id: string;
  override readonly live = false;
  frames = $state.raw<ReplayFrame[]>([]);
  step = $state(0);
  steps = $state(0);
  loading = $state(true);

  constructor(id: string, game: GameInfo, seats: SeatInfo[]) {
    super(game);
    this.id = id;
    this.seats = seats;
  }

  override get view(): Record<string, unknown> | null {
    return this.frames[this.step]?.view ?? null;
  }

  /** All that was told up to the moment shown; `rev` is the step, so that lines lead to their moment. */
  get log(): Told[] {
    return this.frames.flatMap((frame) => frame.told.map((told) => ({ ...told, rev: frame.step })));
  }

  /** The step that told the so-manieth thing. */
  stepOf(event: number): number {
    let left = event;
    for (const frame of this.frames) {
      left -= frame.told.filter((told) => told.event !== undefined).length;
      if (left < 0) return frame.step;
    }
    return this.steps;
  }

  async load(seat: number): Promise<void> {
    this.loading = true;
    const frames: ReplayFrame[] = [];
    let total = 1;
    for (let at = 0; at < total; at += 100) {
      const part = await api.replay(this.id, seat, at, 100);
      total = Math.max(part.steps, at + part.frames.length);
      frames.push(...part.frames);
      if (!part.frames.length) break;
      if (at === 0) this.frames = frames.slice();
    }
    this.seat = seat;
    this.frames = frames;
    this.steps = frames.length - 1;
    this.show(Math.min(this.step, this.steps));
    this.loading = false;
  }

  show(step: number): void {
    this.step = Math.max(0, Math.min(this.steps, step));
    this.moment = this.frames[this.step]?.told ?? [];
  }
}
