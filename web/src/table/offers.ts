// Which offer a move was made of.
import type { Text } from "../text";
import type { Move, Offer, View } from "../wire/messages";

/** The same in everything but the blanks that its maker fills in. */
export function offerOf(view: View, move: Move): Offer | undefined {
  return view.offers.find((offer) => {
    const blank = new Set(offer.blanks?.map((each) => each.field));
    return Object.keys({ ...offer.move, ...move }).every(
      (field) => blank.has(field) || JSON.stringify(offer.move[field]) === JSON.stringify(move[field]),
    );
  });
}

/** Whether two offers say the same. */
export function sameText(one: Text | undefined, other: Text): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
