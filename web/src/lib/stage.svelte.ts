// What is on the table and what can be touched, for the live table and for replays alike.
// Drawn things attach themselves with `touch` and name the actions they stand for; what no drawn thing claims becomes a button.

import { called, characterOf } from "./characters";
import { createSubscriber } from "svelte/reactivity";
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { voice } from "./announce.svelte";
import { hands } from "./hands.svelte";
import { prefs } from "./prefs.svelte";
import { SPECTATOR, type Ask, type GameInfo, type SeatInfo, type Told, type WhatIf, type Why } from "./protocol";
import { Run } from "./run.svelte";
import { joined, Speech, t, words } from "./words.svelte";

const BADGES = ["blue", "vermilion", "green", "amber", "rose", "sky"];

export interface Touchable {
  /** Unique on the page; also what tests look for. */
  key: string;
  /** Every action this thing stands for, legal or not: what is meant first comes first. */
  does: string[];
  /** Its name, for tips and screen readers. */
  name: string;
  /** What it means and how it stands, in a sentence. */
  note?: string | undefined;
  /** Carried out at the first touch: for what costs nothing and can be taken back. */
  once?: boolean;
  /** What a touch does instead of choosing, while one of its actions is legal. */
  press?: (() => void | Promise<void>) | undefined;
  /** A pick that is chosen, and that this thing takes the place of: one table instead of another. */
  instead?: string | undefined;
}

export interface Chosen {
  key: string;
  name: string;
  note?: string | undefined;
  options: string[];
}

export interface Tip {
  touchable: Touchable;
  element: Element;
  legal: string[];
}

export interface Refusal {
  key: string;
  /** What was touched: on a phone nothing else says so. */
  name: string;
  text: string;
  clause: string;
}

export class Stage {
  readonly game: GameInfo;
  readonly speech: Speech;
  /** Whether things can be touched at all: not in a replay. */
  readonly live: boolean = true;
  seat = $state(SPECTATOR);
  seats = $state.raw<SeatInfo[]>([]);
  /** The colours that the seats will have, as long as there is no view to say so. */
  colours = $state.raw<(string | null)[]>([]);
  ask = $state.raw<Ask | null>(null);
  legal = $state.raw<ReadonlySet<string>>(new Set());
  chosen = $state.raw<Chosen | null>(null);
  /** A run of picks is asked for: what is chosen of it so far. A single pick is a question like any other. */
  run = $state.raw<Run | null>(null);
  /** The run that was confirmed last, until something else is asked. */
  confirmed = $state.raw<{ key: string; chosen: string[] } | null>(null);
  tip = $state.raw<Tip | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** What a run of picks lacks, in the game's own words. */
  missing: ((stage: Stage) => string | null) | undefined;
  /** What was touched only to be named. */
  named = $state.raw<Touchable | null>(null);
  /** What led to the picture on the table: its places light up. */
  moment = $state.raw<Told[]>([]);
  /** What previews said, by action; for the present question only. */
  previews = $state.raw<Readonly<Record<string, Told[]>>>({});
  busy = $state(false);
  /** What a guided game offers now; null: whatever is legal. */
  offered: ReadonlySet<string> | null = null;
  /** Answers that it does not offer: what they are about is not to look as if it did. */
  later = $state.raw<ReadonlySet<string>>(new Set());
  /** Touches of something else since the question was asked, in a guided game. */
  tries = $state(0);
  shaken = $state("");
  protected now = $state.raw<Record<string, unknown> | null>(null);
  /** The answers of the present question; none while the past is looked at. */
  #answers: string[] = [];
  #claims = new Map<object, string[]>();
  #changed: () => void = () => {};
  #subscribe: () => void;

  constructor(game: GameInfo) {
    this.game = game;
    this.speech = new Speech(game, (seat) => this.nameOf(seat));
    this.#subscribe = createSubscriber((update) => {
      let queued = false;
      this.#changed = () => {
        if (queued) return;
        queued = true;
        queueMicrotask(() => {
          queued = false;
          update();
        });
      };
      return () => (this.#changed = () => {});
    });
  }

  /** The picture: what this seat knew at the moment that is shown. */
  get view(): Record<string, unknown> | null {
    return this.now;
  }

  nameOf(seat: number): string {
    const info = this.seats[seat];
    if (!info) return t("seat-number", { n: seat + 1 });
    if (info.name) return info.name;
    if (info.kind === "bot" && characterOf(this.game, info.level)) {
      const twins = this.seats.filter((each) => each.kind === "bot" && !each.name && each.level === info.level);
      return called(this.game.id, info.level) + (twins.length > 1 ? ` ${twins.findIndex((each) => each.seat === seat) + 1}` : "");
    }
    return info.kind === "bot" ? t("bot-number", { n: seat + 1 }) : t("seat-number", { n: seat + 1 });
  }

  /** Which of the six shapes and colours a seat has: the game's, if its view says so. */
  badge(seat: number): number {
    const players = this.view?.["players"];
    const colour = Array.isArray(players) ? (players[seat] as { colour?: string } | undefined)?.colour : undefined;
    const found = BADGES.indexOf(colour ?? (this.view ? "" : this.colours[seat]) ?? "");
    return found >= 0 ? found : seat;
  }

  /** Legal actions that nothing drawn stands for. */
  get unclaimed(): string[] {
    this.#subscribe();
    const claimed = new Set<string>();
    for (const does of this.#claims.values()) for (const act of does) claimed.add(act);
    return [...this.legal].filter((act) => !claimed.has(act));
  }

  /** Makes an element touchable: role, name, state, keys; and claims its actions. */
  touch(spec: Touchable): Attachment {
    // A thing is touched up only when its own state changes, not whenever anything else becomes legal or is chosen.
    const possible = $derived(this.#possible(spec).join("|"));
    const times = $derived(this.run ? spec.does.reduce((sum, act) => sum + this.run!.count(act), 0) : 0);
    const isLater = $derived(!possible && spec.does.some((act) => this.later.has(act)));
    const isChosen = $derived(times > 0 || this.chosen?.key === spec.key);
    return (node) => {
      const legal = possible ? possible.split("|") : [];
      const chosen = isChosen;
      const mine = this.live && this.seat !== SPECTATOR && spec.does.length > 0;
      const said = legal.length
        ? joined(legal.map((act) => this.speech.act(act)))
        : "";
      put(node, "data-touch", spec.key);
      put(node, "data-state", chosen ? "chosen" : legal.length ? "legal" : "quiet");
      put(node, "data-do", possible);
      put(node, "data-later", isLater ? "" : null);
      put(node, "data-picked", times > 0 ? String(times) : null);
      put(node, "aria-label", [spec.name, spec.note, said, times > 0 ? t("picks-times", { n: times }) : ""].filter(Boolean).map((part) => (/[.!?…]$/.test(part ?? "") ? part : `${part}.`)).join(" "));
      put(node, "role", mine ? "button" : "img");
      put(node, "tabindex", mine ? (legal.length ? "0" : "-1") : null);
      put(node, "aria-disabled", mine && !legal.length ? "true" : null);
      put(node, "aria-pressed", mine && legal.length ? String(chosen) : null);
      // A node is listened to once; what it means may change with every picture.
      if (!touched.has(node)) Stage.#listen(node);
      touched.set(node, { stage: this, spec, legal });
      const token = {};
      this.#claims.set(token, legal);
      untrack(() => this.#changed());
      return () => {
        this.#claims.delete(token);
        this.#changed();
        // What is gone is not spoken of any more.
        queueMicrotask(() => {
          if (this.tip?.element === node && !node.isConnected) this.tip = null;
        });
      };
    };
  }

  static #listen(node: Element): void {
    let resting: ReturnType<typeof setTimeout> | undefined;
    const act = (event: Event): void => {
      const { stage, spec } = touched.get(node)!;
      event.stopPropagation();
      void stage.press(spec);
    };
    const key = (event: Event): void => {
      const pressed = (event as KeyboardEvent).key;
      if (pressed !== "Enter" && pressed !== " ") return;
      event.preventDefault();
      act(event);
    };
    const enter = (): void => {
      const { stage, spec, legal } = touched.get(node)!;
      stage.tip = { touchable: spec, element: node, legal };
      clearTimeout(resting);
      resting = setTimeout(() => {
        if (node.isConnected && !stage.run?.chosen.length) for (const option of legal) void stage.wantPreview(option);
      }, 140);
    };
    const leave = (): void => {
      const { stage, spec } = touched.get(node)!;
      clearTimeout(resting);
      // Later: a thing that has the focus loses it while the picture is being changed.
      queueMicrotask(() => {
        if (stage.tip?.touchable.key === spec.key) stage.tip = null;
      });
    };
    node.addEventListener("click", act);
    node.addEventListener("keydown", key);
    // What slides under a resting pointer says nothing: only a pointer that moves asks.
    let came = false;
    node.addEventListener("pointerenter", () => void (came = true));
    node.addEventListener("pointermove", () => {
      if (came) enter();
      came = false;
    });
    // A guided game says itself what the lit thing is about, and brings the focus there.
    node.addEventListener("focus", () => void (touched.get(node)!.stage.offered || enter()));
    for (const name of ["pointerleave", "blur"]) node.addEventListener(name, leave);
  }

  #possible(spec: Touchable): string[] {
    const swaps = !this.offered && !!spec.instead && !!this.run?.chosen.includes(spec.instead) && this.legal.has(spec.instead);
    return [...new Set(spec.does)].filter((act) => this.legal.has(act) || (swaps && this.run?.picks.add.includes(act)));
  }

  async press(spec: Touchable): Promise<void> {
    this.named = spec.does.length ? null : spec;
    if (!this.live || this.seat === SPECTATOR) return;
    const legal = this.#possible(spec);
    this.refusal = null;
    if (this.busy) return;
    if (this.offered && !legal.length) {
      await this.explain(spec);
      return;
    }
    if (this.run && !spec.press && (legal.length ? legal : spec.does).some((act) => this.run!.isPick(act))) {
      this.chosen = null;
      this.tip = null;
      if (spec.instead && legal.length && !this.legal.has(legal[0]!)) await this.run.swap(spec.instead, legal[0]!, spec.key);
      else await this.run.touch(spec.key, [...new Set(spec.does)], (options) => {
        this.chosen = { key: spec.key, name: spec.name, note: spec.note, options };
        voice.say(t("picks-which", { name: spec.name }));
      });
      return;
    }
    if (!legal.length) {
      await this.explain(spec);
      return;
    }
    if (spec.press) {
      await spec.press();
      return;
    }
    if (this.chosen?.key === spec.key || ((prefs.oneClick || spec.once) && legal.length === 1)) {
      await this.perform(legal[0]!);
      return;
    }
    this.chosen = { key: spec.key, name: spec.name, note: spec.note, options: legal };
    this.tip = null;
    await Promise.all(legal.map((act) => this.wantPreview(act)));
    if (this.chosen?.key === spec.key) {
      const lines = this.brings(this.preview(legal[0]!), true);
      voice.say([t("chosen", { name: spec.name }), `${this.speech.act(legal[0]!)}.`, ...lines, t(hands.keys ? "press-again-keys" : "press-again")].join(" "));
    }
  }

  cancel(): void {
    this.named = null;
    this.chosen = null;
    this.refusal = null;
    this.tip = null;
  }

  /** Say why this thing can't be touched now. */
  async explain(spec: Touchable): Promise<void> {
    this.chosen = null;
    if (this.offered) this.strayed();
    if (spec.does.some((act) => this.later.has(act))) return this.putOff(spec.key); // whatever else this thing stands for
    let best: Why | null = null;
    const seat = this.seat;
    for (const act of spec.does.slice(0, 6)) {
      const why = await this.askWhy(act);
      if (this.seat !== seat) return; // somebody else sits in front of the screen now
      if (why && (!best || best.key.endsWith("not-this"))) best = why;
      if (best && !best.key.endsWith("not-this")) break;
    }
    if (best) this.refuse(spec.key, best, spec.name);
    else if (this.offered && spec.does.length) this.putOff(spec.key);
  }

  /** In a guided game: something beside what is lit was touched. */
  strayed(): void {
    this.tries++;
  }

  /** In a guided game: it could be done, but something else comes first. */
  putOff(key: string): void {
    this.#show(key, t("error-lesson"), "", "");
  }

  refuse(key: string, why: Why, name = ""): void {
    this.#show(key, this.speech.why(why.key.replace(/^why-/, ""), why.args), why.clause, name);
  }

  #show(key: string, text: string, clause: string, name: string): void {
    this.refusal = { key, name, text, clause };
    this.shaken = "";
    requestAnimationFrame(() => {
      this.shaken = key;
      const node = document.querySelector(`[data-touch="${CSS.escape(key)}"]`);
      if (node && !matchMedia("(prefers-reduced-motion: reduce)").matches) {
        node.animate([{ translate: "0" }, { translate: "-4px" }, { translate: "4px" }, { translate: "-2px" }, { translate: "0" }], 240);
      }
    });
    voice.interrupt(text);
  }

  preview(act: string): Told[] {
    return this.previews[act] ?? [];
  }

  /** What is about to be done: all that is chosen of a run, or what is meant first by what is chosen. */
  get acts(): string[] {
    return this.run ? this.run.chosen : this.chosen ? this.chosen.options.slice(0, 1) : [];
  }

  /** What that would bring, as far as the seat can know. */
  get outlook(): Told[] {
    if (this.run) return this.run.offer.told;
    return this.chosen ? this.preview(this.chosen.options[0]!) : [];
  }

  /** A told thing in words. */
  line(told: Told): string {
    if (told.table !== undefined) {
      const player = told.args["player"];
      return t(`table-${told.table}`, { player: typeof player === "number" ? this.nameOf(player) : "", what: String(told.args["what"] ?? ""), who: String(told.args["who"] ?? "") });
    }
    const name = told.event ?? "";
    const event = this.game.events.find((e) => e.name === name);
    const hidden = !!event && event.secret.some((arg) => !(arg in told.args));
    return this.speech.tell(name, told.args as Record<string, number>, hidden);
  }

  /** What a told thing means to the reader, who is "you" in it; empty where it means nothing, or the game has no such words. */
  forYou(told: Told): string {
    if (!told.event || told.args["player"] !== this.seat) return "";
    return words.find(`tell-${told.event}-you`, this.speech.args(told.args as Record<string, number>), this.game.id) ?? "";
  }

  /** A told thing in words to the reader: "you" in it, where the game has such words. */
  toYou(told: Told): string {
    return this.forYou(told) || this.line(told);
  }

  /** What an answer would do, in words; that something followed by itself is no news here, nor that the reader does what was `said`. */
  brings(told: Told[], said = false): string[] {
    const news = told.filter((one) => one.event !== "forced");
    return news.flatMap((one, i) => (said && !i && one.args["player"] === this.seat ? this.forYou(one) || [] : this.toYou(one)));
  }

  protected async wantPreview(act: string): Promise<void> {
    if (act in this.previews || this.seat === SPECTATOR) return;
    const ask = this.ask?.id;
    const told = await this.askPreview(act);
    if (this.ask?.id === ask) this.previews = { ...this.previews, [act]: told };
  }

  protected setQuestion(ask: Ask | null, legal: string[]): void {
    if (ask?.id !== this.ask?.id) {
      this.chosen = null;
      this.refusal = null;
      this.tip = null;
      this.tries = 0;
      this.previews = {};
      this.busy = false; // whatever was sent has been answered: this is the next question
      this.run = ask?.picks && ask.picks.left !== 1 ? this.#begin(ask.key, ask.picks) : null;
      if (ask) this.confirmed = null;
    }
    this.ask = ask;
    this.light(legal);
  }

  /** What can be touched now: the answers, or in a run what may be added or taken back. The panel confirms. */
  protected light(answers: string[]): void {
    this.#answers = answers;
    const { run, offered } = this;
    const lit = !run || !answers.length ? answers : [...run.lit, ...(run.chosen.length ? [] : answers.filter((act) => !run.isPick(act) && act !== run.offer.stop))];
    const legal = new Set(offered ? lit.filter((act) => offered.has(act) || !!run?.chosen.includes(act)) : lit);
    const later = new Set(offered ? [...lit, ...answers].filter((act) => !offered.has(act)) : []);
    // What is the same stays the same: everything that can be touched looks at it.
    if (!same(legal, this.legal)) this.legal = legal;
    if (!same(later, this.later)) this.later = later;
  }

  #begin(key: string, picks: NonNullable<Ask["picks"]>): Run {
    const run: Run = new Run(picks, {
      weigh: (chosen) => this.askWhatIf(chosen),
      confirm: async (chosen) => {
        if (this.run !== run) return;
        this.confirmed = { key, chosen };
        await this.answer({ picks: chosen });
      },
      changed: () => {
        if (this.run !== run) return;
        this.chosen = null;
        this.previews = {};
        this.light(this.#answers);
      },
      refuse: (at, why) => this.refuse(at, why),
      say: (act) => this.speech.act(act),
      more: (n) => this.missing?.(this) ?? this.speech.why("choose-more", { n }),
      tell: (offer) => this.brings(offer.told),
    });
    return run;
  }

  /** Do it; a pick of a run is chosen, and what ends the run confirms it. */
  async perform(act: string): Promise<void> {
    if (this.run?.isPick(act)) await this.run.add(act);
    else if (this.run && act === this.run.offer.stop) await this.run.confirm();
    else await this.answer({ do: act });
  }

  // What only a live table can do.
  protected async answer(_said: { do: string } | { picks: string[] }): Promise<void> {}
  protected async askWhatIf(_chosen: string[]): Promise<WhatIf | Why | null> {
    return null;
  }
  protected async askWhy(_act: string): Promise<Why | null> {
    return null;
  }
  protected async askPreview(_act: string): Promise<Told[]> {
    return [];
  }
}

const same = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => one.size === other.size && [...one].every((act) => other.has(act));

/** What each node stands for now. */
const touched = new WeakMap<Element, { stage: Stage; spec: Touchable; legal: string[] }>();

/** An attribute as it should be; what is so already is left alone. */
function put(node: Element, name: string, value: string | null): void {
  if (node.getAttribute(name) === value) return;
  if (value === null) node.removeAttribute(name);
  else node.setAttribute(name, value);
}
