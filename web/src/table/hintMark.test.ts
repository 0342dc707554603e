import { expect, test } from "vitest";

import { freeSpot } from "./hintMark";

const room = { left: 0, top: 50, right: 1000, bottom: 650 };

test("a hint stands at the lower right where nothing is in its way", () => {
  expect(freeSpot(room, 300, 200, [])).toEqual({ left: 692, top: 442 });
});

test("a hint leaves free what it marks", () => {
  const low = { left: 600, top: 500, right: 800, bottom: 600 };
  const high = { left: 900, top: 60, right: 980, bottom: 120 };
  expect(freeSpot(room, 300, 200, [low])).toEqual({ left: 692, top: 58 });
  expect(freeSpot(room, 300, 200, [low, high])).toEqual({ left: 8, top: 442 });
});

test("on a phone it goes to the other end of the board", () => {
  const phone = { left: 0, top: 48, right: 390, bottom: 500 };
  const mark = { left: 20, top: 400, right: 120, bottom: 480 };
  expect(freeSpot(phone, 374, 160, [mark])).toEqual({ left: 8, top: 56 });
});
