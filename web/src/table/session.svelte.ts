// One's place at a table: what the server has said of it, played out at a pace that can be followed.
import { connection, randomHex } from "../connection/connection.svelte";
import { post } from "../connection/rest";
import { pacedMs } from "../settings.svelte";
import { type Part, partsOf, type Reader, type Text, textOf } from "../text";
import { Dealing } from "./dealing.svelte";
import { offerOf, sameText } from "./offers";
import type {
  Command,
  GameEvent,
  Finished,
  Handout,
  Message,
  Move,
  Offer,
  Refused,
  SeatView,
  ViewUpdate,
  TableState,
  TableOpened,
  DeliveredEvent,
  View,
} from "../wire/messages";
import type { ChoiceChecked, ChoiceToCheck } from "../wire/rest";

/** A moment between what two others do, so that one sees who did what. */
const BETWEEN = 450;
/** How many milliseconds to wait for a warning before a choice is sealed. */
const PATIENCE = 3000;

export class TableSession {
  opened = $state.raw<TableOpened | null>(null);
  /** The seats and the state of the table. */
  now = $state.raw<TableState | null>(null);
  view = $state.raw<View | null>(null);
  log = $state.raw<readonly DeliveredEvent[]>([]);
  /** How many lines of the log came with the last news. */
  fresh = $state(0);
  /** The event that is being played out; the view is still that of before. */
  scene = $state.raw<DeliveredEvent | null>(null);
  /** What was played out of the same news so far, the scene included. */
  played = $state.raw<readonly DeliveredEvent[]>([]);
  /** Whether the scene waits for `next`. */
  paused = $state(false);
  record = $state.raw<Finished["record"] | null>(null);
  /** Whether the game is over and all of it has been shown: played out, or skipped. The table's status says so earlier. */
  ended = $state(false);
  /** The handouts that one's seat may see. */
  handouts = $state.raw<readonly Handout[]>([]);
  /** Why one could not come to the table. */
  turnedAway = $state.raw<Refused | null>(null);
  /** Set by the game's page: how long to linger over an event. */
  animationMs: (event: GameEvent, own: boolean) => number = () => 0;
  /** Set by the game's page: whether moves do not hang on one another. */
  patient: (view: View) => boolean = () => false;

  /** Whether who came by a link is still asked for a name. */
  held = $state(false);
  /** The seat that one had last. */
  lastSeat = -1;

  readonly table: string;
  readonly dealing = new Dealing(this);
  /** The seat to come to, for those who have several. */
  #wanted: number | null = null;
  #queue: { shown: ViewUpdate; own: boolean }[] = [];
  /** Whether news is being played out. */
  #running = $state(false);
  /** Whether it is asked if a choice is plainly a mistake. */
  #checking = $state(false);
  #hurry: (() => void) | null = null;
  #eventsSeen = 0;
  #name = "";
  #leave: () => void;

  constructor(
    table: string,
    /** From a seat's link: its number and its secret. */
    readonly link: { readonly seat: number; readonly secret: string } | null = null,
    /** Whether to see only what a spectator sees, whatever seat one has: for a screen that everyone sees. */
    readonly watching = false,
  ) {
    this.table = table;
    this.held = link !== null;
    this.#leave = connection.listen((message) => this.#handle(message));
    if (connection.open) this.#come();
  }

  /** Get up from the screen; the seat stays one's own. */
  close(): void {
    this.#leave();
    this.skip();
  }

  // Questions.

  get live(): boolean {
    return true;
  }

  get you(): number {
    return this.opened?.you ?? -1;
  }

  get seats(): readonly SeatView[] {
    return this.now?.seats ?? [];
  }

  /** Whether a command is under way or news is being played out: what is on the screen is about to change. */
  get busy(): boolean {
    return connection.busy || this.#running || this.#checking;
  }

  /** One's seats; several if the screen is passed round. */
  get yours(): readonly number[] {
    return this.now?.yours ?? [];
  }

  get board(): unknown {
    return this.view?.board;
  }

  get pack(): unknown {
    return this.opened?.pack;
  }

  /** Who reads the texts of this table. */
  get reader(): Reader {
    return { names: this.seats.map((seat) => textOf(seat.name)), viewer: this.you };
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
    return textOf(this.seats[seat]?.name ?? "");
  }

  /** The seconds left to a seat, and since when (in seconds since 1970) they run. */
  clockOf(seat: number): { left: number; since: number | null } | null {
    const clock = this.now?.clock;
    const left = clock?.left[seat];
    if (!clock || left === undefined) return null;
    return {
      left,
      since: clock.running.includes(seat) && !this.now?.paused && !this.now?.pause_card ? clock.at : null,
    };
  }

  /** Whether nobody is at a seat just now: its person has lost the connection, or has left it. */
  awayFrom(seat: number): "lost" | "left" | null {
    const kind = this.seats[seat]?.kind;
    if (kind === "open" || kind === "invited") return "left";
    return this.now?.away.includes(seat) ? "lost" : null;
  }

  /** The legal moves that point at a thing. */
  offersAt(point: string): readonly Offer[] {
    return this.view?.offers.filter((offer) => offer.points_at === point) ?? [];
  }

  // Commands. Input skips to the end of what is being played out.

  /** While another is unanswered a move is left out, or waits where moves do not hang on one another: it is sent then
   *  if it is still offered in the same words. */
  make(move: Move): Promise<boolean> {
    const offer = this.view && this.patient(this.view) ? offerOf(this.view, move) : undefined;
    if (!offer) return this.send({ do: "Make", move });
    return this.send({ do: "Make", move }, () => {
      const newest = this.#queue[this.#queue.length - 1]?.shown.view ?? this.view;
      return newest !== null && sameText(offerOf(newest, move)?.text, offer.text);
    });
  }

  /** A whole sealed choice, in place of what is begun of it. */
  choose(moves: readonly Move[]): Promise<boolean> {
    return this.send({ do: "Choose", moves });
  }

  /** What the game warns of before a whole choice is sealed, in words; empty if of nothing. Sealing must not depend on
   *  the answer: where none comes there is no warning. */
  async warningAbout(moves: readonly Move[]): Promise<string> {
    this.#checking = true;
    const asked = post<ChoiceChecked>(`/api/tables/${this.table}/check?seat=${this.you}`, {
      moves,
    } satisfies ChoiceToCheck);
    const late = new Promise<null>((go) => setTimeout(() => go(null), PATIENCE));
    const checked = await Promise.race([asked.catch(() => null), late]);
    this.#checking = false;
    return this.text(checked?.warning ?? "");
  }

  /** To whom one may whisper. */
  get whispers(): readonly number[] {
    return this.now?.may_talk ? this.now.whispers : [];
  }

  whisper(seat: number, text: string): Promise<boolean> {
    return this.send({ do: "Say", text, to: seat });
  }

  startOver(): Promise<boolean> {
    return this.send({ do: "StartOver" });
  }

  takeBack(): Promise<boolean> {
    return this.send({ do: "TakeBack" });
  }

  /** Switch to another of one's own seats. */
  changeSeat(seat: number): Promise<void> {
    this.#wanted = seat;
    this.#come();
    return new Promise((come) => {
      const stop = connection.listen((message) => {
        if (message.type !== "TableState" || this.you !== seat) return;
        stop();
        come();
      });
    });
  }

  send(command: Command, still?: () => boolean): Promise<boolean> {
    this.skip();
    return connection.send(command, still);
  }

  /** Show at once all that is still being played out. */
  skip(): void {
    for (const { shown } of this.#queue.splice(0)) this.#apply(shown);
    this.scene = null;
    this.paused = false;
    this.#conclude();
    this.#hurry?.();
  }

  /** Stop at this scene, or go on by itself again. */
  pause(on: boolean): void {
    this.paused = on;
    if (!on) this.#hurry?.();
  }

  /** On to the next scene. */
  next(): void {
    this.#hurry?.();
  }

  // What is kept in this browser only: an arrangement that is not sent yet.

  keep(key: string, value: unknown): void {
    sessionStorage.setItem(`getaway.${this.table}.${this.you}.${key}`, JSON.stringify(value));
  }

  kept<T>(key: string): T | null {
    const kept = sessionStorage.getItem(`getaway.${this.table}.${this.you}.${key}`);
    return kept === null ? null : (JSON.parse(kept) as T);
  }

  // What the server says.

  /** Come to the seat of the link, under a name. */
  join(name: string): void {
    this.#name = name;
    this.held = false;
    connection.refusal = null;
    this.#come();
  }

  /** Come back to the seat that one had: the server knows whose it was, whatever the link. */
  comeBack(): void {
    this.opened = null;
    this.turnedAway = null;
    connection.enter({ do: "Claim", table: this.table, seat: this.lastSeat, secret: randomHex(32), name: null });
  }

  #come(): void {
    if (this.held) return;
    if (this.link && !this.opened)
      connection.enter({ do: "Claim", table: this.table, ...this.link, name: this.#name || null });
    else {
      const seat = this.#wanted ?? (this.you >= 0 ? this.you : null);
      connection.enter({
        do: "Enter",
        table: this.table,
        seat,
        watch: this.watching,
        events_seen: seat === null || seat === this.you ? this.#eventsSeen : 0,
      });
    }
  }

  #opened(message: TableOpened): void {
    if (this.opened && this.opened.you !== message.you) {
      this.skip();
      this.view = null;
      this.log = [];
      this.record = null;
      this.ended = false;
      this.handouts = [];
      this.#eventsSeen = 0;
    }
    if (message.you >= 0) this.lastSeat = message.you;
    if (message.you === this.#wanted) this.#wanted = null;
    this.opened = message;
  }

  #handle(message: Message): void {
    // Until this table is open, what is said is about the one before.
    if (!this.opened && ["TableState", "ViewUpdate", "Handouts", "Finished"].includes(message.type)) return;
    switch (message.type) {
      case "Welcome":
        this.#come();
        break;
      case "TableOpened":
        if (message.table === this.table) this.#opened(message);
        break;
      case "TableState":
        this.now = message;
        this.#conclude();
        this.dealing.onTableState();
        break;
      case "ViewUpdate":
        this.#eventsSeen += message.events.length;
        this.#queue.push({ shown: message, own: connection.accepted || this.view === null });
        if (!this.#running) void this.#playOut();
        break;
      case "Handouts":
        this.handouts = message.handouts;
        break;
      case "Finished":
        this.record = message.record;
        this.#conclude();
        break;
      case "Refused":
        // A name that cannot be used is asked for again; who may look on no more is shown why.
        if (!this.opened && this.link && message.rule === "HR-31") this.held = true;
        else if (!this.opened || (message.id === null && message.rule === "HR-10")) this.turnedAway = message;
        break;
    }
  }

  async #playOut(): Promise<void> {
    this.#running = true;
    for (let next = this.#queue[0]; next; next = this.#queue[0]) {
      const first = this.view === null;
      this.played = [];
      for (const event of first ? [] : next.shown.events) {
        const ms = this.animationMs(event.what, next.own);
        this.played = [...this.played, event];
        if (ms > 0) {
          this.scene = event;
          await this.#pause(ms);
        }
        if (this.#queue[0] !== next) break;
      }
      if (this.#queue[0] !== next) continue;
      this.#queue.shift();
      this.scene = null;
      this.#apply(next.shown);
      this.#conclude();
      if (!next.own && next.shown.events.length > 0) await this.#pause(BETWEEN);
    }
    this.#running = false;
  }

  /** The record comes after the last view; the status comes before it, and ahead of what still waits in the queue. */
  #conclude(): void {
    const over =
      this.view !== null && (this.view.outcome !== null || (this.record !== null && this.now?.status === "over"));
    if (!over) this.ended = false;
    else if (this.#queue.length === 0 && this.scene === null) this.ended = true;
  }

  #apply(shown: ViewUpdate): void {
    this.view = shown.view;
    if (shown.events.length === 0) return;
    this.log = [...this.log, ...shown.events];
    this.fresh = shown.events.length;
  }

  #pause(ms: number): Promise<void> {
    const wait = pacedMs(ms);
    if (wait === 0) return Promise.resolve();
    return new Promise((go) => {
      const timer = setTimeout(() => this.paused || go(), wait);
      this.#hurry = () => {
        clearTimeout(timer);
        go();
      };
    });
  }
}
