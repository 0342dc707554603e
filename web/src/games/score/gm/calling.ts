// What a roll that the GM may call is made of: its difficulties, its kinds, and the chances that the view has of each.
import type { Choice, Offer } from "../../../wire/messages";
import type { CallView } from "../../../wire/score";
import type { Table } from "../types";

/** What is chosen for a roll before its difficulty is tapped. */
export interface Asked {
  readonly marks: readonly string[];
  readonly dice: number;
  readonly modifier: number;
  readonly helpers: readonly number[];
}

export function askedIn(offer: Offer): Asked {
  return {
    marks: (offer.move["marks"] as readonly string[] | undefined) ?? [],
    dice: (offer.move["dice"] as number | undefined) ?? 0,
    modifier: (offer.move["modifier"] as number | undefined) ?? 0,
    helpers: (offer.move["helpers"] as readonly number[] | undefined) ?? [],
  };
}

export function levelsOf(offer: Offer): readonly number[] {
  const blank = offer.blanks?.find((one) => one.field === "difficulty");
  return blank ? Array.from({ length: blank.most - blank.least + 1 }, (_, at) => blank.least + at) : [];
}

export function choicesOf(offer: Offer, field: string): readonly Choice[] {
  return offer.blanks?.find((one) => one.field === field)?.choices ?? [];
}

/** What the job itself may bring and is not prepared, to be said in the GM's language. */
export function complicationsOf(session: Table): readonly Choice[] {
  const offer = session.offersAt("complications").find((one) => one.move.move === "PrepareComplication");
  return offer ? choicesOf(offer, "text") : [];
}

/** The chances of a roll called like this, of the marks only those that make a difference. */
export function chancesOf(
  calls: readonly CallView[],
  telling: readonly string[],
  level: number,
  marks: readonly string[],
): CallView | undefined {
  const wanted = marks.filter((mark) => telling.includes(mark));
  return calls.find(
    (call) =>
      call.asked === level && call.marks.length === wanted.length && call.marks.every((mark) => wanted.includes(mark)),
  );
}
