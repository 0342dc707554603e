// What the shell leaves open, as this game has it.
import type { LineOf, TableView, ViewOf } from "../../table/game";
import type { MastersBoard, MastersEvent, MastersPack } from "../../wire/masters";

export interface Masters {
  readonly board: MastersBoard;
  readonly pack: MastersPack;
  readonly event: MastersEvent;
}

export type Table = TableView<Masters>;
export type View = ViewOf<Masters>;
export type Line = LineOf<Masters>;
