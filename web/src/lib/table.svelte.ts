// One live table: what came over its connection, what is shown of it, and what a seat can say.

import { voice } from "./announce.svelte";
import { api, ApiError } from "./api";
import { isHere } from "./alone-ids";
import { after } from "./changes";
import { Connection, type Answer, type Hearer } from "./connection.svelte";
import { hands } from "./hands.svelte";
import { notify } from "./notify";
import { Pace } from "./pace.svelte";
import { prefs } from "./prefs.svelte";
import { SPECTATOR, type Advice, type Change, type ChatLine, type Frame, type GameInfo, type SeatInfo, type Timely, type Told, type Trouble, type WhatIf, type Why } from "./protocol";
import { play, soundOfAll } from "./sound";
import { Stage } from "./stage.svelte";
import { tab } from "./tab";
import { land, travel, type Travels } from "./travel";
import { g, joined, t } from "./words.svelte";

/** A picture of the table and what led to it. `view` is fetched when it is looked at, for what happened before this page was opened. */
export interface Moment {
  rev: number;
  view: Record<string, unknown> | null;
  told: Told[];
}

export class Table extends Stage implements Hearer {
  readonly id: string;
  frame = $state.raw<Frame | null>(null);
  log = $state.raw<Told[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  trouble = $state.raw<Trouble | null>(null);
  /** That a bot was late or failed and a simpler choice was played; until the reader's next answer. */
  notice = $state.raw<Told | null>(null);
  hint = $state.raw<Advice[] | null>(null);
  thinking = $state(false);
  /** The log could not be read, and is being asked for again. */
  logMissing = $state(false);
  /** This reader gives the own seat back or calls the table off: no need to be told. */
  leaving = false;
  /** Why the table is not to be seen any more, where that is known. */
  gone = $state<"" | "asked-out" | "called-off">("");
  watching = $state(0);
  unread = $state(0);
  note = $state<string | null>(null);
  /** Which past moment is looked at; null: now. */
  peeking = $state.raw<Moment | null>(null);
  moments: Moment[] = [];
  /** A tip for what is asked now. */
  timely = $state.raw<Timely | null>(null);
  #tipsAsked = "";
  #tipsLeft: number | null = null;
  /** Whose turn it is, where the game can ask in the middle of another's. */
  turnOf: ((stage: Stage) => string | null) | undefined;
  /** How the game's pieces travel. */
  travels: Travels<Stage> | undefined;
  /** Own answers seen so far, to know what happened since. */
  since = $state.raw<Moment[]>([]);
  /** Up to which rev everything has come. */
  rev = -1;
  readonly #line: Connection;
  /** Pictures whose pieces are still under way. */
  #aloft = $state(0);
  readonly #pace = new Pace((frame, within, own) => this.#show(frame, within, own), () => this.#ask(this.#held));
  /** What came last, shown or not: changes are told from there. */
  #came: Frame | null = null;
  /** A picture that is being seen: what it asks comes after it. */
  #held = $state.raw<Frame | null>(null);
  #logRev = -1;
  /** What was told and is not yet said to those who listen; and how much of it was left out since they were last asked. */
  #news: Told[] = [];
  #unheard = 0;
  #logSeat: number | null = null;

  /** `wire`: for a table in this browser, what takes the place of the connection. */
  constructor(id: string, game: GameInfo, wire?: () => WebSocket) {
    super(game);
    this.id = id;
    this.#line = new Connection(id, this);
    this.#line.wire = wire;
  }

  get connection(): Connection["now"] {
    return this.#line.now;
  }

  get delay(): Connection["delay"] {
    return this.#line.delay;
  }

  /** How many pictures have come but are not shown yet. */
  get waiting(): number {
    return this.#pace.waiting + (this.#held ? 1 : 0);
  }

  override get view(): Record<string, unknown> | null {
    return this.peeking ? this.peeking.view ?? this.now : this.now;
  }

  open(): void {
    this.#line.open();
  }

  anew(): Promise<void> {
    return this.#line.anew();
  }

  close(): void {
    this.#line.close();
    this.#pace.stop();
    tab("Parlour");
  }

  opened(again: boolean): void {
    if (again) voice.say(t("connection-back"));
    if (this.seat >= 0 && (this.frame?.mine.length ?? 0) > 1) void this.tellServer({ as: this.seat });
    if (this.run?.now !== "known") void this.run?.retry();
  }

  lost(): void {
    voice.say(t("connection-lost"));
  }

  refused(code: number): void {
    if (this.frame?.status !== "waiting" || this.leaving) return;
    if (code === 4404) this.gone = "called-off";
    else if (code === 4403 && this.frame.mine.length) this.gone = "asked-out";
  }

  hear(frame: Answer): void {
    if (frame.type === "table") {
      this.#arrive(frame as unknown as Frame);
    } else if (frame.type === "change") {
      if (this.#came) this.#arrive(after(this.#came, frame as unknown as Change));
    } else if (frame.type === "chat") {
      const line = frame as unknown as ChatLine;
      if (!this.chat.some((c) => c.rev === line.rev && c.at === line.at && c.text === line.text)) {
        this.chat = [...this.chat, line];
        this.unread++;
        if (line.seat !== this.seat) voice.say(t("chat-said", { name: line.name, text: line.text }));
      }
    } else if (frame.type === "here") {
      this.watching = (frame["watching"] as number | undefined) ?? 0;
      const here = (frame["seats"] as number[] | undefined) ?? [];
      const known = (seats: SeatInfo[]): SeatInfo[] => seats.map((s) => ({ ...s, here: here.includes(s.seat) }));
      this.seats = known(this.seats);
      if (this.#came) this.#came = { ...this.#came, seats: known(this.#came.seats) };
    }
  }

  #arrive(frame: Frame): void {
    const anew = this.#came?.seat !== frame.seat;
    this.#came = frame;
    this.rev = frame.rev;
    if (anew) this.#begin(frame);
    else if (!this.#pace.add(frame) || document.hidden || this.#line.missed) this.flush();
    else this.#pace.go(this.seat);
    this.#line.missed = false;
  }

  /** The first picture, or the first that another seat sees. */
  #begin(frame: Frame): void {
    const first = this.frame === null;
    this.#pace.stop();
    this.#held = null;
    if (!first) this.#forget();
    this.#take(frame);
    this.moment = [];
    this.moments = [];
    const byRev = new Map<number, Told[]>();
    for (const told of frame.told) byRev.set(told.rev ?? frame.rev, [...(byRev.get(told.rev ?? frame.rev) ?? []), told]);
    this.since = [...byRev].map(([rev, told]) => ({ rev, told, view: rev === frame.rev ? frame.view : null }));
    void this.#fetchLog();
    this.#ask(frame, null, first);
    if (first && frame.status === "playing") void play(`motif-${this.game.id}`);
  }

  /** The next picture, with all that belongs to it; what is asked then comes when it has been seen. */
  #next(frame: Frame, hold: boolean): void {
    this.#ask(this.#held);
    const before = this.frame;
    this.#take(frame);
    const fresh = frame.told.filter((told) => (told.rev ?? frame.rev) > this.#logRev);
    if (fresh.length) {
      this.#logRev = Math.max(this.#logRev, frame.rev);
      this.log = this.#withUndone([...this.log, ...fresh]);
      this.#news.push(...fresh);
      this.notice = fresh.findLast((told) => told.table === "bot-late" || told.table === "bot-failed") ?? this.notice;
    }
    if (frame.told.length) this.moment = frame.told;
    const moment = { rev: frame.rev, view: frame.view, told: frame.told };
    this.moments.push(moment);
    if (this.moments.length > 400) this.moments.shift();
    if (frame.told.length) this.since = [...this.since, moment].filter((m) => m.rev > frame.turn).slice(-60);
    if (hold && (frame.ask?.id !== before?.ask?.id || (frame.over && !before?.over))) {
      this.#held = frame;
      this.setQuestion(null, []);
    } else this.#ask(frame, before);
  }

  #take(frame: Frame): void {
    if (this.frame?.status === "waiting" && this.frame.mine.length && !frame.mine.length && !this.leaving) this.gone = "asked-out";
    else if (frame.mine.length) this.gone = "";
    if (!frame.mine.length) this.leaving = false;
    if (this.frame?.ask?.id !== frame.ask?.id) this.hint = null;
    this.frame = frame;
    this.seats = frame.seats;
    this.seat = frame.seat;
    this.now = frame.view;
    this.trouble = null;
    this.thinking = false;
    this.offered = frame.lesson && !frame.lesson.over ? new Set(frame.lesson.offered) : null;
  }

  /** What is asked now, said too; or how it ended. `before`: the picture before, if there was one to compare with. */
  #ask(frame: Frame | null, before: Frame | null = null, first = false): void {
    if (!frame) return;
    this.#held = null;
    if (!this.peeking) this.setQuestion(frame.ask, frame.do);
    const asked = !!frame.ask && before?.ask?.id !== frame.ask.id;
    const ended = !!frame.over && !before?.over;
    if (asked) {
      const who = this.turnOf?.(this);
      voice.say(who ? t("turn-of-asked", { who, ask: this.question }) : t("your-turn", { ask: this.question }));
    }
    if (ended) voice.say(t("game-over"));
    this.#sayNews(asked || !!frame.over);
    if (asked) {
      if (!first && !before?.ask) void play("turn"); // one's own next question is no new turn
      if (document.hidden) void notify(`${t("your-move")} · ${g(this.game.id, "game-title")}`, this.question, this.id);
    }
    const state = frame.ask ? "your-move" : frame.over ? "state-over" : frame.status === "waiting" ? "state-waiting" : "";
    tab(`${state ? `${t(state)} · ` : ""}${g(this.game.id, "game-title")}`, !!frame.ask);
    if (ended && !first) void play(`motif-${this.game.id}`);
  }

  /** Of what happened, what touches the reader is said at once; when something is asked, also how much else there is to hear. */
  #sayNews(all: boolean): void {
    for (const told of this.#news) {
      const text = told.table !== undefined ? this.line(told) : this.forYou(told);
      voice.say(text);
      if (!text && told.event !== "forced") this.#unheard++;
    }
    this.#news = [];
    if (!all) return;
    if (this.#unheard) voice.say(t(hands.keys && prefs.keys ? "news-more-keys" : "news-more", { n: this.#unheard }));
    this.#unheard = 0;
  }

  /** All that happened since the reader's last turn, said aloud. */
  tellSince(): void {
    const lines = this.since.flatMap((moment) => moment.told.filter((told) => told.event)).map((told) => this.toYou(told));
    voice.say(lines.length ? lines.join(" ") : t("news-none"));
  }

  /** Another seat looks now: nothing of the one before is left on the page. */
  #forget(): void {
    this.cancel();
    this.previews = {};
    this.confirmed = null;
    this.log = [];
    this.#logRev = -1;
    this.logMissing = false;
    this.since = [];
    this.moments = [];
    this.peeking = null;
    this.hint = null;
    this.notice = null;
    this.note = null;
    this.#news = [];
    this.#unheard = 0;
    this.timely = null;
    this.#tipsAsked = "";
    voice.hush();
  }

  get question(): string {
    return this.ask ? this.speech.ask(this.ask.key.replace(/^ask-/, ""), this.ask.args) : "";
  }

  async #fetchLog(tries = 0): Promise<void> {
    const seat = this.seat;
    this.#logSeat = seat;
    try {
      const all = await api.log(this.id, seat);
      if (this.#logSeat !== seat) return;
      this.logMissing = false;
      const later = this.log.filter((told) => (told.rev ?? 0) > all.rev);
      this.log = [...all.told, ...later];
      this.#logRev = Math.max(all.rev, ...later.map((told) => told.rev ?? 0));
      const live = this.chat.filter((line) => line.rev > all.rev);
      this.chat = [...all.chat, ...live];
    } catch {
      if (this.#logSeat !== seat || this.#line.closed) return;
      this.logMissing = true;
      setTimeout(() => {
        if (this.#logSeat === seat && this.seat === seat && !this.#line.closed) void this.#fetchLog(tries + 1);
      }, Math.min(8000, 500 * 2 ** tries));
    }
  }

  #withUndone(log: Told[]): Told[] {
    const last = log.at(-1);
    if (last?.table !== "undo") return log;
    const revs = new Set(last.args["undone"] as number[]);
    return log.map((told) => (told.rev !== undefined && revs.has(told.rev) ? { ...told, undone: true } : told));
  }

  #show(frame: Frame, within: number, own: boolean): void {
    const next = (): void => this.#next(frame, within > 0 && !own);
    this.#aloft++;
    void travel(document.querySelector(".table"), within, next, frame.told, (told) => this.travels?.flights?.(this, told) ?? [], this.travels?.Glyph ?? null).finally(() => this.#aloft--);
    void play(soundOfAll(frame.told.flatMap((told) => told.event ?? [])) || (own ? "wood" : ""));
  }

  /** Show the present at once. */
  flush(): void {
    land();
    for (const frame of this.#pace.stop()) this.#next(frame, false);
    this.#ask(this.#held);
  }

  /** What is asked is known, but comes after what is being seen. */
  get holding(): boolean {
    return this.#held !== null;
  }

  get caughtUp(): boolean {
    return this.waiting === 0 && !this.peeking;
  }

  /** Nothing is under way any more. */
  get still(): boolean {
    return this.caughtUp && this.#aloft === 0;
  }

  peek(moment: Moment | null): void {
    this.flush();
    this.peeking = moment;
    this.moment = moment?.told ?? [];
    if (moment) {
      this.cancel();
      this.light([]);
      if (!moment.view) void this.#fetchMoment(moment);
    } else {
      this.setQuestion(this.frame?.ask ?? null, this.frame?.do ?? []);
    }
  }

  /** Look at the table as it was after a change: as this page has seen it, or as the server remembers what this seat knew. */
  lookAt(told: Told): void {
    const rev = told.rev ?? 0;
    this.peek(this.moments.find((moment) => moment.rev === rev) ?? { rev, view: null, told: this.log.filter((each) => each.rev === rev) });
  }

  async #fetchMoment(moment: Moment): Promise<void> {
    try {
      const then = await api.moment(this.id, this.seat, moment.rev);
      moment.view = then.view;
      if (this.peeking === moment) this.peeking = { ...moment };
    } catch (error) {
      if (error instanceof ApiError && this.peeking === moment) this.trouble = error.trouble;
    }
  }

  /** The seats of other persons who are still in the game and at the table. */
  get others(): number[] {
    const mine = this.frame?.mine ?? [];
    return this.seats.filter((s) => s.kind === "person" && !s.bot && !mine.includes(s.seat)).map((s) => s.seat);
  }

  /** All other persons have resigned: whoever is left may end the game, and has won it. */
  get won(): boolean {
    const mine = this.frame?.mine ?? [];
    const theirs = this.seats.filter((s) => s.kind === "person" && !mine.includes(s.seat));
    return this.frame?.status === "playing" && theirs.length > 0 && theirs.every((s) => s.resigned) && mine.some((seat) => !this.seats[seat]?.bot);
  }

  // What the seat can say.
  protected override async answer(said: { do: string } | { picks: string[] }): Promise<void> {
    const ask = this.ask;
    if (!ask || this.busy) return;
    this.busy = true;
    this.flush();
    this.since = [];
    this.notice = null;
    this.refusal = null;
    this.trouble = null;
    const answer = await this.#line.deliver({ ask: ask.id, ...said, seat: this.seat });
    const here = this.ask?.id === ask.id; // else the next question has come, and may be under way already
    if (here) this.busy = false;
    if (answer.type === "closed") return; // sent again when the connection is back
    if (answer.error) this.complain(answer.error);
    else if (here) this.chosen = null;
  }

  complain(trouble: Trouble): void {
    if (trouble.why) this.refuse(this.chosen?.key ?? "", trouble.why);
    else if (trouble.key === "error-lesson") this.putOff(this.chosen?.key ?? "");
    else {
      this.trouble = trouble;
      voice.interrupt(t(trouble.key));
    }
    this.chosen = null;
  }

  /** Say something and hear the answer, which is the asker's to deal with. */
  request(message: Record<string, unknown>): Promise<Answer> {
    const several = this.seat >= 0 && (this.frame?.mine.length ?? 0) > 1 && !("as" in message);
    return this.#line.request(several ? { ...message, seat: this.seat } : message);
  }

  async tellServer(message: Record<string, unknown>): Promise<Answer> {
    const answer = await this.request(message);
    if (answer.error) this.complain(answer.error);
    return answer;
  }

  /** Why nothing can be taken back now. */
  get keeps(): string {
    return this.frame?.turn ? "error-cannot-undo" : "undo-nothing";
  }

  async undo(): Promise<void> {
    if (!this.frame?.undo) {
      this.complain({ key: this.keeps, message: "", field: null, came: null, allowed: null });
      return;
    }
    this.cancel();
    await this.tellServer({ undo: true });
  }

  async redo(): Promise<void> {
    await this.tellServer({ redo: true });
  }

  async done(): Promise<void> {
    await this.tellServer({ done: true });
  }

  override strayed(): void {
    super.strayed();
    void this.tellServer({ learn: "wrong" });
  }

  /** A tip for what is asked, if it is the moment for one that the reader has not seen. */
  async askTip(): Promise<void> {
    const ask = this.frame?.ask?.id;
    if (!ask || this.#tipsAsked === ask || this.#tipsLeft === 0) return;
    this.#tipsAsked = ask;
    const answer = await this.request({ tip: "next", lang: prefs.language });
    if (answer.type !== "tip") return; // it is a nicety: the server's log says what was wrong
    this.#tipsLeft = answer["left"] as number;
    const tip = answer["tip"] as Omit<Timely, "ask"> | null;
    this.timely = tip && answer["ask"] === this.frame?.ask?.id ? { ...tip, ask } : null;
  }

  async askHint(): Promise<void> {
    this.thinking = true;
    const answer = await this.tellServer({ hint: this.run?.chosen.length ? this.run.chosen : true });
    this.thinking = false;
    if (answer.type === "hint" && answer["ask"] === this.frame?.ask?.id && typeof answer["do"] === "string") {
      this.chosen = null; // it stands where what is chosen would
      this.hint = (answer["alternatives"] as Advice[] | undefined) ?? [{ do: answer["do"], chance: null, ahead: null }];
      const best = this.hint[0]!;
      const tried = best.picks && this.run ? await this.askWhatIf(best.picks) : await this.askPreview(best.do);
      const told = Array.isArray(tried) ? tried : tried && "told" in tried ? tried.told : [];
      if (this.hint?.[0] === best) this.hint = [{ ...best, told }, ...this.hint.slice(1)];
      voice.say([t("hint-says", { act: this.advised(best) }), this.reason(told), answer["trouble"] ? t("hint-simpler") : ""].filter(Boolean).join(" "));
    }
  }

  /** Why a hint says so, in words: what it brings; that it is done is no reason. */
  reason(told: Told[]): string {
    const lines = this.brings(told).slice(1);
    return lines.length ? t("hint-brings", { what: lines.join(" ") }) : "";
  }

  /** A hint in words: all of its picks. */
  advised(one: Advice): string {
    return one.picks && this.run ? joined([...new Set(one.picks)].map((act) => this.speech.act(act) + times(one.picks!.filter((pick) => pick === act).length))) : this.speech.act(one.do);
  }

  /** Do what a hint says; picks are chosen, all of them, and confirmed if they are chosen already. */
  async heed(one: Advice): Promise<void> {
    const run = this.run;
    if (!run || !one.picks) await this.perform(one.do);
    else if (run.has(one.picks)) await run.confirm();
    else await run.choose(one.picks);
  }

  /** Take a seat of one's own in front of the curtain, or (-3) close it. */
  async sitAs(seat: number): Promise<void> {
    this.cancel();
    await this.request({ as: seat });
  }

  protected override async askWhy(act: string): Promise<Why | null> {
    const answer = await this.request({ why: act });
    return (answer["why"] as Why | null | undefined) ?? null;
  }

  protected override async askWhatIf(chosen: string[]): Promise<WhatIf | Why | null> {
    const answer = await this.request({ "what-if": chosen });
    if (answer.type === "what-if") return answer as unknown as WhatIf;
    return answer.error?.why ?? null;
  }

  protected override async askPreview(act: string): Promise<Told[]> {
    const answer = await this.request({ preview: act });
    return (answer["told"] as Told[] | undefined) ?? [];
  }
}

export async function openTable(id: string): Promise<Table> {
  const summary = await api.table(id);
  const game = (await api.games()).find((g) => g.id === summary.game);
  if (!game) throw new ApiError(404, { field: "game", came: summary.game, allowed: null, key: "error-unknown-game", message: summary.game });
  const { Line } = isHere(id) ? await import("./alone") : { Line: null };
  const table = new Table(id, game, Line ? () => new Line(id) as unknown as WebSocket : undefined);
  table.colours = summary.facts.colours;
  return table;
}

export const spectating = (table: Table): boolean => table.seat === SPECTATOR && table.frame?.mine.length === 0;

const times = (n: number): string => (n > 1 ? ` ×${n}` : "");
