// What the shell leaves open, as this game has it.
import type { LineOf, TableView, ViewOf } from "../../table/game";
import type { BigScoreBoard, BigScoreEvent, BigScorePack } from "../../wire/big_score";

export interface BigScore {
  readonly board: BigScoreBoard;
  readonly pack: BigScorePack;
  readonly event: BigScoreEvent;
}

export type Table = TableView<BigScore>;
export type View = ViewOf<BigScore>;
export type Line = LineOf<BigScore>;
