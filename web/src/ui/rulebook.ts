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
