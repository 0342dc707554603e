import { expect, test } from "vitest";

import { lastEnd, stopsOf } from "./campaign";
import type { Line } from "./types";

const GOALS = [80, 100, 120];

function line(what: Line["what"], words = ""): Line {
  return { number: 1, what, words, first_of_command: true };
}

test("a campaign begins with one game now and two to come", () => {
  expect(stopsOf(GOALS, 1, 8, []).map((stop) => stop.state)).toEqual(["now", "later", "later"]);
});

test("what a game brought is remembered", () => {
  const log = [line({ event: "CampaignGameWon", game: 1, money: 95, goal: 80 }, "The first game is won.")];
  expect(stopsOf(GOALS, 2, 8, log)).toEqual([
    { game: 1, goal: 80, money: 95, state: "won" },
    { game: 2, goal: 100, money: 8, state: "now" },
    { game: 3, goal: 120, money: null, state: "later" },
  ]);
  expect(lastEnd(log)).toBe("The first game is won.");
});

test("the end of the campaign is told too", () => {
  expect(stopsOf(GOALS, 2, 60, [line({ event: "CampaignLost", game: 2, money: 60, goal: 100 })])[1]?.state).toBe(
    "lost",
  );
  expect(stopsOf(GOALS, 3, 130, [line({ event: "CampaignWon", money: 130, goal: 120 })])[2]).toMatchObject({
    money: 130,
    state: "won",
  });
});
