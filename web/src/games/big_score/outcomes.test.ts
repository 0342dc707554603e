import { expect, test } from "vitest";

import type { BigScoreEvent } from "../../wire/big_score";
import { gains, results } from "./outcomes";

const TOLD: readonly BigScoreEvent[] = [
  { event: "CrewSent", seat: 0, number: 1, cards: ["muscle"], job: "atm" },
  { event: "RoundBegan", round: 1, to_left: true },
  { event: "CrewSent", seat: 0, number: 1, cards: ["driver"], job: "atm" },
  { event: "CrewSent", seat: 2, number: 1, cards: ["driver", "hacker"], job: "atm" },
  { event: "JobRobbed", number: 1, job: "atm", seats: [0, 2] },
  { event: "JobLeftAlone", number: 2, job: "hotel" },
  { event: "CrewSent", seat: 1, number: 3, cards: ["muscle"], job: "casino" },
  { event: "InsideManCame", card: "hacker", helped: false },
  { event: "JoatsRevealed", seat: 1, number: 1 },
  { event: "JoatsRevealed", seat: 0, number: 0 },
  { event: "JobFailed", number: 3, job: "train", missing: 2 },
  { event: "CostPaid", seat: 1, paid: 20 },
];

test("what became of the jobs is read off the log, from the last deal on", () => {
  const found = results(TOLD);
  expect(found.get(1)).toMatchObject({
    kind: "robbed",
    cards: [
      { card: "driver", seat: 0 },
      { card: "driver", seat: 2 },
      { card: "hacker", seat: 2 },
    ],
  });
  expect(found.get(2)?.kind).toBe("alone");
  expect(found.get(3)).toMatchObject({ kind: "failed", missing: 2, jacks: [{ seat: 1, number: 1 }] });
  expect(found.get(3)?.cards.at(-1)).toEqual({ card: "hacker", seat: -1 });
});

test("gains and costs are summed for each seat", () => {
  const payout = (job: string) => (job === "atm" ? { cash: 30, tokens: ["hard_drive"] } : null);
  expect(gains(TOLD, 2, payout)).toEqual({ cash: 30, tokens: ["hard_drive"] });
  expect(gains(TOLD, 1, payout)).toEqual({ cash: -20, tokens: [] });
  expect(gains([{ event: "ItemTaken", seat: 0, item: "diamond", cash: 0 }], 0, payout)).toEqual({
    cash: 0,
    tokens: ["diamond"],
  });
});
