// The cards of Masters of the Heist, to be read large.
import type { Large } from "../../ui/large";
import { bonuses, type Box, hoodIcon, kindIcon, kindName, setOf } from "./box";
import { money, t } from "./texts";

export function crewLarge(box: Box, id: string): Large | null {
  const card = box.crew.get(id);
  if (!card) return null;
  const more = bonuses(box, card);
  const facts: [string, string][] = [];
  if (card.skill) facts.push([t("skill"), String(card.skill)]);
  if (card.muscle) facts.push([t("muscle"), String(card.muscle)]);
  facts.push([t("price"), money(card.price)]);
  const rules = [
    ...(card.kind === "car" || card.kind === "bribe" ? ["MH-1.1"] : []),
    ...(more ? ["MH-1.4"] : []),
    ...(card.muscle ? ["MH-5.6"] : []),
  ];
  return {
    paper: true,
    icons: [kindIcon(card.kind)],
    title: card.name,
    kind: kindName(card.kind),
    facts,
    words: more ? [more] : [],
    rules,
  };
}

export function markLarge(box: Box, id: string): Large | null {
  const mark = box.marks.get(id);
  if (!mark) return null;
  const hood = box.hoods.get(mark.neighborhood);
  const set = setOf(box, mark);
  return {
    paper: false,
    icons: [hoodIcon(mark.neighborhood)],
    title: mark.name,
    kind: hood?.name ?? "",
    facts: [
      [t("difficulty"), String(mark.difficulty)],
      [t("payout"), money(mark.payout)],
    ],
    words: [t("set-pays", { size: set.size, bonus: ["$", set.bonus] })],
    rules: ["MH-5.4", "MH-5.9"],
  };
}
