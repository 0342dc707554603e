// The box by its ids, and how its cards look.
import { componentName } from "../../text";
import type { IconName } from "../../ui/icons";
import type { CrewCard, Mark, MastersPack, Neighborhood } from "../../wire/masters";
import { t } from "./texts";

export interface Box {
  readonly pack: MastersPack;
  readonly crew: ReadonlyMap<string, CrewCard>;
  readonly marks: ReadonlyMap<string, Mark>;
  readonly hoods: ReadonlyMap<string, Neighborhood>;
}

const boxes = new WeakMap<object, Box>();

export function boxOf(pack: MastersPack): Box {
  let box = boxes.get(pack);
  if (!box) {
    box = {
      pack,
      crew: byId("crew", pack.crew),
      marks: byId("mark", pack.marks),
      hoods: byId("hood", pack.neighborhoods),
    };
    boxes.set(pack, box);
  }
  return box;
}

/** By their ids, with their names in the reader's language. */
function byId<T extends { readonly id: string; readonly name: string }>(
  part: string,
  things: readonly T[],
): ReadonlyMap<string, T> {
  return new Map(
    things.map((thing) => [thing.id, { ...thing, name: componentName(`masters.${part}-${thing.id}`, thing.name) }]),
  );
}

const KINDS: { readonly [kind: string]: IconName } = {
  grifter: "top-hat",
  partner: "shaking-hands",
  thief: "robber-hand",
  muscle: "biceps",
  insider: "spy",
  car: "city-car",
  bribe: "pay-money",
};

const HOODS: { readonly [hood: string]: IconName } = {
  docks: "anchor",
  suburbs: "family-house",
  market_street: "shop",
  museum_district: "greek-temple",
};

export function kindIcon(kind: string): IconName {
  return KINDS[kind] ?? "robber-mask";
}

export function kindName(kind: string): string {
  return t(`kind-${kind}`);
}

/** A pack of one's own may have neighborhoods that nobody has drawn. */
export function hoodIcon(hood: string): IconName {
  return HOODS[hood] ?? "modern-city";
}

/** How many marks a set with this mark needs, and what it pays: its own figures, or else its neighborhood's. */
export function setOf(box: Box, mark: Mark): { readonly size: number; readonly bonus: number } {
  const hood = box.hoods.get(mark.neighborhood);
  return { size: mark.set_size ?? hood?.set_size ?? 0, bonus: mark.set_bonus ?? hood?.set_bonus ?? 0 };
}

/** What a card gives besides Skill and Muscle, as it stands at its foot. */
export function bonuses(box: Box, card: CrewCard): string {
  const lines: string[] = [];
  if (card.draw) lines.push(t("bonus-draw", { cards: card.draw }));
  if (card.cash) lines.push(t("bonus-cash", { money: ["$", card.cash] }));
  if (card.per_thief) lines.push(t("bonus-per-thief", { money: ["$", card.per_thief] }));
  if (card.per_class) lines.push(t("bonus-per-class", { money: ["$", card.per_class] }));
  if (card.tiebreak) lines.push(t("bonus-tiebreak", { money: ["$", card.tiebreak] }));
  if (card.insider)
    lines.push(t("bonus-insider", { skill: card.insider_skill, hood: box.hoods.get(card.insider)?.name ?? "" }));
  if (card.permanent) lines.push(t("bonus-permanent", { skill: card.permanent }));
  return lines.join(", ");
}

/** A card in words, for a screen reader. */
export function spoken(box: Box, card: CrewCard): string {
  const figures = [kindName(card.kind)];
  if (card.skill) figures.push(t("with-skill", { skill: card.skill }));
  if (card.muscle) figures.push(t("with-muscle", { muscle: card.muscle }));
  const more = bonuses(box, card);
  return [card.name, ...figures, ...(more ? [more] : [])].join(", ");
}
