// What a player has opened and picked on their screen before anything is sent.
import { onePerPlace } from "../../../table/place";

export const TABS = ["story", "job", "sheet", "crew", "log"] as const;
export type Tab = (typeof TABS)[number];

interface Picked {
  /** The roll that the dice were picked for. */
  readonly roll: number;
  readonly prep: number;
  readonly using: readonly string[];
}

class Phone {
  tab = $state<Tab>("story");
  /** The Criminal who is to act, by number. */
  who = $state(-1);
  /** What is being written; it stays when another tab is opened, and when it was refused. */
  words = $state("");
  #picked = $state.raw<Picked>({ roll: -1, prep: 0, using: [] });

  /** What is picked for a roll: nothing yet, if it was for another one. */
  picked(roll: number): Picked {
    return this.#picked.roll === roll ? this.#picked : { roll, prep: 0, using: [] };
  }

  pick(roll: number, prep: number, using: readonly string[]): void {
    this.#picked = { roll, prep, using };
  }
}

export const phoneOf = onePerPlace((): Phone => new Phone());
