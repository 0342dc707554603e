import { expect, test } from "vitest";

import type { View } from "../wire/messages";
import { standingOf } from "./estimates";

function of(totals: readonly (number | null)[]) {
  const page = { estimate: (_: unknown, seat: number) => totals[seat] ?? null };
  return totals.map((_, seat) => standingOf(page, {} as View, totals.length, seat));
}

test("seats rank by what they have, and share a rank", () => {
  expect(of([20, 50, 20, 5]).map((each) => each?.rank)).toEqual([2, 1, 2, 4]);
});

test("who is alone has no rank, and nobody has a total that is not known", () => {
  expect(of([7])).toEqual([{ total: 7, rank: null }]);
  expect(of([7, null, 9])).toEqual([{ total: 7, rank: 2 }, null, { total: 9, rank: 1 }]);
});
