// What a click on a job does in a solitaire: whatever the server offers there, for the card that is picked up.
import t from "$words/games/big_score";

import type { BigScorePack } from "../../../wire/big_score";
import type { Offer } from "../../../wire/messages";
import type { Hit } from "../Job.svelte";
import { money } from "../things";
import type { Table } from "../types";

function wordOf(pack: BigScorePack, offer: Offer): string {
  switch (offer.move.move) {
    case "Scout":
      return `${t.solo.scout} ${money(pack.solo.scout_cost)}`;
    case "PlaceExtra":
      return `${t.solo.place} ${money(pack.solo.place_cost)}`;
    case "SpendJacks":
      return t.solo.spend;
    case "TurnUp":
      return t.solo.turnUp;
    case "SettleJob":
      return t.solo.settle;
    default:
      return t.solo.place;
  }
}

export function hitOn(session: Table, pack: BigScorePack, number: number, type: string | null): Hit | null {
  const offer =
    session.offersAt(`job:${number}`)[0] ??
    (type === null ? undefined : session.offersAt(`crew:${type} job:${number}`)[0]);
  if (!offer || !session.live) return null;
  return {
    label: offer.text,
    word: wordOf(pack, offer),
    key: String(number),
    offer: offer.points_at,
    click: () => void session.make(offer.move),
  };
}
