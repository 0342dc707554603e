// The cards of the box by their ids.
import { componentName } from "../../text";
import type { RobABankPack } from "../../wire/rob_a_bank";
import { actionsOf } from "./texts";

export interface Face {
  readonly id: string;
  readonly name: string;
  readonly actions: readonly string[];
  /** "Move + Pick Up" */
  readonly words: string;
}

/** The name of a card of the pack. */
function nameOf(id: string, name: string): string {
  return componentName(`rob_a_bank.card-${id}`, name);
}

export function faceOf(pack: RobABankPack, id: string): Face {
  const card = [...pack.bank_cards, ...pack.robber_cards].find((each) => each.id === id);
  const actions = card?.actions ?? [];
  return { id, name: nameOf(id, card?.name ?? id), actions, words: actions.length > 0 ? actionsOf(actions) : "" };
}
