import { expect, test } from "vitest";

import type { TableView } from "./game";
import { onePerPlace } from "./place";

test("a thing belongs to one seat of one table", () => {
  const choiceOf = onePerPlace(() => ({ card: 0 }));
  const here = { you: 0 };
  const of = (session: { you: number }) => choiceOf(session as TableView);
  of(here).card = 3;
  expect(of(here).card).toBe(3);
  expect(of({ you: 0 }).card).toBe(0);
  here.you = 1;
  expect(of(here).card).toBe(0);
  here.you = 0;
  expect(of(here).card).toBe(3);
});
