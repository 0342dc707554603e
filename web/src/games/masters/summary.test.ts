import { expect, test } from "vitest";

import type { MastersEvent } from "../../wire/masters";
import { gainsOf, rowsOf, totalsOf } from "./summary";
import type { Line } from "./types";

function lines(...events: readonly MastersEvent[]): readonly Line[] {
  return events.map((what, number) => ({ number, what, words: "" }) as unknown as Line);
}

const ROUND = lines(
  { event: "MarkTaken", seat: 0, mark: "a", payout: 5, bonus: 1, skill: 3, crew: ["x", "y"] },
  { event: "SetTurnedIn", seat: 0, neighborhood: "docks", bonus: 2 },
  { event: "HeistFailed", seat: 1, mark: "b", skill: 1, difficulty: 4, crew: ["z"] },
  { event: "RoundBegan", round: 2, money: [16, 8] },
);

test("each heist is one row, with the set that it completed", () => {
  expect(rowsOf(ROUND)).toEqual([
    { seat: 0, mark: "a", crew: ["x", "y"], skill: 3, gain: 6, set: 2, difficulty: 0 },
    { seat: 1, mark: "b", crew: ["z"], skill: 1, gain: null, set: 0, difficulty: 4 },
  ]);
});

test("gains and totals are those of every seat", () => {
  expect(gainsOf(rowsOf(ROUND), 2)).toEqual([8, 0]);
  expect(totalsOf(ROUND)).toEqual([16, 8]);
  expect(totalsOf(lines({ event: "CampaignGameWon", game: 1, money: 90, goal: 80 }))).toEqual([90]);
});

test("what the opponent takes is a row without a crew", () => {
  const rows = rowsOf(lines({ event: "OpponentTook", mark: "c" }));
  expect(rows).toMatchObject([{ seat: -1, mark: "c", crew: [] }]);
  expect(gainsOf(rows, 1)).toEqual([0]);
});
