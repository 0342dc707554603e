// What a click on a job does in a solitaire: whatever the server offers there, for the card that is picked up.
import type { BigScorePack } from "../../../wire/big_score";
import type { Offer } from "../../../wire/messages";
import type { Hit } from "../Job.svelte";
import { t } from "../texts";
import type { Table } from "../types";

function wordOf(pack: BigScorePack, offer: Offer): string {
  switch (offer.move.move) {
    case "Scout":
      return t("page-scout", { price: ["$", pack.solo.scout_cost] });
    case "PlaceExtra":
      return t("page-place-extra", { price: ["$", pack.solo.place_cost] });
    case "SpendJacks":
      return t("page-spend-jacks");
    case "TurnUp":
      return t("page-turn-up");
    case "SettleJob":
      return t("page-settle");
    default:
      return t("page-place");
  }
}

export function hitOn(session: Table, pack: BigScorePack, number: number, type: string | null): Hit | null {
  const offer =
    session.offersAt(`job:${number}`)[0] ??
    (type === null ? undefined : session.offersAt(`crew:${type} job:${number}`)[0]);
  if (!offer || !session.live) return null;
  return {
    label: session.text(offer.text),
    word: wordOf(pack, offer),
    key: String(number),
    offer: offer.points_at,
    click: () => void session.make(offer.move),
  };
}
