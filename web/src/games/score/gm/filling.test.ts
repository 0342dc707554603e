import { expect, test } from "vitest";

import type { Offer } from "../../../wire/messages";
import { filled, fits, isComplete, isSettled, narrowed } from "./filling";

function offer(move: object, ...blanks: object[]): Offer {
  return { move, text: "", points_at: "meter", blanks } as unknown as Offer;
}

const segment = { field: "segment", kind: "number", least: 2, most: 5 };
const words = { field: "text", kind: "text", least: 0, most: 200 };
const penalty = offer({ move: "AttachPenalty", segment: 2, kind: "alarm", text: "" }, segment, words);

test("a number fits between the least and the most", () => {
  expect([1, 2, 5, 6].map((at) => fits(penalty, "segment", at))).toEqual([false, true, true, false]);
  expect(fits(penalty, "amount", 1)).toBe(false);
  expect(fits(penalty, "text", 1)).toBe(false);
});

test("an offer is complete when nothing has to be written", () => {
  expect(isComplete(penalty)).toBe(true);
  expect(isComplete(offer({ move: "Declare", attempt: "..." }, { ...words, field: "attempt", least: 1 }))).toBe(false);
  expect(isComplete(offer({ move: "Declare", attempt: "run" }, { ...words, field: "attempt", least: 1 }))).toBe(true);
  expect(isComplete(offer({ move: "Judge" }, { field: "kind", kind: "one", least: 1, most: 1 }))).toBe(false);
});

test("one tap is enough where nothing has to be written, chosen or changed", () => {
  const seats = ["a", "b"].map((value) => ({ value, words: value }));
  expect(isSettled(offer({ move: "Waive", words: "" }, { ...words, field: "words" }))).toBe(true);
  expect(isSettled(penalty)).toBe(false);
  expect(isSettled(offer({ move: "HandOver", to: "a" }, { field: "to", kind: "seat", choices: seats }))).toBe(false);
  expect(isSettled(offer({ move: "ChangeGear", text: "a rope" }, words))).toBe(false);
});

test("what was tapped is filled in, and the rest can still be asked for", () => {
  expect(filled(penalty, { segment: 4 })).toEqual({ ...penalty.move, segment: 4 });
  expect(narrowed(penalty, { segment: 4 })).toEqual({
    ...penalty,
    move: { ...penalty.move, segment: 4 },
    blanks: [words],
  });
});
