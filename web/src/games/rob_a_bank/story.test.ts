import { expect, it } from "vitest";

import { story } from "./story";
import type { Line } from "./types";

it("counts what happened in each round", () => {
  const events = [
    { event: "FloorLaidOut", round: 1 },
    { event: "BagPickedUp", robber: "red", room: 1 },
    { event: "RobberTackled", robber: "red", room: 1, dropped: 1 },
    { event: "FloorLaidOut", round: 2 },
    { event: "BagThrown", robber: "green", scored: 1 },
    { event: "AlarmLocked", room: 2 },
    { event: "BagLocked", room: 2 },
  ] as readonly Line["what"][];
  const log = events.map((what) => ({ what }));
  const [first, second, ...more] = story(log);
  expect(more).toEqual([]);
  expect(first).toEqual({
    round: 1,
    thrown: [],
    counts: { "picked-up": 1, tackles: 1, sprays: 0, locks: 0, alarms: 0 },
  });
  expect(second?.thrown).toEqual(["green"]);
  expect(second?.counts.locks).toBe(2);
});

it("begins with the first round, of whose floor nothing need be told", () => {
  const [first, ...more] = story([{ what: { event: "BagThrown", robber: "green", scored: 1 } }]);
  expect(first).toMatchObject({ round: 1, thrown: ["green"] });
  expect(more).toEqual([]);
});
