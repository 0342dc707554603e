// The texts of the page in the visitor's language. Catalogs are loaded before the first screen, those of a game with it.
import { createSubscriber } from "svelte/reactivity";

import { type Argument, type Arguments, NOBODY, type Part, type Reader, type Text, Texts } from "./render";

export type { Argument, Arguments, Part, Reader, Text } from "./render";

const ENGLISH = "en";
export const LANGUAGES = [
  { code: ENGLISH, name: "English" },
  { code: "de", name: "Deutsch" },
] as const;

const english = new Texts(ENGLISH);
let texts = english;
const loading = new Map<string, Promise<void>>();
const readers = new Set<() => void>();
/** Whatever shows a text while a part of the texts is on its way is shown again when the part has come. */
const whenLoaded = createSubscriber((update) => {
  readers.add(update);
  return () => readers.delete(update);
});

/** An id with two hyphens, "score.story-bank--vault", is in the part before them, which is loaded when it is needed. */
function loadMissing(id: string): string {
  const [part, rest] = id.split("--");
  if (!part || rest === undefined) return id;
  whenLoaded();
  if (!loading.has(part)) {
    loadTexts(part).then(
      () => readers.forEach((update) => update()),
      () => undefined,
    );
  }
  return "…";
}
english.missing = loadMissing;

/** The first of these languages that there is; English if there is none. */
export function firstKnown(wanted: readonly string[]): string {
  const codes = wanted.map((each) => each.split("-")[0]);
  return codes.find((each) => LANGUAGES.some(({ code }) => code === each)) ?? ENGLISH;
}

/** Loads the texts of the page in this language, before the first screen; whether they came. */
export async function startTexts(language: string): Promise<boolean> {
  texts = language === ENGLISH ? english : new Texts(language, english);
  texts.missing = loadMissing;
  document.documentElement.lang = language;
  return loadTexts("common").then(
    () => true,
    () => false,
  );
}

/** Loads a part of the texts, in this language and in English behind it: those of the page ("common"), of a game,
 *  or of its lesson ("GAME.lesson"). */
export function loadTexts(part: string): Promise<void> {
  let found = loading.get(part);
  if (!found) {
    found = load(part);
    found.catch(() => loading.delete(part));
    loading.set(part, found);
  }
  return found;
}

/** Loads what every table of a game says, and the names of its components, which English has from the pack. A large
 *  game has more parts ("story"), which its manifest names. */
export async function loadGame(game: string, parts: readonly string[] = []): Promise<void> {
  const names = texts === english ? [] : ["names"];
  await Promise.all([game, ...[...names, ...parts].map((part) => `${game}.${part}`)].map(loadTexts));
}

async function load(part: string): Promise<void> {
  await Promise.all(
    [...new Set([english, texts])].map(async (each) => {
      const answer = await fetch(`/texts/${each.language}/${part}`);
      if (!answer.ok) throw new Error(`the texts of ${part} did not come: ${answer.status}`);
      addCatalogs(each.language, (await answer.json()) as { readonly [catalog: string]: string });
    }),
  );
}

/** Adds catalogs as the server sends them: Fluent source by the name of the catalog. */
export function addCatalogs(code: string, sources: { readonly [catalog: string]: string }): void {
  const to = code === ENGLISH ? english : texts;
  for (const [catalog, source] of Object.entries(sources)) to.add(catalog, source);
}

/** A message of the server, or a text that somebody wrote. */
export function textOf(text: Text, reader: Reader = NOBODY): string {
  return texts.text(text, reader);
}

/** The same in pieces, names apart. */
export function partsOf(text: Text, reader: Reader = NOBODY): readonly Part[] {
  return texts.parts(text, reader);
}

/** Several things as one text: "a, b and c". */
export function listing(items: readonly Argument[]): string {
  return texts.argument(["l", items]);
}

/** Whether there is such a message: "page.level-easy". */
export function hasText(id: string): boolean {
  return texts.hasMessage(id);
}

/** The code of the language that is spoken: for dates, numbers and questions to the server. */
export function language(): string {
  return texts.language;
}

/** The texts of one catalog: `const t = textsOf("page")`, then `t("join-title")` or `t("seat-of", { name })`. */
export function textsOf(catalog: string): (id: string, args?: Arguments, reader?: Reader) => string {
  return (id, args = {}, reader = NOBODY) => texts.text(["m", `${catalog}.${id}`, args], reader);
}

/** A component of a pack by its key in a catalog, "masters.crew-kingpin", and the name that the pack gives it. */
export function componentName(key: string, name: string): string {
  return texts.component(key, name);
}

/** The texts of the page itself. */
export const t = textsOf("page");
