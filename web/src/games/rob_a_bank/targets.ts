// Where on the plan each move on offer can be made: the room, the street space, the mover or the token it concerns.
import type { Offer } from "../../wire/messages";
import { moveOf } from "./actions";
import { type Box, type Placed, roomBox, streetBox } from "./floor";

export interface Target {
  readonly key: string;
  readonly kind: "room" | "street" | "thing";
  readonly box: Box;
  readonly offer: Offer;
  /** The street space or the room. */
  readonly place: string;
}

/** Half the side of the square in which a thing is touched. */
const REACH = 38;
const FOOT = 52;

export function targets(offers: readonly Offer[], things: readonly Placed[], guard: number | null): readonly Target[] {
  return offers.flatMap((offer): Target[] => {
    const move = moveOf(offer);
    const [kind, name = ""] = offer.points_at.split(":");
    const thing = (key: string): Target[] => {
      const found = things.find((each) => each.key === key);
      if (!found) return [];
      const reach = REACH * found.scale;
      const box = { x: found.x - reach, y: found.y - reach, w: 2 * reach, h: 2 * reach };
      return [{ key: `${key} ${move.move}`, kind: "thing", box, offer, place: String(found.room) }];
    };
    switch (move.move) {
      case "TurnTile":
      case "PlayCard":
      case "Revive":
      case "EndTurn":
        return [];
      case "MoveGuard":
        if (move.guard !== guard) return [];
        break;
      case "LockBag":
      case "PickUp":
        return thing(`bag:${name}`);
      case "UnlockBag":
        return thing(`locked:${name}`);
    }
    if (kind === "room") {
      return [{ key: offer.points_at, kind, box: footOf(roomBox(Number(name))), offer, place: name }];
    }
    if (kind === "street")
      return [{ key: `${offer.points_at} ${move.move}`, kind, box: streetBox(name), offer, place: name }];
    return thing(offer.points_at);
  });
}

/** The foot of a room, where its label stands and no thing: the rest of a lit room is clicked through the plan. */
function footOf({ x, y, w, h }: Box): Box {
  return { x: x + 9, y: y + h - 9 - FOOT, w: w - 18, h: FOOT };
}
