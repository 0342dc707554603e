// Moves made of offers with one tap: blanks are filled in from what was tapped, or left as they are proposed.
import type { Blank, Move, Offer } from "../../../wire/messages";

function blankOf(offer: Offer, field: string): Blank | undefined {
  return offer.blanks?.find((blank) => blank.field === field);
}

/** Whether a number fits into a blank of the offer. */
export function fits(offer: Offer, field: string, value: number): boolean {
  const blank = blankOf(offer, field);
  return blank !== undefined && blank.kind === "number" && blank.least <= value && value <= blank.most;
}

/** Whether the offer can be made as it is: nothing has to be written first. */
export function isComplete(offer: Offer): boolean {
  return (offer.blanks ?? []).every((blank) => {
    if (blank.kind === "text") return blank.least === 0 || !["", "..."].includes(String(offer.move[blank.field] ?? ""));
    return offer.move[blank.field] !== undefined;
  });
}

/** Whether one tap says it all: nothing has to be written, nothing has to be chosen, and no text is there to be changed. */
export function isSettled(offer: Offer): boolean {
  return isComplete(offer) && (offer.blanks ?? []).every((blank) => isLeftOut(blank, offer.move[blank.field]));
}

function isLeftOut(blank: Blank, proposed: unknown): boolean {
  switch (blank.kind) {
    case "text":
      return !proposed;
    case "number":
      return blank.least === blank.most;
    default:
      return (blank.choices?.length ?? 0) < 2;
  }
}

/** The move with some blanks filled in. A text that nobody has to write is left out. */
export function filled(offer: Offer, values: { readonly [field: string]: unknown } = {}): Move {
  return { ...offer.move, ...values };
}

/** The same offer, with some of its blanks filled in: what is left can be asked for. */
export function narrowed(offer: Offer, values: { readonly [field: string]: unknown }): Offer {
  return {
    ...offer,
    move: filled(offer, values),
    blanks: offer.blanks?.filter((blank) => !(blank.field in values)) ?? [],
  };
}
