// Asking the server for what is done once.

import { isHere } from "./alone-ids";
import { at } from "./base";
import { offline } from "./offline.svelte";
import { prefs } from "./prefs.svelte";
import type { Edition, Printed } from "./edition";
import type { Created, Figures, First, GameInfo, Invitation, MyGames, NewTable, OneTable, ReplayFrame, Sheet, Summary, Told, Trouble, ChatLine, Worth } from "./protocol";

export class ApiError extends Error {
  readonly status: number;
  readonly trouble: Trouble;

  constructor(status: number, trouble: Trouble) {
    super(trouble.message);
    this.status = status;
    this.trouble = trouble;
  }
}

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (isHere(path)) return (await import("./alone")).ask(path) as Promise<T>;
  let response: Response;
  try {
    response = await fetch(at(path), {
      method,
      credentials: "same-origin",
      ...(body === undefined ? {} : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError(0, { field: null, came: null, allowed: null, key: "error-offline", message: "the server does not answer" });
  }
  offline.now = !navigator.onLine || response.headers.has("parlour-kept");
  if (response.ok) return (await response.json()) as T;
  let trouble: Trouble = { field: null, came: null, allowed: null, key: "error-internal", message: response.statusText };
  try {
    trouble = ((await response.json()) as { error: Trouble }).error ?? trouble;
  } catch {
    // Not JSON: the status has to do.
  }
  throw new ApiError(response.status, trouble);
}

/** A text as a QR code: the address of a picture. */
async function qr(text: string): Promise<string> {
  const answer = await fetch(at("/api/qr"), { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ text }) });
  return answer.ok ? `data:image/svg+xml;utf8,${encodeURIComponent(await answer.text())}` : "";
}

export interface Me {
  visitor: string | null;
  name: string | null;
}

export interface Keys {
  recovery: number | null;
  passkeys: { id: string; name: string; created: number; used: number }[];
  devices: number;
  name_kept: boolean;
  moderator: boolean;
}

export interface Reported {
  id: string;
  at: number;
  table: string;
  visitor: string;
  name: string | null;
  reporter: string | null;
  reason: string;
  text: string;
  said: { at: number; name: string; text: string }[];
}

export interface Moderation {
  reports: Reported[];
  sanctions: { id: string; kind: string; visitor: string; name: string | null; table: string | null; until: number | null; reason: string }[];
  log: { at: number; who: string; name: string | null; what: string; about: string; data: Record<string, unknown> }[];
}

export interface Decision {
  kind: "mute" | "kick" | "ban" | "name" | "dismiss";
  visitor: string;
  table?: string;
  hours?: number;
  reason?: string;
  address?: boolean;
}

let games: Promise<GameInfo[]> | undefined;

export const api = {
  qr,
  me: () => call<Me>("GET", "/api/me"),
  /** Where others in this network find the server, if this is its own machine. */
  here: () => call<{ addresses: string[] }>("GET", "/api/here").then((r) => r.addresses),
  rename: (name: string) => call<Me>("POST", "/api/me", { name }),
  device: () => call<{ link: string; expires: number }>("POST", "/api/me/device", {}),
  keys: () => call<Keys>("GET", "/api/me/keys"),
  newRecovery: () => call<{ code: string }>("POST", "/api/me/recovery", {}),
  endPasskey: (id: string) => call<unknown>("DELETE", `/api/me/passkeys/${id}`),
  endDevices: () => call<unknown>("DELETE", "/api/me/devices"),
  recover: (code: string, replace: boolean) => call<{ name: string; code: string }>("POST", "/api/recover", { code, replace }),
  signIn: (signed: Record<string, unknown>, replace: boolean) => call<{ name: string }>("POST", "/api/sign-in", { ...signed, replace }),
  forget: (name: string) => call<unknown>("POST", "/api/me/forget", { name }),
  report: (id: string, report: Record<string, unknown>) => call<unknown>("POST", `/api/tables/${id}/report`, report),
  moderation: () => call<Moderation>("GET", "/api/moderation"),
  decide: (decision: Decision) => call<{ address?: boolean | null }>("POST", "/api/moderation", decision),
  lift: (id: string) => call<unknown>("DELETE", `/api/moderation/${id}`),
  claim: (token: string, name?: string, replace = false) =>
    call<{ kind: string; table: string; seat?: number; name: string; locked?: boolean }>("POST", "/api/claim", { token, ...(name ? { name } : {}), ...(replace ? { replace } : {}) }),
  look: (token: string) =>
    call<Invitation>("POST", "/api/claim/look", { token }),
  games: (): Promise<GameInfo[]> => {
    games ??= call<{ games: GameInfo[] }>("GET", "/api/games").then((r) => r.games).catch((error: unknown) => {
      games = undefined;
      throw error;
    });
    return games;
  },
  learn: (game: string) => call<{ table: string }>("POST", "/api/learn", { game, lang: prefs.language }),
  create: (table: NewTable) => call<Created>("POST", "/api/tables", table),
  table: (id: string) => call<OneTable>("GET", `/api/tables/${id}`),
  lobby: () => call<{ tables: Summary[] }>("GET", "/api/lobby").then((r) => r.tables),
  mine: (query: Record<string, string | number> = {}) =>
    call<MyGames>("GET", `/api/mine?${new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])))}`),
  figures: () => call<{ games: Figures[] }>("GET", "/api/mine/figures").then((r) => r.games),
  firsts: async (table = "") => isHere(table) ? (await import("./alone")).firsts(table) : call<{ firsts: First[] }>("GET", `/api/mine/firsts?${new URLSearchParams({ table })}`).then((r) => r.firsts),
  askOut: (id: string, seat: number) => call<unknown>("POST", `/api/tables/${id}/ask-out`, { seat }),
  swap: (id: string, seat: number, other: number) => call<unknown>("POST", `/api/tables/${id}/swap`, { seat, other }),
  change: (id: string, wish: Partial<NewTable>) => call<unknown>("POST", `/api/tables/${id}/settings`, wish),
  sit: (id: string, seat: number) => call<unknown>("POST", `/api/tables/${id}/sit`, { seat }),
  leave: (id: string, seat: number) => call<unknown>("POST", `/api/tables/${id}/leave`, { seat }),
  rematch: async (id: string) => isHere(id) ? (await import("./alone")).again(id) : call<{ table: string }>("POST", `/api/tables/${id}/rematch`, {}),
  moveSeat: (id: string, seat: number) => call<{ link: string; expires: number }>("POST", `/api/tables/${id}/move-seat`, { seat }),
  reissue: (id: string, seat: number) => call<{ link: string; until: number }>("POST", `/api/tables/${id}/reissue`, { seat }),
  callOff: (id: string) => call<unknown>("DELETE", `/api/tables/${id}`),
  start: (id: string) => call<unknown>("POST", `/api/tables/${id}/start`, {}),
  link: (id: string, kind: string, seat?: number) =>
    call<{ link: string }>("POST", `/api/tables/${id}/links`, seat === undefined ? { kind } : { kind, seat }),
  log: (id: string, seat: number) =>
    call<{ rev: number; turn: number; told: Told[]; chat: ChatLine[] }>("GET", `/api/tables/${id}/log?seat=${seat}&since=0`),
  moment: (id: string, seat: number, rev: number) =>
    call<{ rev: number; view: Record<string, unknown> | null; told: Told[] }>("GET", `/api/tables/${id}/moment?seat=${seat}&rev=${rev}`),
  sheet: (id: string) => call<Sheet>("GET", `/api/tables/${id}/sheet`),
  replay: (id: string, seat: number, step: number, count: number) =>
    call<{ steps: number; frames: ReplayFrame[] }>("GET", `/api/tables/${id}/replay?seat=${seat}&step=${step}&count=${count}`),
  fork: (id: string, step: number, table: Partial<NewTable>) => call<Created>("POST", `/api/tables/${id}/fork`, { step, ...table }),
  importRecord: (record: string, title = "", open = false) => call<{ table: string; status: string }>("POST", "/api/import", { record, title, public: open }),
  edition: (game: string) => call<Printed>("GET", `/api/games/${game}/edition`),
  checkEdition: (game: string, edition: Edition | string) => call<{ edition: Edition; text: string }>("POST", `/api/games/${game}/edition`, { edition }),
  worth: (game: string) => call<Worth>("GET", `/api/games/${game}/worth`),
  ratings: (game: string) =>
    call<{ ratings: { name: string; rating: number; games: number; provisional: boolean; me: boolean }[] }>("GET", `/api/ratings/${game}`).then((r) => r.ratings),
};
