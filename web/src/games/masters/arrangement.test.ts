import { expect, test } from "vitest";

import { inOrder } from "./arrangement.svelte";

test("the order of before holds, new ones come last, gone ones go", () => {
  expect(inOrder(["c", "a", "x"], ["a", "b", "c"])).toEqual(["c", "a", "b"]);
});
