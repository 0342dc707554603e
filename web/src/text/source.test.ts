import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { askedIds, rawTexts, sentencesIn, sources } from "./source";

const PAGE = readFileSync(new URL("../../../src/getaway/locales/en/page.ftl", import.meta.url), "utf8");
/** The ids of the page's catalog, with those of attributes: "lobby-who", "lobby-who.when". */
const IDS = PAGE.split("\n").reduce<string[]>((ids, line) => {
  const id = /^([a-z][\w-]*) =/.exec(line)?.[1];
  const attribute = /^ +\.([\w-]+) =/.exec(line)?.[1];
  const owner = ids.at(-1)?.split(".")[0];
  return id ? [...ids, id] : attribute ? [...ids, `${owner}.${attribute}`] : ids;
}, []);
/** A game asks `t` for messages of its own catalog. */
const OWN = sources().filter(({ path }) => !/^games\/(?!plain)/.test(path));
const asked = new Map(OWN.map((file) => [file.path, askedIds(file)]));

function matches(id: string, wanted: string): boolean {
  return wanted.endsWith("…") ? id.startsWith(wanted.slice(0, -1)) : id === wanted;
}

test("every id that the page asks for exists", () => {
  const missing = [...asked].flatMap(([path, ids]) =>
    ids.filter((wanted) => !IDS.some((id) => matches(id, wanted))).map((id) => `${path}: ${id}`),
  );
  expect(missing).toEqual([]);
});

test("every id of the page is used", () => {
  const wanted = [...new Set([...asked.values()].flat())];
  expect(wanted.length).toBeGreaterThan(300);
  expect(IDS.filter((id) => !wanted.some((each) => matches(id, each)))).toEqual([]);
});

const FILES = sources();
const folder = (path: string): string => /^games\/\w+/.exec(path)?.[0] ?? "the shell";
const FOLDERS = [...new Set(FILES.map(({ path }) => folder(path)))];

test.each(FOLDERS)("nothing is said outside the catalogs in %s", { timeout: 60_000 }, (where) => {
  const said = FILES.filter(({ path }) => folder(path) === where).flatMap((file) =>
    [...rawTexts(file), ...sentencesIn(file)].map((text) => `${file.path}: ${text}`),
  );
  expect(said).toEqual([]);
});

test("what is said outside the catalogs is found", () => {
  const code = `
    <script lang="ts">let at: number = 1; const none = "Not shown";</script>
    <p class="plain {at ? "big one" : ""}">{t("said")} Sit down <b>{at ? "Your move" : name}</b> {\`Round \${at}\`}</p>
    <input placeholder="Your name" aria-label={wide ? "Open the log" : t("other")} title="{t("more")}: again" />
    <code>getaway verify</code><kbd>Esc</kbd><i>Getaway</i> · {at}`;
  expect(rawTexts({ path: "Some.svelte", code })).toEqual([
    "Sit down",
    "Your move",
    "Round …",
    "Your name",
    "Open the log",
    ": again",
  ]);
  expect(sentencesIn({ path: "Some.svelte", code })).toEqual(["Not shown"]);
});

test("ids are found in all the ways to ask for one", () => {
  const code =
    't("one"); x.map((each) => t(each ? "two" : `three-${each}.help`, { n: 1 })); other("four"); s.t("five");';
  expect(askedIds({ path: "some.ts", code })).toEqual(["one", "two", "three-…"]);
});
