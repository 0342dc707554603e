import { expect, test } from "vitest";

import type { Line } from "../types";
import { tell } from "./story";

type What = { readonly event: string; readonly [field: string]: unknown };

let number = 0;
function line(event: string, fields: object = {}): Line {
  number += 1;
  return { number, what: { event, ...fields } as What, words: `${event} ${number}` } as unknown as Line;
}

function events(items: readonly { readonly line: Line }[]): readonly string[] {
  return items.map(({ line: { what } }) => what.event);
}

const ROLL = { number: 1, stage: "closed", attempt: "cut the feed", approach: "" };

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
  const story = tell(log, null);
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

test("an open roll stands at the end, without the line that asked for it and that of its dice", () => {
  const story = tell(HEIST, { ...ROLL, stage: "choice" });
  expect(events(story.before)).toEqual(["SceneSet", "Narrated"]);
  expect(story.after).toEqual([]);
  expect(story.rulings).toEqual([]);
});

test("the ruling stays under the dice, and what follows comes after them", () => {
  const ruled = line("Judged");
  const story = tell([...HEIST, line("HeatTaken"), ruled, line("Narrated"), line("Judged")], ROLL);
  expect(story.rulings).toEqual([ruled]);
  expect(events(story.before)).toEqual(["SceneSet", "Narrated"]);
  expect(events(story.after)).toEqual(["HeatTaken", "Narrated", "Judged"]);
});

test("the last roll stays in sight in the next scene", () => {
  const story = tell([...HEIST, line("Narrated"), line("SceneSet")], ROLL);
  expect(events(story.earlier)).toEqual(["HeistStarted", "SceneSet", "Narrated"]);
  expect(story.before).toEqual([]);
  expect(events(story.after)).toEqual(["Narrated", "SceneSet"]);
});

test("an attempt of another roll is told", () => {
  const story = tell(HEIST, { ...ROLL, number: 2, stage: "called", attempt: "run" });
  expect(events(story.before)).toContain("AttemptDeclared");
});
