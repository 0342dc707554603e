// An offer with blanks is asked in a sheet; one without is made at once.
import { onePerPlace } from "../../table/place";
import type { Offer } from "../../wire/messages";
import type { Table } from "./types";

class OpenForm {
  offer = $state.raw<Offer | null>(null);
}

export const openFormOf = onePerPlace(() => new OpenForm());

export function makeOrAsk(session: Table, offer: Offer): void {
  if (offer.blanks?.length) openFormOf(session).offer = offer;
  else void session.make(offer.move);
}
