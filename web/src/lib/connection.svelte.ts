// The line to one table: opened, kept open and opened again; what was asked finds its answer, and our own answer is never lost.

import { at } from "./base";
import type { Trouble } from "./protocol";

const BEAT = 2000; // milliseconds between two looks at the connection
const QUIET = 7000; // without a word from the server before it is asked whether it is there
const SILENT = 6000; // without an answer before the connection is given up
const SLOW = 1000; // before a reader is told that an answer is still on its way

export type Answer = { type: string; n?: number; error?: Trouble } & Record<string, unknown>;

/** Whoever hears what comes. */
export interface Hearer {
  /** Up to which rev everything has been heard; below 0: nothing yet. */
  readonly rev: number;
  /** The line is open (again), and the answer that was under way is sent once more. */
  opened(again: boolean): void;
  hear(frame: Answer): void;
  /** Our own answer, sent once more after a lost connection, was refused. */
  complain(trouble: Trouble): void;
  lost(): void;
  /** The server does not want us here: its code. */
  refused(code: number): void;
}

export class Connection {
  now = $state<"connecting" | "open" | "lost" | "refused">("connecting");
  /** An answer of ours is on its way for longer than usual; or the server says nothing at all. */
  delay = $state<"" | "sending" | "silent">("");
  /** For a table in this browser: what takes the place of the connection. */
  wire: (() => WebSocket) | undefined;
  /** The next frame tells what was missed while there was no connection. */
  missed = false;
  closed = false;
  readonly #id: string;
  readonly #hearer: Hearer;
  #socket: WebSocket | null = null;
  #count = 0;
  #asked = new Map<number, (answer: Answer) => void>();
  #retry = 0;
  #heard = 0;
  #pinged = 0;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #slow: ReturnType<typeof setTimeout> | undefined;
  #sentAt = 0;
  #unsent: (Record<string, unknown> & { n: number }) | null = null;

  constructor(id: string, hearer: Hearer) {
    this.#id = id;
    this.#hearer = hearer;
  }

  open(): void {
    this.closed = false;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const { rev } = this.#hearer;
    const since = rev >= 0 ? `&since=${rev}` : "";
    const socket = this.wire?.() ?? new WebSocket(`${scheme}://${location.host}${at(`/ws/tables/${this.#id}`)}?form=2${since}`);
    this.#socket = socket;
    this.missed = rev >= 0;
    this.#heard = Date.now();
    this.#pulse ??= setInterval(() => this.#beat(), BEAT);
    socket.onopen = () => {
      if (this.#socket !== socket) return;
      this.#retry = 0;
      const again = this.now === "lost";
      this.now = "open";
      this.#hearer.opened(again);
      if (this.#unsent) this.send(this.#unsent);
    };
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return;
      this.#heard = Date.now();
      if (this.delay === "silent") this.delay = "";
      this.#hear(JSON.parse(event.data as string) as Answer);
    };
    socket.onclose = (event) => {
      if (this.#socket !== socket || this.closed) return;
      this.#unanswered();
      if (event.code === 4401 || event.code === 4403 || event.code === 4404) {
        this.#hearer.refused(event.code);
        this.now = "refused";
        return;
      }
      if (this.now === "open") this.#hearer.lost();
      this.now = "lost";
      const pause = Math.min(4000, 250 * 2 ** this.#retry++);
      setTimeout(() => {
        if (!this.closed && this.#socket === socket) this.open();
      }, pause);
    };
  }

  /** Connect once more: the reader is somebody else now, or somebody at last. */
  anew(): Promise<void> {
    this.#replace();
    const socket = this.#socket;
    return new Promise((done) => socket?.addEventListener("message", () => done(), { once: true }));
  }

  close(): void {
    this.closed = true;
    clearInterval(this.#pulse);
    this.#pulse = undefined;
    clearTimeout(this.#slow);
    this.#socket?.close();
  }

  send(message: object): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Send and wait for the answer. */
  request(message: Record<string, unknown>): Promise<Answer> {
    const n = ++this.#count;
    return new Promise((resolve) => {
      this.#asked.set(n, resolve);
      if (!this.send({ ...message, n })) {
        this.#asked.delete(n);
        resolve({ type: "closed" });
      }
    });
  }

  /** The same for an answer to what is asked: sent once more after a lost connection, under the same number, so that it counts once. */
  async deliver(message: Record<string, unknown>): Promise<Answer> {
    const n = this.#count + 1;
    this.#unsent = { ...message, n };
    this.#sentAt = Date.now();
    clearTimeout(this.#slow);
    this.#slow = setTimeout(() => {
      if (this.#unsent && this.delay === "") this.delay = "sending";
    }, SLOW);
    return this.request(message);
  }

  #hear(frame: Answer): void {
    this.#hearer.hear(frame);
    if (frame.n === undefined) return;
    const done = this.#asked.get(frame.n);
    this.#asked.delete(frame.n);
    const late = this.#unsent?.n === frame.n;
    if (late) {
      this.#unsent = null;
      clearTimeout(this.#slow);
      this.delay = "";
    }
    if (done) done(frame);
    else if (late && frame.error) this.#hearer.complain(frame.error);
  }

  #unanswered(): void {
    for (const done of this.#asked.values()) done({ type: "closed" });
    this.#asked.clear();
  }

  #replace(): void {
    const old = this.#socket;
    this.open();
    old?.close();
  }

  /** A server that says nothing for long is asked whether it is there; one that does not answer is connected to anew. */
  #beat(): void {
    const now = Date.now();
    if (this.#unsent && now - this.#sentAt > SILENT && now - this.#heard > SILENT) this.delay = "silent";
    if (now - this.#heard < QUIET) return;
    if (this.#pinged <= this.#heard) {
      this.#pinged = now;
      this.send({ ping: true });
    } else if (now - this.#pinged > SILENT) {
      this.#unanswered();
      this.delay = "silent";
      if (this.now === "open") this.now = "lost";
      this.#replace();
    }
  }
}
