import { expect, test } from "vitest";

import { connection } from "../connection/connection.svelte";
import type { GameInfo } from "../wire/messages";
import { bookOf } from "./rulebook";

function game(name: string, ...rule_prefixes: string[]): GameInfo {
  return { name, rule_prefixes } as unknown as GameInfo;
}

test("a rule's number leads to the rulebook of its game, drawn here or not", () => {
  connection.games = [game("heist", "AB", "AS"), game("elsewhere", "TT")];
  expect(["AB-3.9", "AS-1.2", "TT-1.1"].map(bookOf)).toEqual(["heist", "heist", "elsewhere"]);
  expect(["HR-10", ""].map(bookOf)).toEqual(["house", "house"]);
});
