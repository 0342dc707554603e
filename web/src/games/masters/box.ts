// The cards of the box by their ids, and what is printed on them.
import type { CrewCard, Mark, MastersPack, Neighborhood } from "../../wire/masters";

export class Box {
  readonly neighborhoods: readonly Neighborhood[];
  readonly selectors: readonly number[];
  readonly #crew: ReadonlyMap<string, CrewCard>;
  readonly #marks: ReadonlyMap<string, Mark>;

  constructor(pack: unknown) {
    const box = pack as MastersPack;
    this.neighborhoods = box.neighborhoods;
    this.selectors = Array.from({ length: box.selectors }, (_, at) => at + 1);
    this.#crew = new Map(box.crew.map((card) => [card.id, card]));
    this.#marks = new Map(box.marks.map((mark) => [mark.id, mark]));
  }

  crew(id: string): CrewCard {
    return found(this.#crew.get(id), id);
  }

  mark(id: string): Mark {
    return found(this.#marks.get(id), id);
  }

  neighborhood(id: string): Neighborhood {
    return found(this.neighborhoods.find((hood) => hood.id === id), id);
  }

  bonuses(card: CrewCard): string[] {
    const lines: [number, string][] = [
      [card.draw, `draws ${card.draw} more`],
      [card.cash, `+$${card.cash}K`],
      [card.per_thief, `+$${card.per_thief}K per Thief`],
      [card.per_class, `+$${card.per_class}K per Class`],
      [card.tiebreak, `tiebreak +$${card.tiebreak}K`],
      [card.permanent, `+${card.permanent} Skill always`],
    ];
    const printed = lines.filter(([figure]) => figure > 0).map(([, words]) => words);
    if (card.insider) printed.push(`Skill ${card.insider_skill} in ${this.neighborhood(card.insider).name}`);
    return printed;
  }
}

function found<T>(thing: T | undefined, id: string): T {
  if (thing === undefined) throw new Error(`the box has no ${id}`);
  return thing;
}
