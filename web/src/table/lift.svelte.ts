// A move that cannot be unmade takes two clicks: the first one lifts it, and the desk says what it does; the second one makes
// it.
import type { Move, Offer, View } from "../wire/messages";
import { offerOf, sameMove } from "./offers";

/** So many milliseconds after a click another one belongs to the same double click. */
const DOUBLED = 350;

export class Lift {
  /** What is lifted. */
  offer = $state.raw<Offer | null>(null);
  /** Whether the next click makes the move: the second of a double click does not. */
  ready = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether a move that was clicked waits for another click. */
  waits(view: View | null, move: Move): boolean {
    const offer = view && offerOf(view, move);
    if (!offer || !isFinal(view, offer)) return false;
    if (this.offer && sameMove(this.offer.move, offer.move)) return !this.ready;
    this.putBack();
    this.offer = offer;
    this.#timer = setTimeout(() => (this.ready = true), DOUBLED);
    return true;
  }

  /** Nothing was done. */
  putBack(): void {
    clearTimeout(this.#timer);
    this.offer = null;
    this.ready = false;
  }

  /** What was lifted may be on offer no more. */
  keepIfOffered(view: View | null): void {
    const still = this.offer && view ? offerOf(view, this.offer.move) : undefined;
    if (this.offer && (!still || !view || !isFinal(view, still))) this.putBack();
  }
}

function isFinal(view: View, offer: Offer): boolean {
  return view.final.includes(view.offers.indexOf(offer));
}
