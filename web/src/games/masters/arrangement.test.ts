import { expect, test } from "vitest";

import { inOrder, moved } from "./arrangement.svelte";

test("the order of before holds, new ones come last, gone ones go", () => {
  expect(inOrder(["c", "a", "x"], ["a", "b", "c"])).toEqual(["c", "a", "b"]);
});

test("a hinted card goes to its place and the others keep their order", () => {
  expect(moved(["a", "b", "c"], "c", 0)).toEqual(["c", "a", "b"]);
  expect(moved(["a", "b", "c"], "a", 1)).toEqual(["b", "a", "c"]);
});
