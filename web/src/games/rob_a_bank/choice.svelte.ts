// What this player has picked up but not yet played: a card of the hand, a guard to send, a turn of a tile to look at.
import { onePerPlace } from "../../table/place";

class Choice {
  /** Which card of the hand, by its place. */
  card = $state(0);
  /** Whether it was chosen since the last one was played: only then does Enter play it. */
  meant = $state(false);
  /** The guard that the lit rooms are for. */
  guard = $state(1);
  /** By how many quarters a tile would be turned. */
  quarters = $state(0);
}

export const choiceOf = onePerPlace(() => new Choice());
