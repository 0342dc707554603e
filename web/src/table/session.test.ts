// The last moves of a game are played out before its end is shown.
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Connection } from "../connection/connection.svelte";
import type { TableSession } from "./session.svelte";

class Socket {
  static last: Socket;
  onmessage: (frame: { data: string }) => void = () => undefined;
  constructor() {
    Socket.last = this;
  }
  send(): void {
    // Nothing is answered unless a test says so.
  }
}

const BEAT = 1000;
const TABLE = { type: "TableOpened", table: "t1", game: "big_score", you: 0 };

let session: TableSession;
let still = false;

function receive(message: object): void {
  Socket.last.onmessage({ data: JSON.stringify(message) });
}

function status(status: string): void {
  const deal = {
    commitment: null,
    commitments: [],
    revealed: [],
    round: 1,
    revealing: false,
    restart_at: null,
    head: null,
  };
  receive({ type: "TableState", status, seats: [], yours: [0], away: [], deal });
}

let number = 0;

function show(event: string, outcome: object | null = null): void {
  receive({
    type: "ViewUpdate",
    view: { outcome, offers: [], waiting_for: [1] },
    events: [{ number: number++, what: { event }, words: event, first_of_command: true }],
  });
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("location", { protocol: "http:", host: "house" });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: still && query.includes("reduced-motion"),
    addEventListener: () => undefined,
  }));
  const { connection } = (await import("../connection/connection.svelte")) as { connection: Connection };
  connection.connect();
  receive({ type: "Welcome", name: "Ann", games: [], reminders: [] });
  session = new (await import("./session.svelte")).TableSession("t1");
  session.animationMs = (fact) => (fact.event === "Said" ? 0 : BEAT);
  receive(TABLE);
  status("playing");
  show("begun");
});

afterEach(() => {
  still = false;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Let time pass until nothing is left to play out; how often the end came, and what had been shown by then. */
async function ends(): Promise<readonly string[]> {
  const seen: string[] = [];
  let before = session.ended;
  if (before) seen.push(`at once, ${session.log.at(-1)?.words ?? ""}`);
  for (let waited = 0; waited < 60_000; waited += 50) {
    await vi.advanceTimersByTimeAsync(50);
    if (session.ended !== before) seen.push(`${session.ended ? "ended" : "gone"}, ${session.log.at(-1)?.words ?? ""}`);
    before = session.ended;
  }
  return seen;
}

test("the end comes once, after the last scene, though the status says so at once", async () => {
  status("over");
  for (const event of ["raid", "raid", "bust"]) show(event);
  show("GameEnded", { words: "Bo wins.", scores: [1, 2], shares: [0, 1] });
  receive({ type: "Finished", record: {} });
  expect(session.ended).toBe(false);
  expect(await ends()).toEqual(["ended, GameEnded"]);
});

test("the status alone ends nothing: the last view may still be on its way", async () => {
  status("over");
  expect(await ends()).toEqual([]);
});

test("after a lost connection what was missed is played out before the end", async () => {
  receive({ type: "Welcome", name: "Ann", games: [], reminders: [] });
  receive(TABLE);
  status("over");
  const events = ["raid", "bust", "GameEnded"].map((event) => ({
    number: number++,
    what: { event },
    words: event,
    first_of_command: true,
  }));
  receive({
    type: "ViewUpdate",
    view: { outcome: { words: "", scores: [], shares: [] }, offers: [], waiting_for: [] },
    events,
  });
  receive({ type: "Finished", record: {} });
  await vi.advanceTimersByTimeAsync(2 * BEAT);
  expect(session.ended).toBe(false);
  expect(await ends()).toEqual(["ended, GameEnded"]);
});

test("after a reload the end is there at once", async () => {
  session.close();
  session = new (await import("./session.svelte")).TableSession("t1");
  receive(TABLE);
  status("over");
  show("GameEnded", { words: "", scores: [], shares: [] });
  expect(session.ended).toBe(true);
});

test("skipping shows the end at once", () => {
  status("over");
  show("bust");
  show("GameEnded", { words: "", scores: [], shares: [] });
  session.skip();
  expect(session.ended).toBe(true);
});

test("a game that was given up ends without an outcome", async () => {
  status("over");
  show("Resigned");
  receive({ type: "Finished", record: {} });
  expect(await ends()).toEqual(["ended, Resigned"]);
});

test("what is said after the end does not take it away", async () => {
  status("over");
  show("GameEnded", { words: "", scores: [], shares: [] });
  await ends();
  show("Said", { words: "", scores: [], shares: [] });
  show("Said", { words: "", scores: [], shares: [] });
  expect(session.ended).toBe(true);
  expect(await ends()).toEqual(["at once, Said"]);
});

test.each([false, true])(
  "a scene stays as long as it is read, with reduced motion or without (%s)",
  async (reduced) => {
    still = reduced;
    show("raid");
    await vi.advanceTimersByTimeAsync(BEAT - 10);
    expect(session.scene?.words).toBe("raid");
    await vi.advanceTimersByTimeAsync(20);
    expect(session.scene).toBe(null);
  },
);
