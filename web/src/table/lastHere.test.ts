import { beforeEach, expect, test, vi } from "vitest";

import { keepHere, missedLines } from "./lastHere";

const MINUTE = 60_000;
const log = [0, 1, 0, 1].map((seat, at) => ({
  number: at + 1,
  what: { event: "Done", seat },
  words: "",
  first_of_command: true,
}));

function missed(seat: number, now: number): readonly number[] {
  return missedLines("red-fox", seat, log, now).map(({ number }) => number);
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("who comes for the first time has missed nothing", () => {
  expect(missed(0, MINUTE)).toEqual([]);
});

test("what came after the last line one saw, by table and seat", () => {
  keepHere("red-fox", 0, 2, 0);
  keepHere("red-fox", 1, 4, 0);
  keepHere("blue-fox", 0, 4, 0);
  expect(missed(0, MINUTE)).toEqual([3, 4]);
  expect(missed(1, MINUTE)).toEqual([]);
});

test("who has only loaded the page again has missed nothing", () => {
  keepHere("red-fox", 0, 2, 0);
  expect(missed(0, MINUTE - 1)).toEqual([]);
});

test("one's own moves on another screen are not news", () => {
  keepHere("red-fox", 1, 3, 0);
  expect(missed(1, MINUTE)).toEqual([]);
  expect(missed(0, MINUTE)).toEqual([]);
});
