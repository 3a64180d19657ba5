// What is heard when: never two sounds at once, and nothing until the reader has said so.

import { prefs } from "./prefs.svelte";

/** What happened, by the name of its event. What comes first in this list is heard rather than what comes later. */
const HEARD: [sound: string, events: RegExp][] = [
  ["bell", /^(cathedral-paid|period-ended|period-began)$/],
  ["applause", /^(star-taken|alfama-star-taken|guitar-applauded|singer-applauded|alfama-applauded|performed|favour-met)$/],
  ["rat", /^(rat-moved|plague-came|overrun)$/],
  ["coin", /^(gained-gold|took-gold|donated|coins-gained|coins-paid|customers-paid|got-ducats|took-ducats|paid|cashed|sold|income|solo-sold)$/],
  ["card", /^(played|passed-on|dealt|hired|alfama-hired|drew|kept|revealed|turned-up|documented|commissioned|fado-shown|storied|experienced|tile-laid|wasted|solo-documented|solo-commissioned|solo-storied|solo-experienced)$/],
  ["wood", /^(placed|settled|moved|moved-to-cathedral|friend-went|drove|composed|alfama-placed|alfama-composed|neutral-placed|travelled|seated|arrived|took-tile|raised|promoted|taken-up|alfama-took-up|solo-composed)$/],
];
const RANK: Record<string, number> = { turn: 3, bell: 2, applause: 2, rat: 2 };
const rank = (name: string): number => (name.startsWith("motif-") ? 3 : RANK[name] ?? 1);

/** Of several things that happened at once, the one to be heard. */
export function soundOfAll(events: string[]): string {
  return HEARD.find(([, heard]) => events.some((event) => heard.test(event)))?.[0] ?? "";
}

let context: AudioContext | undefined;
let now: { name: string; until: number; gain: GainNode } | null = null;

/** Plays it, unless something as important is still heard; what matters less falls silent for it. */
export async function play(name: string): Promise<void> {
  if (!name || !prefs.sound || document.hidden) return;
  context ??= new AudioContext();
  const ctx = context;
  const sound = (await import("./sounds")).SOUNDS[name];
  if (!sound) return;
  if (ctx.state === "suspended") {
    await Promise.race([ctx.resume(), new Promise((late) => setTimeout(late, 200))]);
    if ((ctx.state as AudioContextState) !== "running") return; // the browser waits for a touch: later would be too late
  }
  const at = ctx.currentTime + 0.01;
  if (now && now.until > at) {
    if (rank(name) <= rank(now.name)) return;
    now.gain.gain.cancelScheduledValues(at);
    now.gain.gain.setTargetAtTime(0, at, 0.015);
  }
  const gain = ctx.createGain();
  gain.gain.value = prefs.loudness;
  gain.connect(ctx.destination);
  now = { name, until: at, gain };
  now.until = sound(ctx, gain, at);
}

/** As loud as the reader wants it from now on, also what is still heard. */
export function setLoudness(): void {
  if (context) now?.gain.gain.setTargetAtTime(prefs.sound ? prefs.loudness : 0, context.currentTime, 0.015);
}
