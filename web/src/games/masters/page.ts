import type { GamePage } from "../../table/game";
import Board from "../plain/Board.svelte";

export const page: GamePage = {
  Board,
  steps: (view) => ({ round: "", names: [view.phase], now: 0 }),
  draws: () => false,
};
