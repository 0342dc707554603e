import { expect, test } from "vitest";

import type { Offer } from "../../../wire/messages";
import { dropped } from "./drops";

const OFFERS = ["ChooseType", "RedrawType", "KeepCard"].map((move) => ({
  move: { move, crew: "driver" },
  text: move,
  points_at: "crew:driver",
})) as unknown as readonly Offer[];

test("a card let go over a job is placed there, chosen first where no type is chosen", () => {
  expect(dropped("hire", OFFERS, "driver", "job:2")).toEqual([
    { move: "ChooseType", crew: "driver" },
    { move: "PlaceCard", job: 2 },
  ]);
  expect(dropped("place", [], "driver", "job:2")).toEqual([{ move: "PlaceCard", job: 2 }]);
  expect(dropped("assign", [], "driver", "job:2")).toEqual([{ move: "PlaceExtra", crew: "driver", job: 2 }]);
  expect(dropped("jacks", OFFERS, "driver", "job:2")).toEqual([]);
});

test("over the deck and beside it a card does what is offered for it", () => {
  expect(dropped("hire", OFFERS, "driver", "deck")).toEqual([{ move: "RedrawType", crew: "driver" }]);
  expect(dropped("assign", OFFERS, "driver", "kept")).toEqual([{ move: "KeepCard", crew: "driver" }]);
  expect(dropped("assign", OFFERS, "hacker", "kept")).toEqual([]);
  expect(dropped("hire", OFFERS, "driver", "elsewhere")).toEqual([]);
});
