import { expect, test } from "vitest";

import { blocksOf, piecesOf } from "./markdown";

test("paragraphs and headings: an empty line or a heading ends a paragraph", () => {
  expect(blocksOf("One\ntwo.\n\nThree.\n### In short\nFour.")).toEqual([
    { kind: "paragraph", text: "One two." },
    { kind: "paragraph", text: "Three." },
    { kind: "heading", text: "In short" },
    { kind: "paragraph", text: "Four." },
  ]);
  expect(blocksOf("")).toEqual([]);
});

test("items go on in the lines below them, and lists of two kinds stay apart", () => {
  expect(blocksOf("Steps:\n\n1. Take\n   turns.\n2. Stop.\n\n- Look.\n- Leap\n  far.\n\nDone.")).toEqual([
    { kind: "paragraph", text: "Steps:" },
    { kind: "list", ordered: true, items: ["Take turns.", "Stop."] },
    { kind: "list", ordered: false, items: ["Look.", "Leap far."] },
    { kind: "paragraph", text: "Done." },
  ]);
});

test("a dash or a number within a line makes no list", () => {
  expect(blocksOf("It costs 3.\n-5 is less, 3.5 more.")).toEqual([
    { kind: "paragraph", text: "It costs 3. -5 is less, 3.5 more." },
  ]);
});

test("bold, italic, code and rule numbers; all else is text", () => {
  expect(piecesOf("**Now** *go* to `x` by AB-1.2.")).toEqual([
    { kind: "bold", text: "Now" },
    { kind: "text", text: " " },
    { kind: "italic", text: "go" },
    { kind: "text", text: " to " },
    { kind: "code", text: "x" },
    { kind: "text", text: " by " },
    { kind: "rule", text: "AB-1.2" },
    { kind: "text", text: "." },
  ]);
  for (const text of ["<script>alert(1)</script>", "[a](javascript:b)", "2 * 3", "**", "*open", "3–5"])
    expect(piecesOf(text)).toEqual([{ kind: "text", text }]);
});
