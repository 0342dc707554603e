// A game that nobody has drawn: its prompt, its offers and its log are enough to play it.
import type { GamePage } from "../../table/game";
import Board from "./Board.svelte";

export const page: GamePage = {
  Board,
  steps: (view) => ({ round: "", names: [view.phase], now: 0 }),
  draws: () => false,
};
