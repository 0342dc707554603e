// The plan as it lies before the player, not sent yet. Kept in this browser, so that a reload loses nothing.
import { onePerPlace } from "../../table/place";
import type { MastersBoard, PlanCrew, PlanSelector } from "../../wire/masters";
import type { Move } from "../../wire/messages";
import type { Table } from "./types";

interface Kept {
  readonly crew: readonly string[];
  readonly selectors: readonly number[];
}

/** What was planned before comes first, in that order; who is new comes last, who is gone is left out. */
export function inOrder<Item>(before: readonly Item[], now: readonly Item[]): readonly Item[] {
  return [...before.filter((item) => now.includes(item)), ...now.filter((item) => !before.includes(item))];
}

/** The same things with one of them at a place. */
export function moved<Item>(items: readonly Item[], which: Item, to: number): readonly Item[] {
  const rest = items.filter((item) => item !== which);
  return [...rest.slice(0, to), which, ...rest.slice(to)];
}

class Arrangement {
  crew = $state.raw<readonly string[]>([]);
  selectors = $state.raw<readonly number[]>([]);

  constructor(readonly session: Table) {}

  /** Lay out the crew of now, as kept or as it was last time. */
  layOut(board: MastersBoard): void {
    const kept = this.session.kept<Kept>("plan");
    this.crew = inOrder(kept?.crew ?? this.crew, board.sides[this.session.you]?.crew ?? []);
    this.selectors = inOrder(kept?.selectors ?? this.selectors, this.#allSelectors());
  }

  orderCrew(crew: readonly string[]): void {
    this.crew = crew;
    this.#keep();
  }

  orderSelectors(selectors: readonly number[]): void {
    this.selectors = selectors;
    this.#keep();
  }

  /** One step of a plan as the server names it, with so many steps before it: first all the crew, then the Selectors. */
  adopt(move: Move, at: number): boolean {
    const begun = this.session.board.plan;
    const before = at + (begun ? begun.crew.length + begun.selectors.length : 0);
    const crew = move.move === "PlanCrew" ? String(move["card"]) : null;
    const selector = move.move === "PlanSelector" ? Number(move["number"]) : null;
    if (crew !== null && this.crew.includes(crew)) this.orderCrew(moved(this.crew, crew, before));
    else if (selector !== null && this.selectors.includes(selector))
      this.orderSelectors(moved(this.selectors, selector, before - this.crew.length));
    else return false;
    return true;
  }

  reset(board: MastersBoard): void {
    this.crew = board.sides[this.session.you]?.crew ?? [];
    this.selectors = this.#allSelectors();
    this.#keep();
  }

  get moves(): readonly Move[] {
    return [
      ...this.crew.map((card) => ({ move: "PlanCrew", card }) satisfies PlanCrew),
      ...this.selectors.map((number) => ({ move: "PlanSelector", number }) satisfies PlanSelector),
    ];
  }

  #allSelectors(): readonly number[] {
    const { selectors } = this.session.pack;
    return Array.from({ length: selectors }, (_, at) => at + 1);
  }

  #keep(): void {
    this.session.keep("plan", { crew: this.crew, selectors: this.selectors });
  }
}

/** Another seat on this screen must not find the order that this one has chosen in secret. */
export const arrangementOf = onePerPlace((session: Table) => new Arrangement(session));
