import type { DeliveredEvent, View } from "../../wire/messages";
import { eventOf } from "./played";
import { boardOf } from "./stage.svelte";

/** A card that is covered by now is covered in the log too (RB-3.5), and so is a hand, which would give it away. */
export function redactLine(told: Told, view: View): Told | null {
  const event = eventOf(told.what);
  if (event.event === "HandDrawn") return null;
  if (event.event !== "CardPlayed") return told;
  const board = boardOf(view);
  const side = board.sides.find((each) => each.side === event.side);
  const covered = event.round === board.round && side?.stack[event.number - 1] === null;
  return covered || event.card === null ? null : told;
}
