// Below which path of its host everything is served: the server writes it into the page.

export const BASE = document.querySelector<HTMLMetaElement>('meta[name="parlour-base"]')?.content ?? "";

/** A path of ours as the browser needs it, for links and for requests. */
export function at(path: string): string {
  return BASE + path;
}

/** A path of the address bar as the pages know it: without the base. */
export function within(path: string): string {
  return path === BASE || path.startsWith(`${BASE}/`) ? path.slice(BASE.length) || "/" : path;
}
