import { expect, test } from "vitest";

import { linkOf, working } from "./links";

test("a seat's link holds its number and its secret", () => {
  expect(linkOf(`seat=2.${"0f".repeat(32)}`)).toEqual({ seat: 2, secret: "0f".repeat(32) });
});

test("anything else behind the # is no link", () => {
  expect(linkOf("")).toBeNull();
  expect(linkOf("seat=2.0f")).toBeNull();
  expect(linkOf(`seat=x.${"0f".repeat(32)}`)).toBeNull();
});

test("a kept link is shown while it works, and not when the seat has another or none", () => {
  const made = { secret: "0f", number: 0, before: 1 };
  expect(working(made, 1)).toBeNull();
  expect(working(made, 0)).toBeNull();
  const known = working(made, 2);
  expect(known).toEqual({ secret: "0f", number: 2, before: 1 });
  expect(known && working(known, 2)).toEqual(known);
  expect(known && working(known, 3)).toBeNull();
  expect(known && working(known, 0)).toBeNull();
});
