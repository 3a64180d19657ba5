// Who this browser is: a stranger is asked for a name before something is done in it.

import { api, ApiError } from "./api";
import { prefs } from "./prefs.svelte";
import { t } from "./words.svelte";

/** The reader did not want to say; nothing happens, and nothing has to be said about it. */
export class NotNow extends Error {}

class Naming {
  /** A question for the name is open. */
  asking = $state.raw<{ done: (name: string) => void; cancel: () => void } | null>(null);

  ask(): Promise<string> {
    return new Promise((resolve, reject) => {
      this.asking = {
        done: (name) => {
          this.asking = null;
          resolve(name);
        },
        cancel: () => {
          this.asking = null;
          reject(new NotNow());
        },
      };
    });
  }
}

export const naming = new Naming();

/** Somebody with a name, who is known again at the next request; with another name if one is given. */
export async function beSomebody(name = ""): Promise<void> {
  const me = await api.me();
  const wanted = name.trim() || (me.visitor ? "" : prefs.name.trim() || (await naming.ask()));
  if (!me.visitor || (wanted && me.name !== wanted)) await api.rename(wanted);
  if (!me.visitor && !(await api.me()).visitor) {
    throw new ApiError(0, { field: null, came: null, allowed: null, key: "error-cookies", message: "the browser keeps no cookies" });
  }
  if (wanted) {
    prefs.name = wanted;
    prefs.save();
  }
}

/** What went wrong, in words; nothing where the reader has called it off. */
export function said(error: unknown): string {
  if (error instanceof NotNow) return "";
  return error instanceof ApiError ? t(error.trouble.key) : String(error);
}

/** The field of a form that an error is about. */
export function fieldOf(error: unknown): string {
  return error instanceof ApiError ? (error.trouble.field ?? "") : "";
}
