import { expect, test } from "vitest";

import { secretsOf } from "./secrets";
import type { View } from "./types";

function view(phase: string, own: object): View {
  return {
    phase,
    outcome: null,
    board: { kind: "table", own: { hand: [], hired: [], unplaced: [], places: [], chosen: null, ...own } },
  } as unknown as View;
}

test("in the draft one holds a hand and what one hired", () => {
  const secrets = secretsOf(view("hire", { hand: ["muscle", "driver"], hired: ["hacker"] }));
  expect(secrets.map((secret) => secret.cards)).toEqual([["driver", "muscle"], ["hacker"]]);
});

test("an assignment tells its places", () => {
  const places = [["muscle"], [], [], [], [], ["driver"], ["expert_hacker"], ["con_man"]];
  expect(secretsOf(view("assign", { places })).map((secret) => secret.name)).toEqual([
    "Job 1",
    "Job 6",
    "Training",
    "Unassigned",
  ]);
});

test("a sealed choice is told in words", () => {
  expect(secretsOf(view("vault", { chosen: "flee" }))[0]?.words).toBe("Flee");
  expect(secretsOf(view("vault", {}))).toEqual([]);
});

test("what a spectator sees is nobody's own", () => {
  expect(secretsOf({ phase: "hire", outcome: null, board: { kind: "table", own: null } } as unknown as View)).toEqual(
    [],
  );
});
