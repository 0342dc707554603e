// Whose cards lie on the desk, and which of them is chosen.
import type { Offer } from "../../wire/messages";
import type { RobABankBoard } from "../../wire/rob_a_bank";
import type { Line } from "./types";

type Side = RobABankBoard["sides"][number];

/** The hand on this player's desk: of the side that plans now if it is one's own, else of the one that is next. */
export function handOf(board: RobABankBoard, you: number): Side | null {
  const mine = board.sides.filter((side) => side.seat === you && side.hand !== null);
  const now = mine.find((side) => side.side === board.planning);
  const least = Math.min(...mine.map((side) => side.stack.length));
  return now ?? mine.find((side) => side.stack.length === least) ?? null;
}

/** The hands that a seat holds by itself, without those of its side that it may look into. */
export function handsOf(board: RobABankBoard, seat: number): readonly Side[] {
  return board.sides.filter((side) => side.seat === seat && (side.hand?.length ?? 0) > 0);
}

/** The cards of a stack, what is covered by now as it was told when it was played. */
export function stackOf(board: RobABankBoard, side: string, log: readonly Line[]): readonly string[] {
  const played = log.map((line) => line.what).filter((event) => event.event === "CardPlayed");
  const stack = board.sides.find((each) => each.side === side)?.stack ?? [];
  return stack.map(
    (card, at) =>
      card ??
      played.find((event) => event.round === board.round && event.side === side && event.number === at + 1)?.card ??
      "",
  );
}

export function playable(offers: readonly Offer[]): boolean {
  return offers.some((offer) => offer.move.move === "PlayCard");
}

/** The place of the chosen card in a hand that has become smaller; -1 in an empty one. */
export function chosenCard(hand: readonly string[], wanted: number): number {
  return Math.min(wanted, hand.length - 1);
}

/** The offer to play the chosen card. */
export function playOffer(offers: readonly Offer[], hand: readonly string[], wanted: number): Offer | null {
  const card = hand[chosenCard(hand, wanted)];
  return offers.find((offer) => offer.move.move === "PlayCard" && offer.move["card"] === card) ?? null;
}
