import { expect, test } from "vitest";

import { chaptersOf } from "./chapters";

test("sections stand below their chapters, even where a chapter has no rule of its own", () => {
  const rule = (number: string, chapter: string, section = "") => ({ number, chapter, section, text: "" });
  const found = chaptersOf([
    rule("1", "1 Start"),
    rule("2", "1 Start", "Setup"),
    rule("3", "2 Vault", "Setup"),
    rule("4", "2 Vault", "Rob"),
  ]);
  expect(found.map((chapter) => [chapter.title, chapter.parts.map((part) => part.title)])).toEqual([
    ["1 Start", ["", "Setup"]],
    ["2 Vault", ["Setup", "Rob"]],
  ]);
  expect(found.flatMap((chapter) => chapter.parts.flatMap((part) => part.rules.map((each) => each.number)))).toEqual([
    "1",
    "2",
    "3",
    "4",
  ]);
  expect(new Set(found.flatMap((chapter) => chapter.parts.map((part) => part.anchor))).size).toBe(4);
});
