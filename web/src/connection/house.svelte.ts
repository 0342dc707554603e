// The socket to the house, and what it has said. Nothing here, or anywhere on the page, knows a rule:
// what is legal comes as offers, what is not comes back as a refusal.
import type { Command, Finished, GameOnOffer, Message, Move, Refused, TableIs, TableOpened, Told, View } from "../wire/messages";

type Order = Command extends infer Each ? (Each extends Command ? Omit<Each, "id"> : never) : never;

export class House {
  open = $state(false);
  lost = $state(false);
  games = $state.raw<readonly GameOnOffer[]>([]);
  table = $state.raw<TableOpened | null>(null);
  /** The seats and the state of the table. */
  now = $state.raw<TableIs | null>(null);
  view = $state.raw<View | null>(null);
  log = $state.raw<readonly Told[]>([]);
  /** How many lines of the log came with the last news. */
  fresh = $state(0);
  refusal = $state.raw<Refused | null>(null);
  record = $state.raw<Finished["record"] | null>(null);

  #socket: WebSocket | null = null;
  #unanswered: string | null = null;

  connect(): void {
    this.lost = false;
    this.#unanswered = null;
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
    socket.onopen = () => (this.open = true);
    socket.onmessage = (frame: MessageEvent<string>) => this.#hear(JSON.parse(frame.data) as Message);
    socket.onclose = () => {
      this.open = false;
      this.lost = true;
    };
    this.#socket = socket;
  }

  openTable(game: string): void {
    this.#send({ type: "OpenTable", order: { game, options: {}, seats: null, listed: false, spectators: true, deadline: null, clock: null, pack: null } });
  }

  make(move: Move): void {
    this.#send({ type: "Make", move });
  }

  startOver(): void {
    this.#send({ type: "StartOver" });
  }

  takeBack(): void {
    this.#send({ type: "TakeBack" });
  }

  /** One command at a time: a second click while the first is under way was meant for what is no longer there. */
  #send(order: Order): void {
    if (this.#unanswered !== null) return;
    this.refusal = null;
    this.#unanswered = randomHex(16);
    this.#socket?.send(JSON.stringify({ ...order, id: this.#unanswered }));
  }

  /** The address of a table brings one back to it, after a reload or a lost connection too. */
  #enterTableOfAddress(): void {
    const name = tableOfAddress();
    if (name) this.#send({ type: "Enter", table: name, seat: null, told: this.table?.table === name ? this.log.length : 0 });
  }

  #hear(message: Message): void {
    switch (message.type) {
      case "Welcome":
        this.games = message.games;
        this.#enterTableOfAddress();
        break;
      case "TableOpened":
        if (this.table?.table !== message.table) {
          this.view = null;
          this.log = [];
          this.record = null;
        }
        this.table = message;
        if (tableOfAddress() !== message.table) history.pushState(null, "", `/table/${message.table}`);
        break;
      case "TableIs":
        this.now = message;
        // Made only now, after the commitment is seen: so neither side alone decides the shuffle.
        if (message.status === "waiting" && message.seats[this.table?.you ?? -1]?.ready === false)
          this.#send({ type: "Ready", entropy: randomHex(32) });
        break;
      case "Shown":
        this.view = message.view;
        if (message.told.length > 0) {
          this.log = [...this.log, ...message.told];
          this.fresh = message.told.length;
        }
        break;
      case "Accepted":
        this.#unanswered = null;
        break;
      case "Refused":
        this.#unanswered = null;
        this.refusal = message;
        break;
      case "Finished":
        this.record = message.record;
        break;
    }
  }
}

function tableOfAddress(): string | undefined {
  return /^\/table\/([0-9a-f]{32})$/.exec(location.pathname)?.[1];
}

function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
