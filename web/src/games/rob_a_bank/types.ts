// What the shell leaves open, as this game has it.
import type { LineOf, TableView, ViewOf } from "../../table/game";
import type { RobABankBoard, RobABankEvent, RobABankPack } from "../../wire/rob_a_bank";

export interface RobABank {
  readonly board: RobABankBoard;
  readonly pack: RobABankPack;
  readonly event: RobABankEvent;
}

export type Table = TableView<RobABank>;
export type View = ViewOf<RobABank>;
export type Line = LineOf<RobABank>;
