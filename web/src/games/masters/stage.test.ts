import { expect, test } from "vitest";

import type { MastersBoard, MastersEvent } from "../../wire/masters";
import { stageOf } from "./stage";

const side = { money: 10, crew: [], bribes: [], marks: [], passed: false, confirmed: true };
const BOARD: MastersBoard = {
  round: 1,
  right: 0,
  piles: [],
  marks: ["a", "b", "c", "d"],
  deck_left: 4,
  sides: [side, side],
  plan: null,
  campaign: null,
};

function stageAfter(...events: MastersEvent[]) {
  return stageOf(BOARD, events);
}

test("a heist that succeeds pays into the lane and takes the mark", () => {
  const stage = stageAfter(
    { event: "SelectorTurned", seat: 0, number: 2, there: true },
    { event: "CrewTurned", seat: 0, card: "x" },
    { event: "MarkTaken", seat: 0, mark: "b", payout: 5, bonus: 1 },
    { event: "SetTurnedIn", seat: 0, neighborhood: "docks", bonus: 2 },
  );
  expect(stage.lanes[0]).toMatchObject({
    selector: 2,
    mark: "b",
    crew: ["x"],
    money: 18,
    verdict: { kind: "taken", gain: 6 },
  });
  expect(stage.taken).toEqual(new Map([["b", 0]]));
});

test("the loser of a contested mark turns on with the same crew", () => {
  const stage = stageAfter(
    { event: "SelectorTurned", seat: 0, number: 1, there: true },
    { event: "SelectorTurned", seat: 1, number: 1, there: true },
    { event: "CrewTurned", seat: 0, card: "x" },
    { event: "CrewTurned", seat: 1, card: "y" },
    { event: "MarkContested", mark: "a", winner: 1, muscle: 16, beaten: 8 },
  );
  expect(stage.clash).toEqual({ mark: "a", winner: 1, loser: 0, strong: 16, weak: 8 });
  const on = stageAfter(
    { event: "SelectorTurned", seat: 0, number: 1, there: true },
    { event: "CrewTurned", seat: 0, card: "x" },
    { event: "MarkContested", mark: "a", winner: 1, muscle: 16, beaten: 8 },
    { event: "MarkTaken", seat: 1, mark: "a", payout: 5, bonus: 0 },
    { event: "SelectorTurned", seat: 0, number: 3, there: true },
  );
  expect(on.clash).toBeNull();
  expect(on.lanes[0]).toMatchObject({ mark: "c", crew: ["x"], verdict: null });
});

test("after a settled heist the next Selector begins with no crew", () => {
  const stage = stageAfter(
    { event: "SelectorTurned", seat: 0, number: 1, there: true },
    { event: "CrewTurned", seat: 0, card: "x" },
    { event: "MarkTaken", seat: 0, mark: "a", payout: 5, bonus: 0 },
    { event: "SelectorTurned", seat: 0, number: 2, there: true },
  );
  expect(stage.lanes[0]).toMatchObject({ crew: [], mark: "b", verdict: null });
});

test("a failure stays on the lane when the player is done by it", () => {
  const stage = stageAfter(
    { event: "SelectorTurned", seat: 0, number: 1, there: true },
    { event: "HeistFailed", seat: 0, mark: "a", skill: 2, difficulty: 4 },
    { event: "PlayerDone", seat: 0, why: "skill" },
  );
  expect(stage.lanes[0]?.verdict).toEqual({ kind: "failed", skill: 2, difficulty: 4 });
});
