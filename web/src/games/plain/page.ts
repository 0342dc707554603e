// A game that nobody has drawn: its board in words, its prompt, its offers and its log are enough to play it.
import { connection } from "../../connection/connection.svelte";
import { textOf } from "../../text";
import type { GamePage } from "../../table/game";
import Board from "./Board.svelte";

export const page: GamePage = {
  Board,
  steps: (view) => ({ round: "", names: [titleOf(view.game, view.phase)], now: 0 }),
  draws: () => false,
};

function titleOf(game: string, phase: string): string {
  const phases = connection.games.find((each) => each.name === game)?.phases ?? [];
  return textOf(phases.find((each) => each.phase === phase)?.title ?? phase);
}
