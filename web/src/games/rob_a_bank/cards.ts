// The cards of the box by their ids.
import t from "$words/games/rob_a_bank";

import type { RobABankPack } from "../../wire/rob_a_bank";

export interface Face {
  readonly id: string;
  readonly name: string;
  readonly actions: readonly string[];
  /** "Move + Pick up" */
  readonly words: string;
}

export function faceOf(pack: RobABankPack, id: string): Face {
  const card = [...pack.bank_cards, ...pack.robber_cards].find((each) => each.id === id);
  const actions = card?.actions ?? [];
  return { id, name: card?.name ?? id, actions, words: t.actions(actions) };
}
