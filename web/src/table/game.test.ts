import { expect, test } from "vitest";

import type { DeliveredEvent, View } from "../wire/messages";
import { readableLines } from "./game";

const LINES = ["a roll [receipt: from 3]", "covered by now", "a move"].map((words, number) => ({
  number,
  words,
})) as unknown as readonly DeliveredEvent[];
const VIEW = {} as View;

test("lines are read as the game retells them, in the log and wherever else they stand", () => {
  const redactLine = ({ words }: DeliveredEvent) => {
    if (typeof words !== "string") return words;
    return words.startsWith("covered") ? null : words.replace(/ \[.*\]/, "");
  };
  expect(readableLines({ redactLine }, LINES, VIEW).map((line) => line.words)).toEqual(["a roll", "a move"]);
});

test("a game that retells nothing leaves them as they are", () => {
  expect(readableLines({}, LINES, VIEW)).toEqual(LINES);
  expect(readableLines({ redactLine: () => null }, LINES, null)).toEqual(LINES);
});
