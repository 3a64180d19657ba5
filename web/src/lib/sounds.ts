// Every sound, made on the spot: struck, plucked, bowed and clapped by numbers. Loaded when the first one is to be heard.

/** Puts a sound on a clock, and says when it has died away. */
type Sound = (ctx: BaseAudioContext, out: AudioNode, at: number) => number;

/** The same every time, so that what was tried is what is heard. */
function chance(seed: number): () => number {
  let x = seed;
  return () => (x = (Math.imul(x, 1103515245) + 12345) & 0x7fffffff) / 0x7fffffff;
}

function played(ctx: BaseAudioContext, out: AudioNode, at: number, seconds: number, wave: (data: Float32Array, rate: number) => void): number {
  const buffer = ctx.createBuffer(1, Math.ceil(ctx.sampleRate * seconds), ctx.sampleRate);
  wave(buffer.getChannelData(0), ctx.sampleRate);
  const source = ctx.createBufferSource();
  source.buffer = buffer;
  source.connect(out);
  source.start(at);
  return at + seconds;
}

/** A partial tone that is struck and rings out. */
function ring(ctx: BaseAudioContext, out: AudioNode, at: number, pitch: number, loud: number, seconds: number, attack = 0.004, type: OscillatorType = "sine"): number {
  const tone = ctx.createOscillator();
  const gain = ctx.createGain();
  tone.type = type;
  tone.frequency.value = pitch;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + attack);
  gain.gain.exponentialRampToValueAtTime(0.0002, at + seconds);
  tone.connect(gain).connect(out);
  tone.start(at);
  tone.stop(at + seconds);
  return at + seconds;
}

/** A church bell: hum, prime, tierce, quint, nominal and what lies above them; the low ones ring longest. */
function bell(ctx: BaseAudioContext, out: AudioNode, at: number, pitch: number, loud: number, seconds: number): number {
  const partials: [number, number, number][] = [[0.5, 0.5, 1], [1, 0.8, 0.8], [1.19, 0.55, 0.7], [1.5, 0.3, 0.5], [2, 0.7, 0.45], [2.51, 0.25, 0.3], [3.01, 0.2, 0.22], [4.17, 0.15, 0.14]];
  for (const [ratio, part, length] of partials) ring(ctx, out, at, pitch * ratio, loud * part * 0.4, seconds * length);
  return at + seconds;
}

/** A string of the guitar: noise that runs round and loses its edge (Karplus and Strong). */
function pluck(ctx: BaseAudioContext, out: AudioNode, at: number, pitch: number, loud: number, seconds: number): number {
  return played(ctx, out, at, seconds, (data, rate) => {
    const next = chance(Math.round(pitch));
    // One turn round lasts half a sample longer than the line is, which is heard in tune.
    const line = Float32Array.from({ length: Math.max(2, Math.round(rate / pitch - 0.5)) }, () => next() * 2 - 1);
    const middle = line.reduce((sum, x) => sum + x, 0) / line.length;
    for (let i = 0; i < line.length; i++) line[i]! -= middle;
    for (let i = 0; i < data.length; i++) {
      const here = i % line.length;
      const sum = 0.4985 * (line[here]! + line[(here + 1) % line.length]!);
      data[i] = loud * line[here]! * Math.min(1, i / (rate * 0.002), (data.length - i) / (rate * 0.05)); // a finger, no click
      line[here] = sum;
    }
  });
}

/** A bowed tone: two strings not quite together, their edge taken off. */
function bow(ctx: BaseAudioContext, out: AudioNode, at: number, pitch: number, loud: number, seconds: number): number {
  const soft = ctx.createBiquadFilter();
  const gain = ctx.createGain();
  soft.type = "lowpass";
  soft.frequency.value = pitch * 3.2;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + seconds * 0.3);
  gain.gain.linearRampToValueAtTime(0, at + seconds);
  soft.connect(gain).connect(out);
  for (const detune of [-4, 4]) {
    const tone = ctx.createOscillator();
    tone.type = "sawtooth";
    tone.frequency.value = pitch;
    tone.detune.value = detune;
    tone.connect(soft);
    tone.start(at);
    tone.stop(at + seconds);
  }
  return at + seconds;
}

/** Air between two pitches. */
function rush(ctx: BaseAudioContext, out: AudioNode, at: number, from: number, to: number, loud: number, seconds: number): number {
  const band = ctx.createBiquadFilter();
  band.type = "bandpass";
  band.Q.value = 1.1;
  band.frequency.setValueAtTime(from, at);
  band.frequency.exponentialRampToValueAtTime(to, at + seconds);
  band.connect(out);
  return played(ctx, band, at, seconds, (data) => {
    const next = chance(7);
    for (let i = 0; i < data.length; i++) data[i] = loud * (next() * 2 - 1) * Math.sin((Math.PI * i) / data.length) ** 0.6 * (1 - i / data.length);
  });
}

const NOTE = (n: number): number => 440 * 2 ** ((n - 69) / 12); // by its number on the keyboard

export const SOUNDS: Record<string, Sound> = {
  turn: (ctx, out, at) => {
    ring(ctx, out, at, NOTE(79), 0.3, 0.5, 0.006, "triangle");
    return ring(ctx, out, at + 0.14, NOTE(84), 0.3, 0.7, 0.006, "triangle");
  },
  coin: (ctx, out, at) => {
    for (const [k, pitch] of [3730, 5230, 7410].entries()) {
      ring(ctx, out, at, pitch, 0.1 / (k + 1), 0.18, 0.001);
      ring(ctx, out, at + 0.07, pitch * 1.06, 0.13 / (k + 1), 0.32, 0.001);
    }
    return at + 0.4;
  },
  card: (ctx, out, at) => rush(ctx, out, at, 2200, 5200, 0.5, 0.14),
  wood: (ctx, out, at) => {
    rush(ctx, out, at, 1100, 700, 0.5, 0.05);
    return ring(ctx, out, at, 190, 0.3, 0.12, 0.002);
  },
  rat: (ctx, out, at) => {
    for (const k of [0, 1, 2, 3]) rush(ctx, out, at + 0.3 + k * 0.055, 3000, 2400, 0.3, 0.025);
    for (const [k, start] of [0, 0.13].entries()) {
      const tone = ctx.createOscillator();
      const gain = ctx.createGain();
      tone.frequency.setValueAtTime(2600 + 300 * k, at + start);
      tone.frequency.exponentialRampToValueAtTime(3900, at + start + 0.04);
      tone.frequency.exponentialRampToValueAtTime(2300, at + start + 0.1);
      gain.gain.setValueAtTime(0, at + start);
      gain.gain.linearRampToValueAtTime(0.16, at + start + 0.015);
      gain.gain.linearRampToValueAtTime(0, at + start + 0.11);
      tone.connect(gain).connect(out);
      tone.start(at + start);
      tone.stop(at + start + 0.11);
    }
    return at + 0.55;
  },
  applause: (ctx, out, at) => {
    const room = ctx.createBiquadFilter();
    room.type = "bandpass";
    room.frequency.value = 1500;
    room.Q.value = 0.6;
    room.connect(out);
    return played(ctx, room, at, 2.2, (data, rate) => {
      const next = chance(31);
      for (let hand = 0; hand < 240; hand++) {
        const start = Math.floor((next() + next()) * 0.5 * data.length * 0.94); // more in the middle than at either end
        const loud = 0.22 + 0.38 * next();
        for (let i = 0; i < rate * 0.02 && start + i < data.length; i++) data[start + i]! += loud * (next() * 2 - 1) * Math.exp(-i / (rate * 0.004));
      }
    });
  },
  bell: (ctx, out, at) => bell(ctx, out, at, NOTE(55), 0.55, 3.2),
  // Two bells a fifth apart over the river.
  "motif-notre-dame": (ctx, out, at) => {
    bell(ctx, out, at, NOTE(62), 0.32, 2.4);
    bell(ctx, out, at + 0.55, NOTE(57), 0.32, 2.4);
    return bell(ctx, out, at + 1.1, NOTE(50), 0.34, 2.8);
  },
  // A guitar in a minor key that lingers before the last note.
  "motif-house-of-fado": (ctx, out, at) => {
    const notes: [number, number][] = [[0, 57], [0.18, 64], [0.36, 69], [0.54, 72], [0.72, 71], [1.08, 68], [1.6, 69]];
    for (const [k, [when, note]] of notes.entries()) pluck(ctx, out, at + when, NOTE(note), 0.26, k === notes.length - 1 ? 1.6 : 0.9);
    return at + 3.2;
  },
  // Strings that sigh: each step falls to the tone below it.
  "motif-lacrimosa": (ctx, out, at) => {
    const sighs: [number, number][] = [[74, 73], [77, 76], [70, 69]];
    for (const [k, [first, second]] of sighs.entries()) {
      bow(ctx, out, at + k * 0.9, NOTE(first), 0.11, 0.5);
      bow(ctx, out, at + k * 0.9 + 0.4, NOTE(second), 0.09, 0.55);
    }
    bow(ctx, out, at, NOTE(50), 0.1, 1.5);
    return bow(ctx, out, at + 1.4, NOTE(45), 0.1, 1.6);
  },
};
