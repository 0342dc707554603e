// The dice and abilities that one picks for a roll, and what they come to: the page adds up nothing itself.
import type { Offer } from "../../../wire/messages";
import type { OddsView, Roll } from "../../../wire/score";

/** The abilities that are named before the dice, as the move names them. */
const NAMED = ["foresight", "overclock", "clear_the_room"] as const satisfies readonly (keyof Roll)[];

function namedIn(offer: Offer): readonly string[] {
  return NAMED.filter((name) => offer.move[name] === true);
}

function same(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((each) => other.includes(each));
}

export interface Rolling {
  /** How many Prep dice may be taken. */
  readonly most: number;
  /** The abilities that may be named. */
  readonly abilities: readonly string[];
}

export function rollingOf(offers: readonly Offer[]): Rolling | null {
  const rolls = offers.filter((offer) => offer.move.move === "Roll");
  if (rolls.length === 0) return null;
  const dice = rolls.map(
    (offer) => offer.blanks?.find((blank) => blank.field === "prep")?.most ?? (offer.move["prep"] as number),
  );
  return {
    most: Math.max(...dice),
    abilities: NAMED.filter((name) => rolls.some((offer) => offer.move[name] === true)),
  };
}

/** The offer of these abilities; undefined if they may not be named together. */
export function rollOf(offers: readonly Offer[], using: readonly string[]): Offer | undefined {
  return offers.find((offer) => offer.move.move === "Roll" && same(namedIn(offer), using));
}

/** The chances of the roll as it is picked; undefined where the table does not show them. */
export function oddsOf(odds: readonly OddsView[], prep: number, using: readonly string[]): OddsView | undefined {
  return odds.find((each) => each.prep === prep && same(each.using, using));
}
