// An offer with blanks is asked in a sheet; one without is made at once.
import { connection } from "../../connection/connection.svelte";
import { onePerPlace } from "../../table/place";
import type { Offer } from "../../wire/messages";
import type { Table } from "./types";

class OpenForm {
  offer = $state.raw<Offer | null>(null);
}

export const openFormOf = onePerPlace(() => new OpenForm());

export function makeOrAsk(session: Table, offer: Offer): void {
  if (!offer.blanks?.length) void session.make(offer.move);
  else {
    connection.refusal = null; // what is refused from now on is about this form
    openFormOf(session).offer = offer;
  }
}
