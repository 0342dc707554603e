import { expect, test } from "vitest";

import { connection } from "../connection/connection.svelte";
import type { GameInfo } from "../wire/messages";
import { bookOf, gistOf } from "./rulebook";

function game(name: string, ...rule_prefixes: string[]): GameInfo {
  return { name, rule_prefixes } as unknown as GameInfo;
}

test("a rule's number leads to the rulebook of its game, drawn here or not", () => {
  connection.games = [game("heist", "AB", "AS"), game("elsewhere", "TT")];
  expect(["AB-3.9", "AS-1.2", "TT-1.1"].map(bookOf)).toEqual(["heist", "heist", "elsewhere"]);
  expect(["HR-10", ""].map(bookOf)).toEqual(["house", "house"]);
});

test("the gist of a rule is its first sentences", () => {
  expect(gistOf("You draw two cards. Then you discard one.")).toBe("You draw two cards. Then you discard one.");
  const long = "The player who has the most money of all players at the end of the last round wins the game at once.";
  expect(
    gistOf(`${long} Whoever is tied for it shares the win with all others who are tied, as long as they like.`),
  ).toBe(long);
});

test("a first sentence that is too long is cut at a word", () => {
  const gist = gistOf("and so it goes on ".repeat(30));
  expect(gist.length).toBeLessThan(155);
  expect(gist).toMatch(/[a-z] …$/);
});

test("a list below a rule is not in its gist", () => {
  expect(gistOf("Choose one:\n\n- this\n- that")).toBe("Choose one:");
});
