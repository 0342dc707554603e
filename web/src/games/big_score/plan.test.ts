import { expect, test } from "vitest";

import type { Target } from "../../wire/big_score";
import { begun, mayGo, moves, nextInHand, put, stepOf } from "./plan";

const CARDS = ["con_man", "expert_con_man", "expert_con_man", "expert_driver", "muscle"];
const TARGETS: readonly Target[] = [
  { at: "job:1", takes: ["con_man", "expert_con_man"], most: 5, alike: false },
  { at: "job:2", takes: ["muscle"], most: 5, alike: false },
  { at: "training", takes: ["expert_con_man", "expert_driver"], most: 2, alike: true },
  { at: "unassigned", takes: CARDS, most: 5, alike: false },
];
const NONE = CARDS.map(() => null);

test("a card goes where the server says it may", () => {
  expect(mayGo(TARGETS, CARDS, NONE, 0, "job:1")).toBe(true);
  expect(mayGo(TARGETS, CARDS, NONE, 4, "job:1")).toBe(false);
  expect(mayGo(TARGETS, CARDS, NONE, 0, "nowhere")).toBe(false);
});

test("a place that takes only like cards takes no other beside them, and no more than its number", () => {
  const one = put(NONE, 1, "training");
  expect(mayGo(TARGETS, CARDS, one, 2, "training")).toBe(true);
  expect(mayGo(TARGETS, CARDS, one, 3, "training")).toBe(false);
  const two = put(one, 2, "training");
  expect(mayGo(TARGETS, CARDS, two, 2, "training")).toBe(true);
  expect(mayGo([{ at: "training", takes: CARDS, most: 1, alike: true }], CARDS, one, 2, "training")).toBe(false);
});

test("the next card in hand is the one after, then the first", () => {
  expect(nextInHand(["job:1", null, "job:1", null, null], 2)).toBe(3);
  expect(nextInHand([null, "job:1", "job:1", "job:1", "job:2"], 4)).toBe(0);
  expect(nextInHand(["a", "a", "a", "a", "a"], 1)).toBe(-1);
});

test("moves come in the order of the cards, equal ones in the order of the places; the rest stays unassigned", () => {
  const places = [null, "training", "job:1", null, "job:2"];
  expect(moves(CARDS, places, TARGETS)).toEqual([
    { move: "LeaveUnassigned", crew: "con_man", expert: false },
    { move: "SendToJob", crew: "con_man", job: 1, expert: true },
    { move: "Train", crew: "con_man" },
    { move: "LeaveUnassigned", crew: "driver", expert: true },
    { move: "SendToJob", crew: "muscle", job: 2, expert: false },
  ]);
});

test("what was begun at the server is taken over", () => {
  const there = [["expert_con_man"], [], ["expert_con_man"], ["con_man"]];
  expect(begun(CARDS, there, TARGETS)).toEqual(["unassigned", "job:1", "training", null, null]);
});

test("without Training as a target the places keep their names", () => {
  const simple = TARGETS.filter((target) => target.at !== "training");
  expect(begun(["muscle"], [[], ["muscle"], [], []], simple)).toEqual(["job:2"]);
});

test("a step of an assignment names a card and its place", () => {
  expect(stepOf({ move: "SendToJob", crew: "hacker", job: 2, expert: true })).toEqual({
    card: "expert_hacker",
    at: "job:2",
  });
  expect(stepOf({ move: "Train", crew: "driver" })).toEqual({ card: "expert_driver", at: "training" });
  expect(stepOf({ move: "LeaveUnassigned", crew: "driver", expert: false })).toEqual({
    card: "driver",
    at: "unassigned",
  });
  expect(stepOf({ move: "Rob" })).toBe(null);
});
