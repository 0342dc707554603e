// Ordinal numbers in text: 1st, 2nd, 3rd, 4th.
const RULES = new Intl.PluralRules("en", { type: "ordinal" });
const ENDINGS: { readonly [rule: string]: string } = { one: "st", two: "nd", few: "rd" };

export function ordinal(number: number): string {
  return `${number}${ENDINGS[RULES.select(number)] ?? "th"}`;
}
