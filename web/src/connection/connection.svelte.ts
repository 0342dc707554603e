// The WebSocket to the server. Nothing here, or anywhere on the page, knows a rule: what is legal comes as offers, what is
// not comes back as a refusal. A lost connection is taken up again by itself, and what was not answered is sent again.
import type { Command, GameInfo, Message, Refused, Request } from "../wire/messages";

type Listener = (message: Message) => void;

/** A command that waits for the answer to another one. */
interface Waiting {
  readonly command: Command;
  readonly still: () => boolean;
  readonly settle: (done: boolean) => void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PATIENCE = 4_000;
/** After so long without an answer the page says that the server is busy. */
const SLOW = 400;
/** What changes the board: when it is accepted, the new view comes right after, or there is none. */
const MOVES: ReadonlySet<Command["do"]> = new Set(["Make", "Choose", "TakeBack", "StartOver"]);
const RIGHT_AFTER = 250;

export class Connection {
  open = $state(false);
  /** Whether it could not be reached, or is not there any more. */
  lost = $state(false);
  name = $state("");
  games = $state.raw<readonly GameInfo[]>([]);
  /** The hosts at which a reminder may be set; none: this server sends none. */
  reminders = $state.raw<readonly string[]>([]);
  refusal = $state.raw<Refused | null>(null);
  /** Whether a command is under way: a second click meanwhile was meant for what is no longer there. */
  busy = $state(false);
  /** Whether that takes so long, or a click was left out for it, that it has to be said. */
  slow = $state(false);
  /** Whether the command under way is done, so that what is shown next came of it. */
  accepted = false;

  #socket: WebSocket | null = null;
  #unanswered: Request | null = null;
  #settle: ((done: boolean) => void) | null = null;
  #waiting: Waiting[] = [];
  /** The table that commands are sent to. */
  #table = "";
  #patience: ReturnType<typeof setTimeout> | undefined;
  #listeners = new Set<Listener>();
  #wait = FIRST_WAIT;

  /** Settled when the server knows this browser, or cannot be reached. A request before that would make a new visitor. */
  readonly ready: Promise<void>;
  #settleReady: () => void = () => undefined;

  constructor() {
    this.ready = new Promise((settle) => {
      this.#settleReady = settle;
      setTimeout(settle, PATIENCE);
    });
  }

  /** Connect again, under a new name or as somebody else. */
  reconnect(): void {
    this.#wait = 0;
    this.#socket?.close();
  }

  connect(): void {
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
    socket.onmessage = (frame: MessageEvent<string>) => this.#handle(JSON.parse(frame.data) as Message);
    socket.onclose = () => this.#closed();
    this.#socket = socket;
  }

  /** Subscribe to every message; the function returned ends it. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Send a command; true when it is done and stored, false when it is refused (the refusal says why).
   *
   * While another is unanswered it waits for its turn; the second click of a double click is left out. So is a move,
   * which was meant for the board of before, unless `still` says when its turn comes that it is still what was meant. */
  send(command: Command, still?: () => boolean): Promise<boolean> {
    if (!this.#unanswered) return new Promise((settle) => this.#begin(command, settle));
    this.slow = true;
    still ??= MOVES.has(command.do) ? undefined : () => true;
    if (!still || [this.#unanswered, ...this.#waiting].some((other) => same(command, other.command)))
      return Promise.resolve(false);
    return new Promise((settle) => this.#waiting.push({ command, still, settle }));
  }

  /** Enters a table, ahead of the command under way, which is then sent again and done only once. At another table it
   *  is dropped with all that wait: commands do not name the table they were meant for. */
  enter(command: Extract<Command, { do: "Enter" | "Claim" }>): void {
    if (command.table !== this.#table) {
      for (const next of this.#waiting.splice(0)) next.settle(false);
      if (this.#unanswered) this.#answer(false);
      this.#table = command.table;
    }
    this.#socket?.send(JSON.stringify(request(command)));
    this.#write();
  }

  /** Say what was refused without asking the server: a REST call's refusal. */
  refuse(rule: string, why: Refused["why"]): void {
    this.refusal = { type: "Refused", id: null, rule, why };
  }

  #begin(command: Command, settle: (done: boolean) => void): void {
    this.refusal = null;
    this.#unanswered = request(command);
    this.#settle = settle;
    this.busy = true;
    this.#patience = setTimeout(() => (this.slow = true), SLOW);
    this.#write();
  }

  #write(): void {
    if (this.open && this.#unanswered) this.#socket?.send(JSON.stringify(this.#unanswered));
  }

  #closed(): void {
    this.lost ||= this.#wait > 0;
    this.open = false;
    setTimeout(() => this.connect(), this.#wait);
    this.#wait = Math.min(Math.max(this.#wait * 2, FIRST_WAIT), LONGEST_WAIT);
  }

  /** Until its view has come, a click would be one at the view before. */
  #accept(command: Command): void {
    this.accepted = true;
    clearTimeout(this.#patience);
    if (MOVES.has(command.do)) this.#patience = setTimeout(() => this.#answer(true), RIGHT_AFTER);
    else this.#answer(true);
  }

  #answer(done: boolean): void {
    this.#unanswered = null;
    this.busy = false;
    this.slow = false;
    this.accepted = false;
    clearTimeout(this.#patience);
    this.#settle?.(done);
    this.#settle = null;
    // A move that was refused may have been what the next ones build on.
    if (!done) {
      const left = this.#waiting.filter((next) => MOVES.has(next.command.do));
      this.#waiting = this.#waiting.filter((next) => !left.includes(next));
      for (const next of left) next.settle(false);
    }
    for (let next = this.#waiting.shift(); next; next = this.#unanswered ? undefined : this.#waiting.shift()) {
      if (next.still()) this.#begin(next.command, next.settle);
      else next.settle(false);
    }
  }

  #handle(message: Message): void {
    switch (message.type) {
      case "Welcome":
        this.name = message.name;
        this.games = message.games;
        this.reminders = message.reminders;
        this.open = true;
        this.lost = false;
        this.#wait = FIRST_WAIT;
        this.#settleReady();
        break;
      case "Accepted":
        if (message.id === this.#unanswered?.id) this.#accept(this.#unanswered.command);
        break;
      case "Refused":
        this.refusal = message;
        if (message.id === null || message.id === this.#unanswered?.id) this.#answer(false);
        break;
    }
    for (const listener of [...this.#listeners]) listener(message);
    if (message.type === "ViewUpdate" && this.accepted) this.#answer(true);
  }
}

export const connection = new Connection();

function request(command: Command): Request {
  return { id: randomHex(16), command };
}

function same(command: Command, other: Command): boolean {
  return JSON.stringify(command) === JSON.stringify(other);
}

export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}
