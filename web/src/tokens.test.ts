import { readdirSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

const SRC = new URL(".", import.meta.url).pathname;
const FILES = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(svelte|ts|css)$/.test(path) && !/^wire\/|\.test\.ts$/.test(path))
  .map((path) => ({ path, text: readFileSync(SRC + path, "utf8") }));

test("every token that is used is defined, and every one defined is used", () => {
  const all = FILES.map(({ text }) => text).join("\n");
  const defined = new Set(
    [...(FILES.find(({ path }) => path === "tokens.css")?.text ?? "").matchAll(/^ {2}(--[\w-]+):/gm)].map(
      (each) => each[1],
    ),
  );
  const used = new Set([...all.matchAll(/var\((--[\w-]+)/g)].map((each) => each[1]));
  const local = new Set([...all.matchAll(/(--[\w-]+)(?:=|:|"\])/g)].map((each) => each[1]));
  expect([...used].filter((each) => !local.has(each))).toEqual([]);
  expect([...defined].filter((each) => !used.has(each))).toEqual([]);
});

// Stylelint sees the styles; this sees the markup and the scripts.
test("no color is written in markup or scripts", () => {
  expect(FILES.filter(({ text }) => /"#[0-9a-f]{3,8}"/i.test(text)).map(({ path }) => path)).toEqual([]);
});
