// Being told of slow games on this device, while the page is closed: the browser's push service, and what our server knows of it.

import { call } from "./api";
import { prefs } from "./prefs.svelte";

/** `cannot`: this browser, or this address, has no push; `denied`: the reader has said no to the browser; `none`: the server tells nobody. */
export type Told = "cannot" | "denied" | "none" | "off" | "on";

interface Known {
  key: string | null;
  on: boolean;
  lang: string | null;
  endpoint: string | null;
}

const known = (): Promise<Known> => call<Known>("GET", "/api/me/push");

async function manager(): Promise<PushManager | null> {
  if (!isSecureContext || !("PushManager" in window) || !("Notification" in window)) return null;
  return (await navigator.serviceWorker?.getRegistration())?.pushManager ?? null;
}

function text(data: ArrayBuffer | null): string {
  return data ? btoa(String.fromCharCode(...new Uint8Array(data))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "") : "";
}

async function save(made: PushSubscription): Promise<void> {
  const { endpoint, keys } = made.toJSON();
  await call("POST", "/api/me/push", { endpoint, keys, lang: prefs.language });
}

/** How it stands. What browser and server disagree about is put right: another reader was here, another key, another language. */
export async function look(): Promise<Told> {
  const push = await manager();
  if (!push) return "cannot";
  const { key, on, lang, endpoint } = await known();
  if (!key) return "none";
  if (Notification.permission === "denied") return "denied";
  const mine = await push.getSubscription();
  const same = mine && on && mine.endpoint === endpoint && text(mine.options.applicationServerKey) === key;
  if (same && lang !== prefs.language) await save(mine);
  if (same) return "on";
  await mine?.unsubscribe();
  if (on) await call("DELETE", "/api/me/push");
  return "off";
}

/** After a touch, and never else: the browser asks the reader. */
export async function start(): Promise<Told> {
  const push = await manager();
  const { key } = push ? await known() : { key: null };
  if (!push || !key) return push ? "none" : "cannot";
  if ((await Notification.requestPermission()) !== "granted") return Notification.permission === "denied" ? "denied" : "off";
  await save(await push.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  return "on";
}

export async function stop(): Promise<Told> {
  await call("DELETE", "/api/me/push");
  await (await (await manager())?.getSubscription())?.unsubscribe();
  return "off";
}
