import { expect, test } from "vitest";

import { lineParts, named, parts, sentences } from "./naming";

const SEATS = [{ name: "Ines" }, { name: "Tomasz" }];

test("names stand where the server said a number", () => {
  expect(named("Player 2 pays Player 1.", SEATS)).toBe("Tomasz pays Ines.");
});

test("a number without a seat, and other words, stay as they are", () => {
  expect(named("Player 7 and Players 1", SEATS)).toBe("Player 7 and Players 1");
});

test("names are told apart from the words between them", () => {
  expect(parts("Player 1 robs.", SEATS)).toEqual([
    { text: "Ines", seat: 0 },
    { text: " robs.", seat: null },
  ]);
});

test("the verdict is told apart from what explains it", () => {
  expect(sentences("Diamond Thief: lost, with a score of $1.2M. It takes 11 Diamonds. No more.")).toEqual([
    "Diamond Thief: lost, with a score of $1.2M.",
    "It takes 11 Diamonds. No more.",
  ]);
  expect(sentences("Player 2 wins.")).toEqual(["Player 2 wins.", ""]);
  expect(sentences("")).toEqual(["", ""]);
});

test("nothing is replaced in what people wrote, and their name is bold only where the line begins with it", () => {
  const said = { what: { event: "Said", seat: 1, text: "Player 1 cheats" }, words: "Tomasz: Player 1 cheats" };
  expect(lineParts(said, SEATS)).toEqual([
    { text: "Tomasz", seat: 1 },
    { text: ": Player 1 cheats", seat: null },
  ]);
  const other = {
    what: { event: "BotSeated", seat: 1, bot: "easy" },
    words: "The easy bot takes the seat of Player 1.",
  };
  expect(lineParts(other, SEATS)).toEqual([{ text: other.words, seat: null }]);
  const longer = { what: { event: "SeatLeft", seat: 0 }, words: "Inesita leaves." };
  expect(lineParts(longer, SEATS)).toEqual([{ text: longer.words, seat: null }]);
});
