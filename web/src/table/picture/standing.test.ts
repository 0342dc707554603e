import { readFileSync } from "node:fs";

import { beforeAll, expect, test } from "vitest";

import { addCatalogs } from "../../text";
import { fitted, wrapped } from "./draw";
import { bounded, rowsOf, sealOf } from "./standing";

beforeAll(() => {
  addCatalogs("en", { page: readFileSync("../src/getaway/locales/en/page.ftl", "utf-8") });
});

const pen = { measureText: (text: string) => ({ width: text.length }) as TextMetrics };

function session(shares: readonly number[], scores: readonly number[]): Parameters<typeof rowsOf>[0] {
  const view = { outcome: { shares, scores, words: "" } };
  return {
    view,
    seats: shares.map(() => ({})),
    nameOf: (seat: number) => `name ${seat}`,
    log: [],
  } as unknown as Parameters<typeof rowsOf>[0];
}

test("seats come in the order of their places, equal ones share one", () => {
  const rows = rowsOf(session([0, 0.5, 0.5], [9, 3, 3]), {});
  expect(rows.map((row) => [row.seat, row.place, row.total])).toEqual([
    [1, 1, "3"],
    [2, 1, "3"],
    [0, 3, "9"],
  ]);
});

test("where all came out the same there are no places, and where totals say nothing none", () => {
  const rows = rowsOf(session([0.5, 0.5], [1, 1]), { ranked: true });
  expect(rows.map((row) => [row.place, row.total])).toEqual([
    [null, ""],
    [null, ""],
  ]);
});

test("what people wrote is bounded and in one line", () => {
  expect(bounded("a\nb  c", 9)).toBe("a b c");
  expect(bounded("😀".repeat(50), 5)).toBe("😀😀😀😀…");
  expect(fitted(pen, "abcdef", 4)).toBe("abc…");
  expect(wrapped(pen, "one two three four", 8, 2)).toEqual(["one two", "three f…"]);
  expect(wrapped(pen, "", 8, 2)).toEqual([]);
});

test("the seal says what the check says, with the beginning of the commitment", () => {
  const hash = "0123456789abcdef".repeat(4);
  expect(sealOf({ holds: true }, false, hash)).toMatchObject({ holds: true, commitment: "0123456789abcdef" });
  expect(sealOf(null, false, hash).holds).toBeNull();
  expect(sealOf({ holds: false }, false, hash).words).not.toBe(sealOf({ holds: true }, false, hash).words);
  expect(sealOf({ holds: true }, true, hash)).toMatchObject({ holds: null, commitment: "" });
});
