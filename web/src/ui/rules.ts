// Which rulebook a rule's number belongs to.

const BOOKS: { readonly [prefix: string]: string } = {
  MH: "masters",
  RB: "rob_a_bank",
  BS: "big_score",
  SO: "big_score",
  SC: "score",
};

export function gameOfRule(rule: string): string {
  return BOOKS[rule.slice(0, 2)] ?? "house";
}
