import { expect, test } from "vitest";

import { linkOf } from "./links";

test("a seat's link holds its number and its secret", () => {
  expect(linkOf(`seat=2.${"0f".repeat(32)}`)).toEqual({ seat: 2, secret: "0f".repeat(32) });
});

test("anything else behind the # is no link", () => {
  expect(linkOf("")).toBeNull();
  expect(linkOf("seat=2.0f")).toBeNull();
  expect(linkOf(`seat=x.${"0f".repeat(32)}`)).toBeNull();
});
