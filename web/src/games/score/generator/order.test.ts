import { expect, test } from "vitest";

import { addressOf, orderOf, rolledAgain, tableOrder, written } from "./order";

const ORDER = { seed: "rainy night", kind: "bank", again: { alarm: 2 }, by_hand: { "person1.name": "Gus & Söhne" } };

test("the address holds the whole heist", () => {
  const address = addressOf(ORDER);
  expect(orderOf(new URL(address, "http://house").searchParams)).toEqual(ORDER);
  expect(addressOf({})).toBe("/heist?");
});

test("a field that is rolled again is no longer written by hand", () => {
  const order = rolledAgain(ORDER, ["person1.name", "alarm"]);
  expect(order.again).toEqual({ alarm: 3, "person1.name": 1 });
  expect(order.by_hand).toEqual({});
});

test("an empty text is the field as it was rolled", () => {
  expect(written(ORDER, { alarm: " a goose ", "person1.name": " " }).by_hand).toEqual({ alarm: "a goose" });
});

test("the heist comes along to a table with a GM, or with the automatic one", () => {
  const order = tableOrder(ORDER, true, 3);
  expect(order.seats).toHaveLength(4);
  expect(order.options).toEqual({ gm: "seat" });
  expect(order.campaign).toMatchObject({ heist: [ORDER] });
  expect(tableOrder({ seed: "x" }, false, 1).seats).toHaveLength(1);
  expect(tableOrder({ seed: "x" }, false, 1).campaign).toMatchObject({ heist: [{ seed: "x", kind: "" }] });
});
