import { expect, test } from "vitest";

import { momentOf } from "./moment";

test("who won is said from the viewer's seat, and to a spectator it is only over", () => {
  const event = { event: "GameEnded", money: [40, 30], winner: 0 } as const;
  expect(momentOf(event, 0)).toMatchObject({ kind: "won", tone: "good" });
  expect(momentOf(event, 1)).toMatchObject({ kind: "lost", tone: "bad" });
  expect(momentOf(event, -1)?.kind).toBe("over");
  expect(momentOf({ ...event, winner: null }, 0)?.kind).toBe("over");
});

test("only large marks and hard failures are moments", () => {
  const taken = { event: "MarkTaken", seat: 0, mark: "a", bonus: 3, skill: 9, crew: [] } as const;
  expect(momentOf({ ...taken, payout: 5 }, 0)).toBeNull();
  expect(momentOf({ ...taken, payout: 14 }, 0)?.figures).toEqual([{ seat: 0, label: "", value: 17, money: true }]);
  const failed = { event: "HeistFailed", seat: 0, mark: "a", skill: 1, crew: [] } as const;
  expect(momentOf({ ...failed, difficulty: 2 }, 0)).toBeNull();
  expect(momentOf({ ...failed, difficulty: 9 }, 0)?.tone).toBe("bad");
});

test("a contested mark shows the winner's Muscle first", () => {
  const figures = momentOf({ event: "MarkContested", mark: "a", winner: 1, muscle: 9, beaten: 4 }, 0)?.figures;
  expect(figures?.map(({ seat, value }) => [seat, value])).toEqual([
    [1, 9],
    [0, 4],
  ]);
});
