import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Message, Request } from "../wire/messages";
import { Connection } from "./connection.svelte";

class Socket {
  static last: Socket;
  sent: Request[] = [];
  onmessage: (frame: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;
  constructor() {
    Socket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Request);
  }
}

let connection: Connection;

function receive(message: object): void {
  Socket.last.onmessage({ data: JSON.stringify(message as Message) });
}

/** The server has done the last command, and shows what became of it. */
function accept(): void {
  receive({ type: "Accepted", id: Socket.last.sent.at(-1)?.id });
  receive({ type: "ViewUpdate", events: [], view: null });
}

beforeEach(() => {
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("location", { protocol: "http:", host: "house" });
  vi.useFakeTimers();
  connection = new Connection();
  connection.connect();
  receive({ type: "Welcome", name: "Ann", games: [], reminders: [] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const make = (card: string) => ({ do: "Make", move: { move: "Buy", card } }) as const;

test("a click at the view of before is left out, and it is said that the server is busy", async () => {
  const first = connection.send(make("a"));
  expect(connection.slow).toBe(false);
  await expect(connection.send(make("b"))).resolves.toBe(false);
  expect(connection.slow).toBe(true);
  receive({ type: "Accepted", id: Socket.last.sent[0]?.id });
  await expect(connection.send(make("b"))).resolves.toBe(false); // done, but not shown yet
  receive({ type: "ViewUpdate", events: [], view: null });
  await expect(first).resolves.toBe(true);
  expect([connection.busy, connection.slow, Socket.last.sent.length]).toEqual([false, false, 1]);
});

test("what does not hang on the command before waits for its turn, if it is still offered", async () => {
  void connection.send(make("a"));
  const [still, gone] = [connection.send(make("b"), () => true), connection.send(make("c"), () => false)];
  const again = connection.send(make("b"), () => true);
  await expect(again).resolves.toBe(false); // the second click of a double click
  accept();
  expect(Socket.last.sent.map((each) => each.command.do)).toEqual(["Make", "Make"]);
  accept();
  await expect(still).resolves.toBe(true);
  await expect(gone).resolves.toBe(false);
  expect(Socket.last.sent.length).toBe(2);
});

test("what is said in the chat is never lost: it waits for the command before, even one that is refused", async () => {
  const say = { do: "Say", text: "Nice hat.", to: "everyone" } as const;
  void connection.send(make("a"));
  const said = connection.send(say);
  await expect(connection.send(say)).resolves.toBe(false); // the second click of a double click
  receive({ type: "Refused", id: Socket.last.sent[0]?.id, rule: "HR-1", why: "" });
  receive({ type: "Accepted", id: Socket.last.sent[1]?.id });
  await expect(said).resolves.toBe(true);
  expect(Socket.last.sent.map((each) => each.command.do)).toEqual(["Make", "Say"]);
});

test("after a refusal no move that waited is sent", async () => {
  void connection.send(make("a"));
  const next = connection.send(make("b"), () => true);
  receive({ type: "Refused", id: Socket.last.sent[0]?.id, rule: "HR-1", why: "" });
  await expect(next).resolves.toBe(false);
  expect([connection.busy, Socket.last.sent.length]).toEqual([false, 1]);
});

test("an answer that takes its time is said, and one without news settles by itself", async () => {
  const sent = connection.send(make("a"));
  vi.advanceTimersByTime(500);
  expect(connection.slow).toBe(true);
  receive({ type: "Accepted", id: Socket.last.sent[0]?.id });
  vi.advanceTimersByTime(500);
  await expect(sent).resolves.toBe(true);
  expect(connection.slow).toBe(false);
});

test("a server that cannot be reached is said to be so from the first try on", () => {
  const other = new Connection();
  other.connect();
  Socket.last.onclose();
  expect(other.lost).toBe(true);
  vi.advanceTimersByTime(500);
  receive({ type: "Welcome", name: "Ann", games: [], reminders: [] });
  expect(other.lost).toBe(false);
});

test("a command under way at one table is not sent at the next", async () => {
  const enter = (table: string) => connection.enter({ do: "Enter", table, seat: null });
  enter("a");
  const [move, said] = [connection.send(make("a")), connection.send({ do: "Say", text: "Nice hat.", to: "everyone" })];
  enter("a"); // after a lost connection it is sent again
  expect(Socket.last.sent.map((each) => each.command.do)).toEqual(["Enter", "Make", "Enter", "Make"]);
  enter("b");
  await expect(move).resolves.toBe(false);
  await expect(said).resolves.toBe(false);
  expect(Socket.last.sent.map((each) => each.command.do)).toEqual(["Enter", "Make", "Enter", "Make", "Enter"]);
  expect(connection.busy).toBe(false);
});
