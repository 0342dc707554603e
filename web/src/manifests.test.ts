import { readdirSync, readFileSync } from "node:fs";

import { expect, test, vi } from "vitest";

import { iconOf, inOrder, manifests, pageOf } from "./manifests";

const SRC = new URL(".", import.meta.url).pathname;
const GAMES = readdirSync(`${SRC}games`).filter((name) => name !== "plain");

test("every game's folder has a manifest", () => {
  expect(manifests).toHaveLength(GAMES.length);
});

test("no game is named outside its folder", () => {
  const files = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter(
    (path) => /\.(svelte|ts|css)$/.test(path) && !/^(games|wire)\/|\.test\.ts$/.test(path),
  );
  const titles = manifests.map(({ credit: [title] }) => title).filter((title) => title.includes(" "));
  const named = new RegExp(`["'\`/](${GAMES.join("|")})["'\`/]|[{,]\\s*(${GAMES.join("|")}): |${titles.join("|")}`);
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((path) => named.test(readFileSync(SRC + path, "utf8")))).toEqual([]);
});

test("a game without a manifest comes last, has an icon and is drawn by the plain board", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ unknown: "" })));
  const names = ["unknown", ...GAMES].map((name) => ({ name }));
  expect(inOrder(names).at(-1)?.name).toBe("unknown");
  expect(iconOf("unknown")).toBe("robber-mask");
  expect((await pageOf("unknown")).draws("anything", {} as never)).toBe(false);
});
