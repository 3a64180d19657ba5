// Pages by path. Links are plain anchors; a click inside the site changes the path without loading anew.
// Paths here are those of the pages; what the address bar shows has the base before it.

import { at, BASE, within } from "./base";

class Place {
  path = $state(within(location.pathname));
  query = $state(location.search);
  hash = $state(location.hash);

  read(): void {
    this.path = within(location.pathname);
    this.query = location.search;
    this.hash = location.hash;
  }
}

export const place = new Place();

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", at(to));
  else history.pushState(null, "", at(to));
  const before = place.path;
  place.read();
  if (place.path !== before) {
    scrollTo(0, 0);
    queueMicrotask(() => document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true }));
  }
}

export function listen(): void {
  addEventListener("popstate", () => place.read());
  addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || event.defaultPrevented) return;
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const href = link.getAttribute("href");
    if (!href || link.origin !== location.origin || href.startsWith("#")) return;
    if (!link.pathname.startsWith(`${BASE}/`) || link.pathname.startsWith(at("/api/"))) return;
    event.preventDefault();
    go(within(link.pathname) + link.search + link.hash);
  });
}
