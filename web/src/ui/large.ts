// A card to be read at leisure: by a long press, a right-click, or the key I where it has the focus.
import type { Attachment } from "svelte/attachments";

import type { IconName } from "./icons";

export interface Large {
  /** Of paper: people, and what one holds. Else of blueprint: a place. */
  readonly paper: boolean;
  readonly icons: readonly IconName[];
  readonly title: string;
  readonly kind: string;
  readonly facts: readonly (readonly [string, string])[];
  readonly words: readonly string[];
  /** Numbers of the rules that it goes by; their texts come from the server. */
  readonly rules: readonly string[];
}

const CARDS = new WeakMap<Element, () => Large | null>();

/** Such a card is drawn here. */
export function large(what: () => Large | null): Attachment<HTMLElement> {
  return (node) => {
    node.dataset["large"] = "";
    CARDS.set(node, what);
  };
}

/** The card that a pointer is on, or that the focus is on or around. */
export function cardAt(target: EventTarget | null): Large | null {
  if (!(target instanceof Element)) return null;
  const node =
    target.closest("[data-large]") ?? (target.matches("a, button") ? target.querySelector("[data-large]") : null);
  return (node && CARDS.get(node)?.()) ?? null;
}
