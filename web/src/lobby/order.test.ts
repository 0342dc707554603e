import { expect, test } from "vitest";

import type { GameInfo, Setting } from "../wire/messages";
import { applies, defaultSeats, openSeats } from "./order";

const GAME: GameInfo = {
  name: "g",
  title: "G",
  blurb: "",
  seat_counts: [1, 2, 3],
  default_seats: 2,
  sides: [],
  options: [],
  scenarios: [],
  phases: [],
  rule_prefixes: [],
  campaign: false,
  lessons: [],
  bots: [
    { name: "easy", title: "", words: "" },
    { name: "hard", title: "", words: "" },
  ],
};

function setting(name: string, seats: readonly number[], needs: { readonly [name: string]: string }): Setting {
  return { name, values: ["a", "b"], default: "a", words: "", title: name, kind: "choice", choices: [], seats, needs };
}

test("the usual table is oneself and easy bots", () => {
  expect(defaultSeats(GAME, 3)).toEqual([
    { kind: "mine", bot: null },
    { kind: "bot", bot: "easy" },
    { kind: "bot", bot: "easy" },
  ]);
});

test("a game without bots waits for guests", () => {
  expect(defaultSeats({ ...GAME, bots: [] }, 2)[1]).toEqual({ kind: "invited", bot: null });
});

test("an option is shown for the seats and the choices it is for", () => {
  const other = setting("other", [], {});
  const option = setting("option", [1], { other: "b" });
  expect(applies(option, 2, { other: "b" }, [other, option])).toBe(false);
  expect(applies(option, 1, {}, [other, option])).toBe(false);
  expect(applies(option, 1, { other: "b" }, [other, option])).toBe(true);
});

test("who comes by the link of a table takes an open seat", () => {
  expect(openSeats(2).map((seat) => seat.kind)).toEqual(["mine", "open", "open"]);
  expect(openSeats(0)).toHaveLength(1);
});
