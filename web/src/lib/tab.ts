// What the browser's tab says: the game, and whether somebody waits for whoever looks elsewhere.

import { at } from "./base";

/** `asked`: a mark on the icon, since a narrow tab shows nothing else. */
export function tab(title: string, asked = false): void {
  document.title = `${asked ? "● " : ""}${title}`;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const file = at(asked ? "/icon-asked.svg" : "/icon.svg");
  if (icon && icon.getAttribute("href") !== file) icon.href = file;
}
