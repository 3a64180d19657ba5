// Whether there is a connection at all, and the worker that opens the house without one.

import { at } from "./base";
import { prefs } from "./prefs.svelte";

class Offline {
  /** No connection, or none to the server: then the worker answers with what it has kept. */
  now = $state(!navigator.onLine);
}

export const offline = new Offline();

export function watch(): void {
  addEventListener("online", () => (offline.now = false));
  addEventListener("offline", () => (offline.now = true));
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const start = async (): Promise<void> => {
    try {
      await navigator.serviceWorker.register(at("/sw.js"), { scope: at("/") });
      const ready = await navigator.serviceWorker.ready;
      if (!(navigator as { connection?: { saveData?: boolean } }).connection?.saveData) ready.active?.postMessage({ language: prefs.language });
    } catch (error) {
      console.warn("parlour: pages are not kept for a time without a connection:", error);
    }
  };
  if (document.readyState === "complete") void start();
  else addEventListener("load", () => void start());
}

/** Nothing of whoever was here is left for whoever comes next. */
export function forget(): void {
  navigator.serviceWorker?.controller?.postMessage("forget");
  void import("./alone").then(({ forgetAll }) => forgetAll()).catch(() => undefined); // where nothing can be kept, nothing was
}
