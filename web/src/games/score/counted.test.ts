import { expect, test } from "vitest";

import { counted } from "./counted";

test("the same thing again is counted", () => {
  expect(counted(["a bad knock", "a cut", "a bad knock"])).toBe("2 × a bad knock, a cut");
  expect(counted([])).toBe("");
});
