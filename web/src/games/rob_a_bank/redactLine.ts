import type { Text } from "../../text";
import type { Line, View } from "./types";

/** A card that is covered by now is covered in the log too (RB-3.5), and so is a hand, which would give it away. */
export function redactLine({ what: event, words }: Line, view: View): Text | null {
  if (event.event === "HandDrawn") return null;
  if (event.event !== "CardPlayed") return words;
  const board = view.board;
  const side = board.sides.find((each) => each.side === event.side);
  const covered = event.round === board.round && side?.stack[event.number - 1] === null;
  return covered || event.card === null ? null : words;
}
