import { expect, test } from "vitest";

import type { Line } from "../types";
import { epilogue, tell } from "./story";

type What = { readonly event: string; readonly [field: string]: unknown };

let number = 0;
function line(event: string, fields: object = {}): Line {
  number += 1;
  return { number, what: { event, ...fields } as What, words: `${event} ${number}` } as unknown as Line;
}

function events(items: readonly { readonly line: Line }[]): readonly string[] {
  return items.map(({ line: { what } }) => what.event);
}

const ROLL = { number: 1, attempt: "cut the feed", approach: "" };

test("a story begins with its heist, and the last scene stands by itself", () => {
  const log = [
    line("Narrated"),
    line("HeistStarted"),
    line("SceneSet"),
    line("Narrated"),
    line("Said"),
    line("SceneSet"),
    line("Revealed"),
  ];
  const story = tell(log, null, null);
  expect(events(story.earlier)).toEqual(["HeistStarted", "SceneSet", "Narrated"]);
  expect(events(story.before)).toEqual(["SceneSet", "Revealed"]);
});

const HEIST = [
  line("HeistStarted"),
  line("SceneSet"),
  line("AttemptDeclared", { attempt: "cut the feed", approach: "" }),
  line("RollCalled"),
  line("Narrated"),
  line("DiceRolled", { number: 1 }),
];

test("an open roll shows itself: neither the line that asked for it nor that of its dice is told", () => {
  const story = tell(HEIST, null, ROLL);
  expect(events(story.before)).toEqual(["SceneSet", "Narrated"]);
  expect(story.after).toEqual([]);
});

test("the rulings on the last roll stand with its dice, and what follows comes after them", () => {
  const story = tell([...HEIST, line("HeatTaken"), line("Judged"), line("Narrated"), line("Judged")], ROLL, null);
  expect(events(story.before)).toEqual(["SceneSet", "Narrated"]);
  expect(events(story.after)).toEqual(["HeatTaken", "Narrated", "Judged"]);
});

test("the last roll stays in sight in the next scene", () => {
  const story = tell([...HEIST, line("Narrated"), line("SceneSet")], ROLL, null);
  expect(events(story.earlier)).toEqual(["HeistStarted", "SceneSet", "Narrated"]);
  expect(story.before).toEqual([]);
  expect(events(story.after)).toEqual(["Narrated", "SceneSet"]);
});

test("the next roll is open while the last one is still in sight", () => {
  const next = line("AttemptDeclared", { attempt: "run", approach: "" });
  const story = tell([...HEIST, next, line("RollCalled")], ROLL, { number: 2, attempt: "run", approach: "" });
  expect(events(story.before)).toEqual(["SceneSet", "Narrated"]);
  expect(story.after).toEqual([]);
});

test("before anybody has rolled, the opening stands with the first scene", () => {
  const story = tell([line("HeistStarted"), line("Narrated"), line("SceneSet"), line("AbilityUsed")], null, null);
  expect(story.earlier).toEqual([]);
  expect(events(story.before)).toEqual(["HeistStarted", "Narrated", "SceneSet", "AbilityUsed"]);
});

test("the end is told from the last roll on, without what players say afterward", () => {
  const end = [line("Judged"), line("HeistEnded"), line("Narrated", { seat: -1 }), line("Narrated", { seat: 0 })];
  expect(epilogue([...HEIST, ...end]).map(({ what }) => what.event)).toEqual(["Judged", "Narrated"]);
  expect(epilogue(HEIST)).toEqual([]);
});

test("an attempt that waits for the GM is told", () => {
  const story = tell([...HEIST, line("AttemptDeclared", { attempt: "run", approach: "" })], ROLL, null);
  expect(events(story.after)).toEqual(["AttemptDeclared"]);
});
