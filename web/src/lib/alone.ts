// Games against bots in this browser, without a server: where the engine is, what is kept of a game, and a line to its table.

import workerFile from "./alone.worker?worker&url";
import { HERE } from "./alone-ids";
import { ApiError } from "./api";
import { at } from "./base";
import type { First, Options, SeatInfo } from "./protocol";

/** A game that is kept here: its record, and who sits where. */
export interface Kept {
  id: string;
  game: string;
  seats: Pick<SeatInfo, "kind" | "name" | "level">[];
  record: string;
  changed: number;
  over: boolean;
  scores: number[] | null;
  ranking: number[] | null;
  /** Why and when it ended, and which milestones were reached: of games that were kept before this was, nothing is known. */
  reason?: string;
  ended?: number;
  reached?: string[] | null;
}

export const MEGABYTES = 14; // of files, fetched once
const FILES = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json", "python_stdlib.zip"];
const KEPT = "parlour-offline-1";

const whole = (path: string): string => new URL(at(path), location.href).href;
const script = new URL(workerFile, location.href);

/** All that playing without a connection needs, besides the pages. */
const needed = (): string[] => [...FILES.map((file) => whole(`/offline/${file}`)), whole("/api/offline/engine.zip"), script.href];

export async function isKept(): Promise<boolean> {
  if (!("caches" in window)) return false;
  const cache = await caches.open(KEPT);
  return (await Promise.all(needed().map((url) => cache.match(url)))).every(Boolean);
}

/** Fetch it for a time without a connection; says how far it is, from 0 to 1. */
export async function keep(progress: (share: number) => void): Promise<void> {
  const cache = await caches.open(KEPT);
  for (const [i, url] of needed().entries()) {
    progress(i / needed().length);
    const answer = await fetch(url);
    if (!answer.ok) throw new ApiError(answer.status, { field: null, came: null, allowed: null, key: "error-offline", message: url });
    await cache.put(url, answer);
  }
  progress(1);
}

export async function drop(): Promise<void> {
  await caches.delete(KEPT);
}

// The engine.
let worker: Worker | undefined;
let count = 0;
const waiting = new Map<number, { done: (found: string) => void; failed: (error: Error) => void }>();

function tell<T>(call: string, ...args: string[]): Promise<T> {
  if (!worker) {
    worker = new Worker(script, { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<{ n: number; found?: string; error?: string }>) => {
      const one = waiting.get(data.n);
      waiting.delete(data.n);
      if (data.error !== undefined) one?.failed(new Error(data.error));
      else one?.done(data.found ?? "null");
    };
    worker.onerror = (event) => {
      for (const one of waiting.values()) one.failed(new Error(event.message));
      waiting.clear();
      worker = undefined;
    };
  }
  const n = ++count;
  const answer = new Promise<string>((done, failed) => waiting.set(n, { done, failed }));
  worker.postMessage({ n, files: whole("/offline/"), engine: whole("/api/offline/engine.zip"), call, args });
  return answer.then((text) => JSON.parse(text) as T);
}

// What is kept.
function store<T>(mode: IDBTransactionMode, work: (games: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    const opening = indexedDB.open("parlour", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore("games", { keyPath: "id" });
    opening.onerror = () => failed(opening.error ?? new Error("indexedDB"));
    opening.onsuccess = () => {
      const asked = work(opening.result.transaction("games", mode).objectStore("games"));
      asked.onsuccess = () => { done(asked.result); opening.result.close(); };
      asked.onerror = () => { failed(asked.error ?? new Error("indexedDB")); opening.result.close(); };
    };
  });
}

export const games = async (): Promise<Kept[]> => (await store<Kept[]>("readonly", (all) => all.getAll())).sort((a, b) => b.changed - a.changed);
export const forget = (id: string): Promise<undefined> => store("readwrite", (all) => all.delete(id));
export const forgetAll = (): Promise<undefined> => store("readwrite", (all) => all.clear());

const open = new Map<string, Promise<Kept>>();

async function save(kept: Kept): Promise<void> {
  Object.assign(kept, await tell<Partial<Kept>>("kept", kept.id), { changed: Date.now() / 1000 });
  await store("readwrite", (all) => all.put({ ...kept }));
}

/** A new game; its table's name. */
export async function begin(game: string, options: Options, seats: Kept["seats"]): Promise<string> {
  const id = `${HERE}${crypto.randomUUID()}`;
  const kept: Kept = { id, game, seats: seats.map((seat) => ({ kind: seat.kind, name: seat.name ?? "", level: seat.level ?? "" })), record: "", changed: 0, over: false, scores: null, ranking: null };
  await tell("begin", id, JSON.stringify({ game, options, seats: kept.seats }));
  await save(kept);
  open.set(id, Promise.resolve(kept));
  return id;
}

/** The table of a kept game, played up to where it was left. */
function opened(id: string): Promise<Kept> {
  if (!open.has(id)) {
    open.set(id, (async () => {
      const kept = await store<Kept | undefined>("readonly", (all) => all.get(id));
      if (!kept) throw new ApiError(404, { field: null, came: id, allowed: null, key: "error-not-found", message: id });
      await tell("begin", id, JSON.stringify({ record: kept.record, seats: kept.seats, reason: kept.over ? (kept.reason ?? "") : "" }));
      return kept;
    })());
    open.get(id)!.catch(() => open.delete(id));
  }
  return open.get(id)!;
}

/** What a page asks of the server about a table, answered here. */
export async function ask(path: string): Promise<unknown> {
  const url = new URL(path, location.href);
  const [, , , id = "", what = "table"] = url.pathname.split("/");
  await opened(id);
  const given: Record<string, unknown> = { what };
  for (const name of ["seat", "rev", "step", "count"]) if (url.searchParams.has(name)) given[name] = Number(url.searchParams.get(name));
  const found = await tell<Record<string, unknown>>("answer", id, JSON.stringify(given));
  if (found["error"]) throw new ApiError(Number(found["status"]), found["error"] as ApiError["trouble"]);
  return found;
}

/** The same once more, against the same. */
export async function again(id: string): Promise<{ table: string }> {
  const kept = await opened(id);
  const { options } = (await ask(`/api/tables/${id}`)) as { options: Options };
  return { table: await begin(kept.game, options, kept.seats) };
}

/** What was reached here for the first time, at one table or in all games kept here. */
export async function firsts(table: string): Promise<First[]> {
  return (await tell<First[]>("firsts", JSON.stringify(await games()))).filter((one) => !table || one.table === table);
}

/** A kept game as a file. */
export function hand(one: Kept): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([one.record], { type: "text/plain" }));
  link.download = `${one.game}-${new Date(one.changed * 1000).toISOString().slice(0, 10)}.record`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

export const handOver = async (id: string): Promise<void> => hand(await opened(id));

/** Speaks like a socket; behind it is the worker. */
export class Line extends EventTarget {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: MessageEvent<string>) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  #id: string;

  constructor(id: string) {
    super();
    this.#id = id;
    void this.#start();
  }

  async #start(): Promise<void> {
    try {
      await opened(this.#id);
      if (this.readyState !== WebSocket.CONNECTING) return;
      this.readyState = WebSocket.OPEN;
      this.onopen?.();
      this.#say(await tell<object>("look", this.#id, "0"));
      await this.#bots();
    } catch (error) {
      this.#fail(error);
    }
  }

  #say(frame: object): void {
    if (this.readyState !== WebSocket.OPEN) return;
    const event = new MessageEvent("message", { data: JSON.stringify(frame) });
    this.onmessage?.(event);
    this.dispatchEvent(new MessageEvent("message", { data: event.data }));
  }

  #fail(error: unknown): void {
    console.error("parlour: a game without a server:", error);
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code: 4404 });
  }

  async #bots(): Promise<void> {
    for (;;) {
      const frame = await tell<object | null>("step", this.#id);
      if (!frame) break;
      await save(await opened(this.#id));
      this.#say(frame);
    }
  }

  send(text: string): void {
    void (async () => {
      try {
        const said = await tell<{ type: string }[]>("hear", this.#id, text);
        if (said.some((frame) => frame.type === "table")) await save(await opened(this.#id)); // written down before it is seen
        for (const frame of said) this.#say(frame);
        await this.#bots();
      } catch (error) {
        this.#fail(error);
      }
    })();
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
  }
}
