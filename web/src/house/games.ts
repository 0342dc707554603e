// How the house draws its games where only a sign has room.
import type { IconName } from "../ui/icons";

const SIGNS: { readonly [game: string]: IconName } = {
  big_score: "cut-diamond",
  rob_a_bank: "swap-bag",
  masters: "top-hat",
  score: "rolling-dices",
};

/** The order in which the house shows its games; what is new comes last. */
const ORDER = ["big_score", "rob_a_bank", "masters", "score"];

export function iconOf(game: string): IconName {
  return SIGNS[game] ?? "robber-mask";
}

export function inOrder<T extends { readonly name: string }>(games: readonly T[]): readonly T[] {
  const place = (name: string) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
  return [...games].sort((one, other) => place(one.name) - place(other.name));
}
