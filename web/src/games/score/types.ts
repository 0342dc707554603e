// What the shell leaves open, as this game has it.
import type { LineOf, TableView, ViewOf } from "../../table/game";
import type { ScoreBoard, ScoreEvent, ScorePack } from "../../wire/score";

export interface Score {
  readonly board: ScoreBoard;
  readonly pack: ScorePack;
  readonly event: ScoreEvent;
}

export type Table = TableView<Score>;
export type View = ViewOf<Score>;
export type Line = LineOf<Score>;
