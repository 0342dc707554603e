import { expect, test } from "vitest";

import { marksOf } from "./marks";

const PHASES = [{ phase: "buy", title: "Purchase" }];

test("a part of the game is marked where it begins", () => {
  const steps = [..."bbbbbppppp"].map((letter) => ({ phase: letter === "b" ? "buy" : "plan" }));
  expect(marksOf(steps, PHASES)).toEqual([
    { at: 0, part: 0, words: "Purchase" },
    { at: 5, part: 0.5, words: "plan" },
  ]);
});

test("labels that would lie on each other are left out", () => {
  const steps = Array.from({ length: 100 }, (_, at) => ({ phase: at % 2 ? "a" : "b" }));
  expect(marksOf(steps, []).length).toBeLessThan(10);
});

test("what comes every round has its number, left out or not", () => {
  const steps = [..."bbbbbpbbbbbp"].map((letter) => ({ phase: letter === "b" ? "buy" : "plan" }));
  expect(marksOf(steps, PHASES).map((mark) => mark.words)).toEqual(["Purchase 1", "plan 1", "plan 2"]);
});
