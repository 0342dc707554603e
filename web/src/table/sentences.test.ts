import { expect, test } from "vitest";

import { sentences } from "./sentences";

test("the verdict is told apart from what explains it", () => {
  expect(sentences("Diamond Thief: lost, with a score of $1.2M. It takes 11 Diamonds. No more.")).toEqual([
    "Diamond Thief: lost, with a score of $1.2M.",
    "It takes 11 Diamonds. No more.",
  ]);
  expect(sentences("Player 2 wins.")).toEqual(["Player 2 wins.", ""]);
  expect(sentences("")).toEqual(["", ""]);
});
