import { expect, test } from "vitest";

import { figureKinds, headed, named } from "./figures";

test("figures are told by kind, each kind once with its number", () => {
  const figure = (table: string, thing: string, name: string, source: "printed" | "reconstructed") => ({
    table,
    thing,
    figure: name,
    value: 1,
    source,
  });
  const figures = [
    figure("", "", "start_money", "printed"),
    figure("marks", "Bar", "payout", "reconstructed"),
    figure("marks", "Bank", "payout", "reconstructed"),
    figure("marks", "Bank", "set_bonus", "reconstructed"),
  ];
  expect(figureKinds("masters", figures, "printed")).toEqual([["", ["start money"]]]);
  expect(figureKinds("masters", figures, "reconstructed")).toEqual([["marks", ["payout (2)", "set bonus (1)"]]]);
  expect(headed(named("rob_a_bank", "table", "bank_cards"))).toBe("Bank cards");
});
