import { expect, test } from "vitest";

import { bars, momentOf } from "./moments";

test("the end of a game is a win for those who have won", () => {
  const end = { event: "GameEnded", scores: [300, 500], winners: [1] } as const;
  expect(momentOf(end, 1).kind).toBe("win");
  expect(momentOf(end, 0).kind).toBe("over");
  expect(momentOf(end, -1).kind).toBe("over");
});

test("a bust, an open vault and the end alone are moments of their own", () => {
  expect(momentOf({ event: "PlayersBusted", seats: [0, 2] }, 1)).toEqual({ kind: "bust", seats: [0, 2] });
  expect(momentOf({ event: "VaultOpened", marker: 0, floor: [] }, 0).kind).toBe("door");
  expect(momentOf({ event: "SoloBusted", tokens: [] }, 0).kind).toBe("bust");
  expect(momentOf({ event: "SoloEnded", won: false, score: 10 }, 0).kind).toBe("lose");
});

test("totals are drawn as shares of the highest, the highest first", () => {
  expect(bars([250, 500])).toEqual([
    { seat: 1, score: 500, share: 1 },
    { seat: 0, score: 250, share: 0.5 },
  ]);
  expect(bars([0]).map((bar) => bar.share)).toEqual([0]);
});
