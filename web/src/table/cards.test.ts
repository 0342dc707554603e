import { expect, test } from "vitest";

import type { GameInfo } from "../wire/messages";
import { scenarioAt } from "./cards";

test("a table plays the scenario whose options it has", () => {
  const scenario = { name: "two", title: "", goal: "", rules: [], options: { scenario: "two", hard: "true" } };
  const game = {
    scenarios: [{ ...scenario, name: "one", options: { scenario: "one" } }, scenario],
  } as unknown as GameInfo;
  expect(scenarioAt(game, { scenario: "two", hard: true })?.name).toBe("two");
  expect(scenarioAt(game, { scenario: "three" })).toBeUndefined();
  expect(scenarioAt(undefined, {})).toBeUndefined();
});
