// Texts of single rules, asked of the house once for each book.
import { get } from "../connection/rest";
import type { RuleText } from "../wire/rest";
import { gameOfRule } from "../manifests";

const BOOKS = new Map<string, Promise<readonly RuleText[]>>();

export async function ruleTexts(rules: readonly string[]): Promise<readonly RuleText[]> {
  const books = await Promise.all([...new Set(rules.map(gameOfRule))].map(book));
  return rules.flatMap((rule) => books.flat().filter((each) => each.number === rule));
}

function book(name: string): Promise<readonly RuleText[]> {
  const known = BOOKS.get(name) ?? get<readonly RuleText[]>(`/api/rules/${name}`);
  BOOKS.set(name, known);
  return known;
}
