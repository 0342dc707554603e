// Rulebooks: which one a rule is in, and the texts of single rules. Each book is fetched once.
import { connection } from "../connection/connection.svelte";
import { get } from "../connection/rest";
import { language } from "../text";
import type { RulebookText, RuleText } from "../wire/rest";

const HOUSE_RULES = "house";
const BOOKS = new Map<string, Promise<RulebookText>>();

/** The rulebook that holds a rule, by the letters before its number: a game's, or the house rules. */
export function bookOf(rule: string): string {
  const prefix = rule.split("-")[0] ?? "";
  return connection.games.find((game) => game.rule_prefixes.includes(prefix))?.name ?? HOUSE_RULES;
}

export async function ruleTexts(rules: readonly string[]): Promise<readonly RuleText[]> {
  await connection.ready;
  const books = await Promise.all([...new Set(rules.map(bookOf))].map(book));
  return rules.flatMap((rule) => books.flatMap((each) => each.rules.filter(({ number }) => number === rule)));
}

function book(name: string): Promise<RulebookText> {
  const known = BOOKS.get(name) ?? get<RulebookText>(`/api/rules/${name}?lang=${language()}`);
  BOOKS.set(name, known);
  return known;
}

/** What a gist may be long, so that it is two or three lines. */
const GIST = 150;

/** The beginning of a rule, by whole sentences: at least the first, and more while there is room. */
export function gistOf(text: string): string {
  const plain =
    text
      .split(/\n\s*\n/)[0]
      ?.replaceAll(/\s+/g, " ")
      .trim() ?? "";
  let gist = "";
  for (const sentence of plain.split(/(?<=[.!?:;])\s+(?=[\p{Lu}*(])/u)) {
    const longer = gist ? `${gist} ${sentence}` : sentence;
    if (gist && longer.length > GIST) break;
    gist = longer;
  }
  if (gist.length <= GIST + GIST / 3) return gist;
  return `${gist.slice(0, gist.lastIndexOf(" ", GIST))} …`;
}
