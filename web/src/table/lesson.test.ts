import { expect, test } from "vitest";

import { learnPath } from "../lobby/lessons";
import type { GameInfo, View } from "../wire/messages";
import type { LessonText } from "../wire/rest";
import { lastText, lessonAfter, nextText, taughtAt, taughtBy } from "./lesson";

const VIEW: View = {
  game: "g",
  viewer: 0,
  seats: 2,
  phase: "plan",
  prompt: "",
  rule: "",
  waiting_for: [0],
  can_reset: false,
  can_take_back: false,
  final: [],
  board: null,
  outcome: null,
  offers: [{ move: { move: "Plan" }, text: "", points_at: "" }],
};

function text(id: string, parts: Partial<LessonText>): LessonText {
  return { id, title: id, text: "", rules: [], phase: null, offer: null, event: null, points_at: null, ...parts };
}

function game(name: string, ...lessons: string[]): GameInfo {
  return {
    name,
    title: name,
    blurb: "",
    seat_counts: [1],
    default_seats: 1,
    sides: [],
    options: [],
    scenarios: [],
    phases: [],
    rule_prefixes: [],
    campaign: false,
    lessons: lessons.map((lesson) => ({ name: lesson, title: lesson, blurb: "", alone: false })),
    bots: [],
  };
}

test("the first that fits comes first, once", () => {
  const texts = [text("buy", { phase: "buy" }), text("plan", { phase: "plan", offer: "Plan" }), text("any", {})];
  expect(nextText(texts, new Set(), VIEW, [])?.id).toBe("plan");
  expect(nextText(texts, new Set(["plan"]), VIEW, [])?.id).toBe("any");
});

test("a text of an event waits for it", () => {
  const texts = [text("sealed", { event: "Sealed" })];
  expect(nextText(texts, new Set(), VIEW, [])).toBeNull();
  expect(
    nextText(texts, new Set(), VIEW, [{ number: 1, what: { event: "Sealed" }, words: "", first_of_command: true }])?.id,
  ).toBe("sealed");
});

test("what is played out stops at the event of a text that is not read", () => {
  const texts = [text("any", {}), text("sealed", { event: "Sealed" })];
  const scene = { number: 1, what: { event: "Sealed" }, words: "", first_of_command: true };
  expect(taughtBy(texts, new Set(), scene)?.id).toBe("sealed");
  expect(taughtBy(texts, new Set(["sealed"]), scene)).toBeNull();
  expect(taughtBy(texts, new Set(), { ...scene, what: { event: "Other" } })).toBeNull();
});

test("a text of a move points at where it is offered", () => {
  const offers = [
    { move: { move: "Plan" }, text: "", points_at: "card:1" },
    { move: { move: "Pass" }, text: "", points_at: "pass" },
  ];
  const view = { ...VIEW, offers };
  expect(taughtAt(text("plan", { offer: "Plan" }), view)).toEqual({ attribute: "offer", values: ["card:1"] });
  expect(taughtAt(text("any", {}), view)).toBeNull();
  expect(taughtAt(null, view)).toBeNull();
});

test("a text of an event points at the place that it names", () => {
  const taught = taughtAt(text("sealed", { event: "Sealed", points_at: "marks" }), VIEW);
  expect(taught).toEqual({ attribute: "teach", values: ["marks"] });
});

test("at the end the last text is said, if it fits", () => {
  const texts = [text("any", {}), text("end", { phase: "over" })];
  expect(lastText(texts, VIEW, [])).toBeNull();
  expect(lastText(texts, { ...VIEW, phase: "over" }, [])?.id).toBe("end");
});

test("after a game's last lesson comes the first of the next game that has any", () => {
  const games = [game("a", "first", "more"), game("b"), game("c", "first")];
  const names = (after: ReturnType<typeof lessonAfter>): string => `${after?.game.name} ${after?.lesson.name}`;
  expect(names(lessonAfter(games, "a", "first"))).toBe("a more");
  expect(names(lessonAfter(games, "a", "more"))).toBe("c first");
  expect(lessonAfter(games, "c", "first")).toBeNull();
  expect(lessonAfter(games, "a", "none")).toBeNull();
});

test("the first lesson has its game's address", () => {
  const one = game("a", "first", "more");
  expect(one.lessons.map((lesson) => learnPath(one, lesson))).toEqual(["/learn/a", "/learn/a?lesson=more"]);
});
