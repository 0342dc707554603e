// The board as it stands at this moment of what is being played out.
import type { RobABankBoard } from "../../wire/rob_a_bank";
import { applyEvent } from "./applyEvent";
import type { Table } from "./types";

export class Stage {
  board: RobABankBoard;

  /** Created with a component: it follows the session as long as the component lives. */
  constructor(session: () => Table) {
    let view = session().view;
    let last = -1;
    this.board = $state.raw(session().board);
    $effect.pre(() => {
      const { view: now, board, scene } = session();
      if (now !== view) {
        view = now;
        this.board = board;
      } else if (scene && scene.number !== last) {
        last = scene.number;
        this.board = applyEvent(this.board, scene.what, session().pack.tiles);
      }
    });
  }
}
