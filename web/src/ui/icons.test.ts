import { readdirSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { lists } from "./icons";

const SRC = new URL("..", import.meta.url).pathname;
const FILES = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((path) =>
  /(?<!icons|test)\.(svelte|ts)$/.test(path),
);

function code(owner: string): string {
  const own = owner === "shell" ? /^(?!games\/)/ : new RegExp(`^games/${owner}/`);
  return FILES.filter((path) => own.test(path))
    .map((path) => readFileSync(SRC + path, "utf8"))
    .join();
}

test("an icon is listed where it is used", () => {
  for (const [owner, icons] of Object.entries(lists)) {
    const used = code(owner);
    for (const name of [...icons["game-icons"], ...icons.lucide])
      expect(used.includes(`"${name}"`), `${owner}: ${name}`).toBe(true);
  }
});
