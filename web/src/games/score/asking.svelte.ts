// An offer with blanks is asked in a sheet; one without is made at once.
import { onePerPlace } from "../../table/place";
import type { Offer } from "../../wire/messages";
import type { Table } from "./types";

class Asking {
  offer = $state.raw<Offer | null>(null);
}

export const askingOf = onePerPlace(() => new Asking());

export function take(session: Table, offer: Offer): void {
  if (offer.blanks?.length) askingOf(session).offer = offer;
  else void session.make(offer.move);
}
