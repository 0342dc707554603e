// A finished game, looked at step by step: what a board would have been shown, and nothing to do.
import { get, Refusal } from "../connection/rest";
import { pacedMs } from "../settings.svelte";
import { type Part, partsOf, type Reader, type Text, textOf } from "../text";
import type { TableView } from "../table/game";
import type { GameEvent, Offer, SeatView, TableOpened, DeliveredEvent, View } from "../wire/messages";
import type { ReplayOpened, ReplayPosition } from "../wire/rest";

/** Whose view is shown: that of a seat, of a spectator (-1), or all at once. */
export type Perspective = number | "all";

/** A step that is gone through: the events that were lingered over, and at which of them one stands. */
interface Held {
  readonly shown: ReplayPosition;
  readonly scenes: readonly number[];
  readonly now: number;
}

const DONE = Promise.resolve(false);

export class ReplaySession implements TableView {
  game = $state.raw<ReplayOpened | null>(null);
  problem = $state.raw<Refusal | null>(null);
  at = $state(0);
  /** The position that the board shows; it follows `at` when the house has answered. */
  shownAt = $state(-1);
  perspective = $state.raw<Perspective>("all");
  playing = $state(false);
  view = $state.raw<View | null>(null);
  /** What is shown of every seat: one seat alone, or with all cards open each in its turn. */
  views = $state.raw<readonly View[]>([]);
  scene = $state.raw<DeliveredEvent | null>(null);
  played = $state.raw<readonly DeliveredEvent[]>([]);
  log = $state.raw<readonly DeliveredEvent[]>([]);
  fresh = $state(0);
  paused = false;
  readonly live = false;
  /** Set by the game's page. */
  animationMs: (fact: GameEvent, own: boolean) => number = () => 0;
  /** Set by the game's page: who sees most of a position, where that is always the same seat. */
  omniscientSeat: (view: View) => number | null = () => null;

  readonly #path: string;
  #cache = new Map<string, Promise<ReplayPosition>>();
  #turn = 0;
  #hurry: (() => void) | null = null;
  #held: Held | null = null;

  constructor(readonly name: string) {
    this.#path = name.startsWith("file-") ? `/api/replay/${name.slice(5)}` : `/api/tables/${name}/replay`;
  }

  get verifyPath(): string {
    return this.name.startsWith("file-") ? `${this.#path}/verify` : `/api/tables/${this.name}/verify`;
  }

  async open(at: number | null, perspective: Perspective): Promise<void> {
    try {
      await this.#read(perspective);
      await this.show(at ?? this.length);
    } catch (refused) {
      this.problem = refused as Refusal;
    }
  }

  /** The same position from another perspective. */
  async see(perspective: Perspective): Promise<void> {
    this.stop();
    await this.#read(perspective);
    await this.show(this.at);
  }

  /** Jump to the position after a step. */
  async show(at: number): Promise<void> {
    const turn = ++this.#turn;
    this.#hurry?.();
    this.#held = null;
    this.scene = null;
    this.at = at;
    const shown = await this.#shown(at);
    if (turn === this.#turn) this.#apply(shown);
  }

  /** One step on. What was played out at the table, as a heist is, is gone through scene by scene. */
  async on(): Promise<void> {
    if (this.playing) this.stop();
    if (this.#held && this.#held.now < this.#held.scenes.length - 1) return this.#hold(this.#held, this.#held.now + 1);
    const held = this.#held?.shown;
    if (!held && this.at >= this.length) return;
    const turn = ++this.#turn;
    const shown = held ?? (await this.#shown(this.at + 1));
    if (turn !== this.#turn) return;
    const scenes = this.#scenes(shown);
    if (!held && scenes.length > 1) return this.#hold({ shown, scenes, now: 0 }, 0);
    this.#arrive(shown);
  }

  /** One scene, or one step, back. */
  async back(): Promise<void> {
    if (this.playing) this.stop();
    if (this.#held && this.#held.now > 0) this.#hold(this.#held, this.#held.now - 1);
    else await this.show(this.scene ? this.at : Math.max(0, this.at - 1));
  }

  /** One step on, played out as it was at the table. */
  async #step(): Promise<void> {
    const turn = ++this.#turn;
    const from = this.#held;
    const shown = from?.shown ?? (await this.#shown(this.at + 1));
    if (turn !== this.#turn) return;
    const scenes = this.#scenes(shown);
    for (let now = from?.now ?? 0; now < scenes.length; now++) {
      this.#hold({ shown, scenes, now }, now);
      await this.#pause(this.scene ? this.animationMs(this.scene.what, false) : 0);
      if (turn !== this.#turn) return;
    }
    this.#arrive(shown);
    if (this.at < this.length) void this.#shown(this.at + 1);
  }

  /** Which of the events of a step were lingered over. */
  #scenes(shown: ReplayPosition): readonly number[] {
    return (shown.step?.happened ?? []).flatMap(({ what }, at) => (this.animationMs(what, false) > 0 ? [at] : []));
  }

  #hold(held: Held, now: number): void {
    this.#held = { ...held, now };
    this.played = (held.shown.step?.happened ?? [])
      .slice(0, (held.scenes[now] ?? 0) + 1)
      .map(({ what, words }, number) => ({ number, what, words, first_of_command: number === 0 }));
    this.scene = this.played[this.played.length - 1] ?? null;
  }

  #arrive(shown: ReplayPosition): void {
    this.#held = null;
    this.scene = null;
    this.at = shown.at;
    this.#apply(shown);
  }

  async play(): Promise<void> {
    if (this.at >= this.length) await this.show(0);
    this.playing = true;
    while (this.playing && this.at < this.length) {
      const turn = this.#turn + 1;
      await this.#step();
      await this.#pause(700);
      if (turn !== this.#turn) return;
    }
    this.playing = false;
  }

  /** Stay where one is, even in the middle of a scene. */
  stop(): void {
    this.playing = false;
    this.#turn += 1;
    this.#hurry?.();
  }

  get length(): number {
    return this.game?.steps.length ?? 0;
  }

  // What a board may ask.

  get you(): number {
    return this.view?.viewer ?? -1;
  }

  get seats(): readonly SeatView[] {
    return (this.game?.seats ?? []).map(({ name, bot }) => ({
      name,
      bot,
      kind: bot ? ("bot" as const) : ("person" as const),
      ready: true,
      muted: false,
      host: false,
      wants_to_pause: false,
      wants_to_abandon: false,
      link: 0,
      asking: null,
      agreed: [],
      asked: 0,
    }));
  }

  get board(): unknown {
    return this.view?.board;
  }

  get pack(): unknown {
    return this.game?.pack;
  }

  get opened(): TableOpened | null {
    const game = this.game;
    if (!game) return null;
    return {
      type: "TableOpened",
      table: this.name,
      code: "",
      game: game.game,
      title: game.title,
      you: this.you,
      commitment: "",
      options: game.options,
      odds: "off",
      hints: false,
      stand_in: null,
      delay: 0,
      lesson: false,
      differences: [],
      pack: game.pack,
    };
  }

  /** Who reads the texts of this table: nobody at it, so every seat is called by its name. */
  get reader(): Reader {
    return { names: this.seats.map((seat) => textOf(seat.name)), viewer: null };
  }

  /** A message in the reader's language, with the names at this table. */
  text(text: Text): string {
    return textOf(text, this.reader);
  }

  /** The same in pieces, names apart. */
  parts(text: Text): readonly Part[] {
    return partsOf(text, this.reader);
  }

  nameOf(seat: number): string {
    return textOf(this.game?.seats[seat]?.name ?? "");
  }

  offersAt(): readonly Offer[] {
    return [];
  }

  make = (): Promise<boolean> => DONE;
  choose = (): Promise<boolean> => DONE;
  warningAbout = (): Promise<string> => Promise.resolve("");
  startOver = (): Promise<boolean> => DONE;
  takeBack = (): Promise<boolean> => DONE;

  pause(on: boolean): void {
    if (on) this.playing = false;
  }

  next(): void {
    this.#hurry?.();
  }

  skip(): void {
    this.#hurry?.();
  }

  keep(): void {
    // Nothing is arranged in a replay.
  }

  kept<T>(): T | null {
    return null;
  }

  // What the server says.

  async #read(perspective: Perspective): Promise<void> {
    this.game = await get<ReplayOpened>(`${this.#path}?as=${perspective}`);
    this.perspective = perspective;
  }

  #shown(at: number): Promise<ReplayPosition> {
    const key = `${this.perspective}.${at}`;
    const known = this.#cache.get(key) ?? get<ReplayPosition>(`${this.#path}?as=${this.perspective}&at=${at}`);
    this.#cache.set(key, known);
    return known;
  }

  #apply(shown: ReplayPosition): void {
    this.shownAt = shown.at;
    const first = shown.views[0] ?? null;
    // With all cards open the board is that of whoever acted, unless somebody always sees more.
    const seat = first && this.perspective === "all" ? (this.omniscientSeat(first) ?? shown.step?.seat ?? 0) : 0;
    this.view = shown.views[Math.max(0, seat)] ?? first;
    this.views = shown.views.filter((view) => view.viewer >= 0);
    const steps = this.game?.steps.slice(0, shown.at) ?? [];
    this.log = steps
      .flatMap(({ happened }) => happened.map(({ what, words }, at) => ({ what, words, first_of_command: at === 0 })))
      .map((line, number) => ({ number, ...line }));
    this.fresh = shown.step?.happened.length ?? 0;
  }

  #pause(ms: number): Promise<void> {
    const wait = pacedMs(ms);
    if (wait === 0) return Promise.resolve();
    return new Promise((go) => {
      const timer = setTimeout(go, wait);
      this.#hurry = () => {
        clearTimeout(timer);
        go();
      };
    });
  }
}
