// What the GM has open on the console: nothing of it is sent.
import { onePerPlace } from "../../../table/place";
import type { IconName } from "../../../ui/icons";
import type { Score } from "../types";

export const TABS = ["scene", "job", "people", "notes", "clocks"] as const;
export type Tab = (typeof TABS)[number];
/** On a phone one part of the console is in sight: the table, a tab of papers, or the log. */
export const PARTS = ["table", ...TABS, "log"] as const;
export type Part = (typeof PARTS)[number];

export const PART_ICONS: { readonly [part in Part]: IconName } = {
  table: "dices",
  scene: "map",
  job: "briefcase",
  people: "users",
  notes: "notebook-pen",
  clocks: "timer",
  log: "scroll-text",
};

class Console {
  /** The papers in sight; null: those that fit the phase. */
  tab = $state<Tab | null>(null);
  part = $state<Part>("table");
  /** The Criminal at hand: who is to roll, or is ruled on. */
  picked = $state<number | null>(null);

  open(part: Part): void {
    this.part = part;
    if (part !== "table" && part !== "log") this.tab = part;
  }

  pick(criminal: number): void {
    this.picked = this.picked === criminal ? null : criminal;
  }
}

export const consoleOf = onePerPlace<Console, Score>(() => new Console());
