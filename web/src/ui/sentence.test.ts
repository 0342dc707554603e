import { expect, test } from "vitest";

import { sentence } from "./sentence";

test("a reason stands as a sentence", () => {
  expect(sentence("there is no such table")).toBe("There is no such table.");
  expect(sentence("Ask the host.")).toBe("Ask the host.");
});
