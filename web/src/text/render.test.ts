import { expect, test } from "vitest";

import { textsOf } from ".";
import { type Argument, type Message, Texts } from "./render";

const texts = new Texts("en");
texts.add(
  "game",
  "bought = { $seat } buys { $card } for { $paid }.\nwins = { $who_is ->\n    [you] You win\n   *[other] { $who } wins\n }",
);
texts.add("units", "seat = Player { $number }\nthousands = ${ $number }K\nlist-and = { $most } and { $last }");
const bought: Message = ["m", "game.bought", { seat: ["s", 1], card: "a { $seat } \ue000", paid: ["$", 8] }];

test("names are put in last and never read as a pattern", () => {
  const reader = { names: ["Player 2", "{ $card }"], viewer: null };
  expect(texts.text(bought, reader)).toBe("{ $card } buys a { $seat }  for $8K.");
  expect(texts.parts(bought, reader)[0]).toEqual({ text: "{ $card }", seat: 1 });
});

test("the reader is addressed as you", () => {
  const message: Message = ["m", "game.wins", { who: ["s", 0] }];
  expect(texts.text(message, { names: ["Ines"], viewer: 0 })).toBe("You win");
  expect(texts.text(message, { names: ["Ines"], viewer: 1 })).toBe("Ines wins");
  expect(texts.text(message)).toBe("Player 1 wins");
});

test("what somebody said stays theirs, under the name of then", () => {
  const by = (name: string | Message): Message => ["m", "game.wins", { who: ["p", 0, name] }];
  const reader = { names: ["Fay"], viewer: 0 };
  expect(texts.text(by("Danny \ue000"), reader)).toBe("Danny \ue000 wins");
  expect(texts.parts(by("Danny"), reader)[0]).toEqual({ text: "Danny", seat: 0 });
  expect(texts.text(by("Fay"), reader)).toBe("You win");
  expect(texts.text(by(["m", "units.seat", { number: 3 }]), reader)).toBe("Player 3 wins");
  expect(
    texts.argument(
      [
        "l",
        [
          ["p", 0, "Ann"],
          ["s", 0],
        ],
      ],
      reader,
    ),
  ).toBe("Ann and Fay");
});

test("a component keeps the name that a pack of one's own gives it", () => {
  const german = new Texts("de", texts);
  german.add("game", "crew-thug = Schläger\n    .of = Thug");
  expect(german.argument(["n", "game.crew-thug", "Thug"])).toBe("Schläger");
  expect(german.argument(["n", "game.crew-thug", "Bruiser"])).toBe("Bruiser");
  expect(german.text(["m", "game.wins", { who: ["s", 0] }])).toBe("Player 1 wins");
});

test.each<[Argument, string]>([
  [["o", 2], "2nd"],
  [["o", 11], "11th"],
  [["%", 0.091], "9%"],
  [["%", 0.001], "under 1%"],
  [["%", 0.9999], "over 99%"],
  [["%", 1], "100%"],
  [["%", 0.033, 1], "3.3%"],
  [["$", 1200], "$1.2M"],
  [["$", -5], "−$5K"],
  [["$", 0], "$0"],
  [["l", ["a", "b", "c"]], "a, b and c"],
  [["l", ["a", "b"], "or"], "a or b"],
])("%j is written %s", (argument, written) => {
  expect(textsOf("units")("list-and", { most: argument, last: "" })).toBe(`${written} and `);
});
