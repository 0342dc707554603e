// An offer with blanks is asked in a sheet; one without is made at once. What is hard to put right is asked about first.
import { connection } from "../../connection/connection.svelte";
import { onePerPlace } from "../../table/place";
import type { Offer } from "../../wire/messages";
import { isSettled } from "./gm/filling";
import type { Table } from "./types";

class OpenForm {
  offer = $state.raw<Offer | null>(null);
}

export const openFormOf = onePerPlace(() => new OpenForm());

/** Everything that can be said with a move is asked for. */
export function makeOrAsk(session: Table, offer: Offer): void {
  if (offer.blanks?.length || offer.ask) ask(session, offer);
  else void session.make(offer.move);
}

/** One tap makes the move, if nothing has to be written or chosen and nothing is asked about first. */
export function tap(session: Table, offer: Offer): void {
  if (isSettled(offer) && !offer.ask) void session.make(offer.move);
  else ask(session, offer);
}

/** Opens the form of an offer. */
export function ask(session: Table, offer: Offer): void {
  connection.refusal = null; // what is refused from now on is about this form
  openFormOf(session).offer = offer;
}
