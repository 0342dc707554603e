import { expect, test } from "vitest";

import type { View } from "../wire/messages";
import type { LessonText } from "../wire/rest";
import { nextText } from "./lesson";

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
  board: null,
  outcome: null,
  offers: [{ move: { move: "Plan" }, text: "", points_at: "" }],
};

function text(id: string, parts: Partial<LessonText>): LessonText {
  return { id, title: id, text: "", rules: [], phase: null, offer: null, event: null, ...parts };
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
