import { expect, test } from "vitest";

import type { MastersEvent } from "../../wire/masters";
import { accounts } from "./accounts";

test("money is added up by where it came from", () => {
  const facts: readonly MastersEvent[] = [
    { event: "CrewBought", seat: 0, card: "a", paid: 3 },
    { event: "MarkTaken", seat: 0, mark: "m", payout: 5, bonus: 2 },
    { event: "SetTurnedIn", seat: 0, neighborhood: "docks", bonus: 4 },
    { event: "WelfareTaken", seat: 1, card: "b", paid: 1 },
  ];
  expect(accounts(facts, 2)).toEqual([
    { payouts: 5, bonuses: 2, sets: 4, spent: 3 },
    { payouts: 0, bonuses: 0, sets: 0, spent: 1 },
  ]);
});

test("a new game of the campaign begins a new account", () => {
  const facts: readonly MastersEvent[] = [
    { event: "MarkTaken", seat: 0, mark: "m", payout: 5, bonus: 2 },
    { event: "CampaignGameBegan", game: 2, goal: 100 },
  ];
  expect(accounts(facts, 1)).toEqual([{ payouts: 0, bonuses: 0, sets: 0, spent: 0 }]);
});
