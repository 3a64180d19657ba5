// Parts of the page that are loaded when they are needed: one that fails is tried again, and after an upgrade of the
// server, when the files of this page are gone, the page is loaded anew.

import { at } from "./base";

const PAUSES = [500, 2000];
const RELOADED = "parlour-reloaded";
const AGAIN = 20_000; // milliseconds between two reloads at least

export async function piece<T>(load: () => Promise<T>): Promise<T> {
  for (let n = 0; ; n++) {
    try {
      return await load();
    } catch (error) {
      if (await upgraded()) {
        sessionStorage.setItem(RELOADED, String(Date.now()));
        location.reload();
        return await new Promise<T>(() => {});
      }
      const pause = PAUSES[n];
      if (pause === undefined) throw error;
      await new Promise((done) => setTimeout(done, pause));
    }
  }
}

/** Whether the server has another page by now than the one that is open here. */
async function upgraded(): Promise<boolean> {
  const script = document.querySelector('script[type="module"][src]')?.getAttribute("src")?.split("/").at(-1);
  if (!script || Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) < AGAIN) return false;
  try {
    const answer = await fetch(at("/"), { cache: "no-store" });
    return answer.ok && !(await answer.text()).includes(script);
  } catch {
    return false;
  }
}
