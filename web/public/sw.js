// Without a connection the house still opens: its pages and files as they were last seen, the games, their words and rules, and the
// list of one's own tables. Nothing that belongs to a seat is ever kept. With a connection the server always has the first word.

const KEPT = "parlour-1";
const PLAY = "parlour-offline-1"; // Python and the engine, if somebody has asked for games without a connection
const MOST = 400; // files that are kept; the oldest go first
const HOME = new URL("./", location.href).pathname;
const PUBLIC = /^api\/(games|rules|words)(\/|$)/; // the same for everybody
const OWN = /^api\/(me|mine|mine\/figures|mine\/firsts|lobby)$/; // one's own lists: the next answer replaces them, and they go when somebody has their data deleted

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name.startsWith("parlour-") && name !== KEPT && name !== PLAY) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

self.addEventListener("message", (event) => {
  if (event.data === "forget") event.waitUntil(caches.delete(KEPT));
  else if (event.data?.language) event.waitUntil(everything(event.data.language));
});

/** All files that a reader of this language can come to, one after the other, when the page has nothing better to do. */
async function everything(language) {
  const cache = await caches.open(KEPT);
  const files = Object.values(await (await fetch("./files.json")).json());
  const names = new Set(files.flatMap((each) => [each.file, ...(each.css ?? []), ...(each.assets ?? [])]));
  for (const name of names) {
    const [, of] = /^assets\/(?:rules\.)?(en|ru|fr|es)[.-]/.exec(name) ?? (name.startsWith("assets/rules-") ? ["", "en"] : []);
    if ((!of || of === language) && !(await cache.match(name))) await kept(new Request(name));
  }
  await fresh(new Request("./"), HOME);
  const { games } = await (await fresh(new Request("api/games"), "api/games")).clone().json();
  for (const { id } of games) {
    const guide = `api/games/${id}/guide?lang=${language}`;
    await fresh(new Request(guide), guide);
  }
  const { visitor } = await (await fresh(new Request("api/me"), "api/me")).clone().json();
  if (visitor) for (const own of ["api/mine?limit=20", "api/mine/figures"]) await fresh(new Request(own), own); // as the pages ask for them
  await cache.put("whole", new Response(language));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || !url.pathname.startsWith(HOME)) return;
  const path = url.pathname.slice(HOME.length);
  if (request.mode === "navigate") event.respondWith(fresh(request, HOME));
  else if (path.startsWith("offline/") || path === "api/offline/engine.zip" || path.startsWith("assets/alone.worker-")) event.respondWith(asked(request, path));
  else if (path.startsWith("assets/")) event.respondWith(kept(request));
  else if (PUBLIC.test(path) || OWN.test(path) || (path !== "sw.js" && !path.includes("/") && path.includes("."))) event.respondWith(fresh(request, request));
});

/** What somebody wanted kept: the engine as the server has it now, if it can be reached; what is large as it was fetched. */
async function asked(request, path) {
  const cache = await caches.open(PLAY);
  const found = await cache.match(request, { ignoreVary: true });
  if (found && !path.startsWith("api/")) return found;
  try {
    const answer = await fetch(request);
    if (answer.ok && found) await cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    if (found) return found;
    throw error;
  }
}

/** The server's answer, and the last one that it gave when it cannot be reached. */
async function fresh(request, key) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await keep(key, answer.clone());
    return answer;
  } catch (error) {
    const found = await (await caches.open(KEPT)).match(key);
    if (!found) throw error;
    const headers = new Headers(found.headers);
    headers.set("parlour-kept", "1"); // so that the page can say so
    return new Response(found.body, { status: found.status, headers });
  }
}

/** A file whose name says what is in it never changes. */
async function kept(request) {
  const found = await (await caches.open(KEPT)).match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await keep(request, answer.clone());
  return answer;
}

async function keep(key, answer) {
  const cache = await caches.open(KEPT);
  await cache.put(key, answer);
  const all = await cache.keys();
  for (const old of all.slice(0, Math.max(0, all.length - MOST))) await cache.delete(old);
}

// -- slow games --------------------------------------------------------------------------------------------------------

self.addEventListener("push", (event) => {
  const { title = "Parlour", body = "", lang = "", table = "" } = event.data?.json() ?? {};
  event.waitUntil(self.registration.showNotification(title, { body, lang, tag: `parlour-${table}`, icon: "icon-192.png", badge: "icon-192.png", data: { table } }));
});

/** To the table: where it is open already, else anew. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { table } = event.notification.data ?? {};
  const there = new URL(table ? `${HOME}table/${table}` : HOME, location.href).href;
  event.waitUntil(
    (async () => {
      const open = (await self.clients.matchAll({ type: "window" })).find((each) => each.url === there);
      await (open ? open.focus() : self.clients.openWindow(there));
    })(),
  );
});

/** The push service wants this device under another address: it is told in the same language as before. */
self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(
    (async () => {
      const { key, on, lang } = await (await fetch("api/me/push")).json();
      if (!key || !on) return;
      const { endpoint, keys } = (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })).toJSON();
      await fetch("api/me/push", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ endpoint, keys, lang }) });
    })(),
  );
});
