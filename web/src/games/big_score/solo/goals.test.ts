import { expect, test } from "vitest";

import type { SoloGoal } from "../../../wire/big_score";
import { amount, asked, goalIcon, progress } from "./goals";

function goal(changes: Partial<SoloGoal>): SoloGoal {
  return { goal: "total", need: 1500, have: 500, missing: 1000, words: "", ...changes };
}

test("money goals are told in money, others in numbers", () => {
  expect(amount(goal({}), 1500)).toBe("$1.5M");
  expect(amount(goal({ goal: "diamonds" }), 11)).toBe("11");
  expect(asked(goal({ goal: "total_above" }))).toBe("over $1.5M");
  expect(asked(goal({}))).toBe("$1.5M");
});

test("progress runs from nothing to done", () => {
  expect(progress(goal({ have: 0, missing: 11, need: 11 }))).toBe(0);
  expect(progress(goal({}))).toBeCloseTo(1 / 3);
  expect(progress(goal({ have: 1501, missing: 0 }))).toBe(1);
});

test("every goal has an icon", () => {
  expect(goalIcon(goal({ goal: "pairs" }))).toBe("usb-key");
  expect(goalIcon(goal({ goal: "new" }))).toBe("check");
});
