import { expect, test } from "vitest";

import type { Offer } from "../../../wire/messages";
import type { OddsView } from "../../../wire/score";
import { oddsOf, rollingOf, rollOf } from "./rolling";

function offer(prep: number, named: object = {}, most?: number): Offer {
  const blanks = most === undefined ? [] : [{ field: "prep", kind: "number", least: 2, most, choices: [] }];
  return { move: { move: "Roll", prep, ...named }, text: "", points_at: "roll", blanks } as unknown as Offer;
}

test("the most dice and all abilities of the offers may be picked", () => {
  const offers = [offer(0), offer(1), offer(2, {}, 5), offer(0, { overclock: true })];
  expect(rollingOf(offers)).toEqual({ most: 5, abilities: ["overclock"] });
  expect(rollingOf([offer(0)])).toEqual({ most: 0, abilities: [] });
  expect(rollingOf([{ ...offer(0), move: { move: "Stand" } }])).toBeNull();
});

test("a roll is found by its abilities, in any order", () => {
  const both = offer(0, { overclock: true, foresight: true });
  const offers = [offer(0), both];
  expect(rollOf(offers, ["overclock", "foresight"])).toBe(both);
  expect(rollOf(offers, ["clear_the_room"])).toBeUndefined();
});

test("the odds are those of the dice and abilities that are picked", () => {
  const odds = [
    { prep: 0, using: [], success: 0.5 },
    { prep: 1, using: ["overclock"], success: 0.75 },
  ] as unknown as readonly OddsView[];
  expect(oddsOf(odds, 1, ["overclock"])?.success).toBe(0.75);
  expect(oddsOf(odds, 1, [])).toBeUndefined();
});
