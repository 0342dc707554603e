import { expect, test } from "vitest";

import { ordinal } from "./ordinal";

test("a number has the ending of its ordinal", () => {
  const said = [1, 2, 3, 4, 11, 12, 13, 21, 22, 103, 111].map(ordinal);
  expect(said).toEqual(["1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "22nd", "103rd", "111th"]);
});
