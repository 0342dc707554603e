import { expect, test } from "vitest";

import type { Offer, View } from "../wire/messages";
import { offerOf } from "./offers";

function offering(...offers: Offer[]): View {
  return {
    game: "g",
    viewer: 0,
    seats: 2,
    phase: "",
    prompt: "",
    rule: "",
    waiting_for: [],
    can_reset: false,
    can_take_back: false,
    board: null,
    outcome: null,
    offers,
  };
}

const STRIKE: Offer = { move: { move: "Strike", page: 1 }, text: "Strike out: alarm", points_at: "" };
const TICK: Offer = {
  move: { move: "Tick", clock: "Noise", by: 1 },
  text: "Move the clock",
  points_at: "",
  blanks: [{ field: "by", kind: "number", least: 1, most: 4 }],
};

test("a move is found again by what its maker does not fill in", () => {
  expect(offerOf(offering(STRIKE, TICK), { move: "Tick", clock: "Noise", by: 3 })).toBe(TICK);
  expect(offerOf(offering(STRIKE, TICK), { move: "Tick", clock: "Law", by: 1 })).toBeUndefined();
  expect(offerOf(offering(STRIKE, TICK), { move: "Strike", page: 2 })).toBeUndefined();
});
