import { expect, test } from "vitest";

import type { RobABankPack } from "../../wire/rob_a_bank";
import { cardLarge } from "./large";

const PACK = {
  bank_cards: [{ id: "patrol", name: "Patrol", actions: ["move", "tackle_or_lock"] }],
  robber_cards: [{ id: "grab", name: "Grab", actions: ["move", "pick_up"] }],
} as unknown as RobABankPack;

test("an action card names its side and the rules of its actions", () => {
  expect(cardLarge(PACK, "patrol")).toMatchObject({
    kind: "Bank",
    rules: ["RB-4.2", "RB-4.4", "RB-4.5", "RB-4.6"],
  });
  expect(cardLarge(PACK, "grab")).toMatchObject({
    kind: "Robbers",
    words: ["Move + Pick Up"],
    rules: ["RB-4.2", "RB-4.9", "RB-4.10"],
  });
});
