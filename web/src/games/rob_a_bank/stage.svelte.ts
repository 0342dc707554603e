// The board as it stands at this moment of what is being played out.
import type { TableView } from "../../table/game";
import type { View } from "../../wire/messages";
import type { RobABankBoard, RobABankPack } from "../../wire/rob_a_bank";
import { played } from "./played";

export function boardOf(view: View | null): RobABankBoard {
  return view?.board as RobABankBoard;
}

export class Stage {
  board = $state.raw() as RobABankBoard;

  /** To be made while a component is: it follows the session for as long as that lives. */
  constructor(seen: () => TableView) {
    let view = seen().view;
    let last = -1;
    this.board = boardOf(view);
    $effect.pre(() => {
      const { view: now, scene } = seen();
      if (now !== view) {
        view = now;
        this.board = boardOf(view);
      } else if (scene && scene.number !== last) {
        last = scene.number;
        this.board = played(this.board, scene.what, (seen().pack as RobABankPack).tiles);
      }
    });
  }
}
