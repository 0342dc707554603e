import { readdirSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

const SRC = new URL("..", import.meta.url).pathname;
const FILES = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((path) =>
  /(?<!test)\.(svelte|ts)$/.test(path),
);
const modules = import.meta.glob<object>(["./en/*.ts", "../games/*/words/en.ts", "!**/*.test.ts"], {
  eager: true,
  import: "default",
});

/** What a component imports the words of a file as. */
function importOf(path: string): string {
  const [game, file] = [/games\/(\w+)/.exec(path)?.[1], /(\w+)\.ts$/.exec(path)?.[1]];
  return game ? `$words/games/${game}` : `$words/${file}`;
}

test("every word is used", () => {
  const code = FILES.map((path) => readFileSync(SRC + path, "utf8"));
  const unused = Object.entries(modules).flatMap(([path, words]) => {
    const from = importOf(path);
    const users = code.filter((text) => text.includes(`"${from}"`));
    return Object.keys(words ?? {})
      .filter((key) => !users.some((text) => new RegExp(`\\bt\\w?\\s*\\.${key}\\b`).test(text)))
      .map((key) => `${from} ${key}`);
  });
  expect(unused).toEqual([]);
});
