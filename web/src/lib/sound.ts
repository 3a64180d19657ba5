// Quiet sounds made on the spot: wood, paper, coins, a bell. Off until the reader turns them on.

import { prefs } from "./prefs.svelte";

let context: AudioContext | undefined;

function noise(ctx: AudioContext, seconds: number): AudioBufferSourceNode {
  const buffer = ctx.createBuffer(1, Math.ceil(ctx.sampleRate * seconds), ctx.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  const source = ctx.createBufferSource();
  source.buffer = buffer;
  return source;
}

function shaped(ctx: AudioContext, source: AudioNode, loud: number, seconds: number, delay = 0): void {
  const gain = ctx.createGain();
  const start = ctx.currentTime + delay;
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  source.connect(gain).connect(ctx.destination);
}

function tone(ctx: AudioContext, pitch: number, loud: number, seconds: number, delay = 0): void {
  const oscillator = ctx.createOscillator();
  oscillator.frequency.value = pitch;
  shaped(ctx, oscillator, loud, seconds, delay);
  oscillator.start(ctx.currentTime + delay);
  oscillator.stop(ctx.currentTime + delay + seconds);
}

function rush(ctx: AudioContext, pitch: number, loud: number, seconds: number): void {
  const source = noise(ctx, seconds);
  const filter = ctx.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 1.2;
  source.connect(filter);
  shaped(ctx, filter, loud, seconds);
  source.start();
}

/** A sound by its name, or by the name of what happened. */
export function play(what: string): void {
  if (!prefs.sound || document.hidden) return;
  context ??= new AudioContext();
  const ctx = context;
  if (what === "bell") {
    for (const [k, overtone] of [1, 2.02, 2.98, 4.1].entries()) tone(ctx, 392 * overtone, 0.05 / (k + 1), 1.1);
  } else if (what === "wood" || /placed|settled|moved|built/.test(what)) {
    rush(ctx, 900, 0.12, 0.07);
  } else if (/gold|paid|donated|money|ducat/.test(what)) {
    tone(ctx, 2350, 0.03, 0.16);
    tone(ctx, 3120, 0.025, 0.2, 0.06);
  } else if (/card|played|passed|dealt|hired|turned|kept/.test(what)) {
    rush(ctx, 3800, 0.05, 0.13);
  }
}
