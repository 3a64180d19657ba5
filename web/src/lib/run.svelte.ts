// A run of picks as one question: what is chosen so far, in any order, what the server says of it, and the way back.
// Nothing of it is said at the table before it is confirmed.

import { voice } from "./announce.svelte";
import type { Offer, Picks, WhatIf, Why } from "./protocol";
import { joined, t } from "./words.svelte";

/** After so long whoever waits is told so. */
const PATIENCE = 2500;

/** The table around a run, as far as a run needs it. */
export interface Host {
  /** What goes with these picks; null: no answer. */
  weigh: (chosen: string[]) => Promise<WhatIf | Why | null>;
  /** Confirm these picks. */
  confirm: (chosen: string[]) => Promise<void>;
  /** What is chosen or may be chosen has changed. */
  changed: () => void;
  refuse: (key: string, why: Why) => void;
  say: (act: string) => string;
  /** That so many more must be chosen (0: nobody can say how many). */
  more: (n: number) => string;
  tell: (offer: Offer) => string[];
}

export class Run {
  readonly picks: Picks;
  /** In the order in which they were chosen, with repetitions. */
  chosen = $state.raw<string[]>([]);
  /** What the server said of the last set that it looked at. */
  offer = $state.raw<Offer>({ add: [], confirm: false, stop: null, left: null, told: [] });
  /** How it stands with what is chosen: the server has said, is looking, takes long, or has not answered. */
  now = $state<"known" | "asked" | "slow" | "failed">("known");
  #host: Host;
  #line: Promise<unknown> = Promise.resolve();
  #asked = 0;
  #giveUp: (() => void) | null = null;

  constructor(picks: Picks, host: Host) {
    this.picks = picks;
    this.offer = { ...picks, told: [] };
    this.#host = host;
  }

  isPick(act: string): boolean {
    return this.picks.verbs.includes(act.split(" ")[0]!);
  }

  count(act: string): number {
    return this.chosen.filter((each) => each === act).length;
  }

  /** What can be touched: whatever may be added, and what is chosen. */
  get lit(): string[] {
    return [...new Set([...this.offer.add, ...this.chosen])];
  }

  /** Choose one more of what a thing stands for; if there is none to choose, take all of it back. */
  touch(key: string, does: string[], which: (options: string[]) => void): Promise<void> {
    return this.#next(async () => {
      const options = does.filter((act) => this.offer.add.includes(act));
      const had = does.filter((act) => this.chosen.includes(act));
      if (options.length > 1) which(options);
      else if (options.length === 1) await this.#change([...this.chosen, options[0]!], key);
      else if (had.length) await this.#change(this.chosen.filter((act) => !had.includes(act)), key);
      else await this.#explain(key, does);
    });
  }

  add(act: string, key = ""): Promise<void> {
    return this.#next(() => this.#change([...this.chosen, act], key));
  }

  /** Whether exactly these are chosen, in whatever order. */
  has(acts: string[]): boolean {
    return acts.length === this.chosen.length && acts.every((act) => this.count(act) === acts.filter((each) => each === act).length);
  }

  /** Choose these, and nothing else. */
  choose(acts: string[]): Promise<void> {
    return this.#next(() => this.#change(acts, ""));
  }

  /** Choose one instead of another. */
  swap(old: string, act: string, key: string): Promise<void> {
    return this.#next(() => this.#change([...this.chosen.filter((each) => each !== old), act], key));
  }

  /** Take back the last pick, or the last of these. */
  takeBack(of: string[] = []): Promise<void> {
    return this.#next(async () => {
      const at = Math.max(this.chosen.findLastIndex((act) => of.includes(act)), of.some((act) => this.chosen.includes(act)) ? -1 : this.chosen.length - 1);
      if (at >= 0) await this.#change(this.chosen.filter((_, i) => i !== at), "");
    });
  }

  clear(): Promise<void> {
    return this.#next(async () => {
      if (this.chosen.length) await this.#change([], "");
    });
  }

  /** Ask again what goes with what is chosen: the answer did not come, or the connection is back. */
  retry(): Promise<void> {
    this.#giveUp?.();
    return this.#next(async () => {
      await this.#weigh();
    });
  }

  confirm(): Promise<void> {
    return this.#next(() => this.#host.confirm(this.chosen));
  }

  /** One touch after the other: each knows what came of the one before. */
  #next(what: () => void | Promise<void>): Promise<void> {
    const done = this.#line.then(async () => {
      if (this.now === "failed") await this.#weigh();
      await what();
    });
    this.#line = done.catch(() => undefined);
    return done;
  }

  async #change(next: string[], key: string): Promise<void> {
    const before = this.chosen;
    this.chosen = next;
    this.#host.changed();
    const why = await this.#weigh();
    if (!why) return;
    this.chosen = before;
    this.now = "known";
    this.#host.changed();
    this.#host.refuse(key, why);
  }

  /** Let the server look at what is chosen. The answer says why, if it does not go together. */
  async #weigh(): Promise<Why | null> {
    const mine = ++this.#asked;
    this.now = "asked";
    const late = setTimeout(() => {
      this.now = "slow";
      voice.say(t("picks-slow"));
    }, PATIENCE);
    const given = new Promise<undefined>((done) => (this.#giveUp = () => done(undefined)));
    const answer = await Promise.race([this.#host.weigh(this.chosen), given]);
    clearTimeout(late);
    this.#giveUp = null;
    if (answer === undefined || mine !== this.#asked) return null;
    if (answer === null) {
      this.now = "failed";
      voice.interrupt(t("picks-failed"));
      return null;
    }
    if ("key" in answer) return answer;
    this.offer = answer;
    this.now = "known";
    this.#host.changed();
    voice.say([this.spoken, ...this.#host.tell(answer), this.rest].join(" "));
    return null;
  }

  /** What is chosen, in a sentence. */
  get spoken(): string {
    return this.chosen.length ? t("chosen", { name: joined(this.chosen.map((act) => this.#host.say(act))) }) : t("picks-none");
  }

  /** How many are left. */
  get rest(): string {
    const { confirm, left, add } = this.offer;
    if (!confirm) return this.#host.more(left ?? 0);
    if (!add.length) return this.chosen.length ? t("picks-enough") : "";
    return left === null ? t("picks-may") : t("picks-left", { n: left });
  }

  async #explain(key: string, does: string[]): Promise<void> {
    for (const act of does.filter((each) => this.isPick(each))) {
      const answer = await this.#host.weigh([...this.chosen, act]);
      if (answer && "key" in answer) {
        this.#host.refuse(key, answer);
        return;
      }
    }
  }
}
