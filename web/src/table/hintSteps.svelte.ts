// A hint for a whole sealed choice: its steps are laid out on the page one by one, and the player seals.
import type { Text } from "../text";
import type { HintedStep } from "../wire/rest";
import type { GamePage, TableView } from "./game";
import { onePerPlace } from "./place";

export class HintSteps {
  /** Said to those who do not see where the last step was laid. */
  said = $state.raw<Text>("");
  #rest = $state.raw<readonly HintedStep[]>([]);
  /** How many steps were laid out before. */
  #done = 0;
  /** The plan as the last step left it: changed by hand, the rest no longer fits it. */
  #plan = $state("");

  constructor(readonly session: TableView) {}

  /** Lay the first step out; false where the page lays nothing out for it. */
  begin(page: GamePage, first: HintedStep, rest: readonly HintedStep[]): boolean {
    if (!this.#stage(page, first, 0)) return false;
    this.#rest = rest;
    return true;
  }

  /** What is left of the hint, as long as the plan is as the hint left it. */
  left(page: GamePage): readonly HintedStep[] {
    return this.#rest.length > 0 && this.#plan === this.#planOf(page) ? this.#rest : [];
  }

  /** Lay out the next step, or all that are left. */
  go(page: GamePage, all: boolean): void {
    do {
      const [next, ...rest] = this.left(page);
      if (!next || !this.#stage(page, next, this.#done)) return this.stop();
      this.#rest = rest;
    } while (all && this.#rest.length > 0);
  }

  stop(): void {
    this.#rest = [];
  }

  #stage(page: GamePage, step: HintedStep, at: number): boolean {
    if (!page.stageMove?.(this.session, step.move, at)) return false;
    this.#done = at + 1;
    this.#plan = this.#planOf(page);
    this.said = step.text;
    return true;
  }

  #planOf(page: GamePage): string {
    return `${this.session.view?.phase ?? ""} ${page.planned?.(this.session) ?? ""}`;
  }
}

export const hintStepsOf = onePerPlace((session) => new HintSteps(session));
