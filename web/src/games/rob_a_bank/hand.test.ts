import { expect, test } from "vitest";

import type { RobABankBoard } from "../../wire/rob_a_bank";
import { handsOf, stackOf } from "./hand";
import type { Line } from "./types";

const BOARD = {
  round: 2,
  sides: [
    { side: "bank", seat: 0, hand: ["tackle"], stack: [null, "move"] },
    { side: "yellow", seat: 1, hand: null, stack: [null] },
    { side: "green", seat: 1, hand: [], stack: [] },
  ],
} as unknown as RobABankBoard;

function played(round: number, side: string, number: number, card: string): Line {
  return { number: 1, what: { event: "CardPlayed", round, side, number, card }, words: "", first_of_command: true };
}

test("a covered card is the one that was played there in this round", () => {
  const log = [played(1, "bank", 1, "old"), played(2, "yellow", 1, "grab"), played(2, "bank", 1, "lock")];
  expect(stackOf(BOARD, "bank", log)).toEqual(["lock", "move"]);
});

test("a seat's own hands are those that it holds cards in", () => {
  expect(handsOf(BOARD, 0).map((side) => side.side)).toEqual(["bank"]);
  expect(handsOf(BOARD, 1)).toEqual([]);
});
