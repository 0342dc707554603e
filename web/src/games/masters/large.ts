// The cards of Masters of the Heist, to be read large.
import type { Large } from "../../ui/large";
import type { PlannedHeist } from "../../wire/masters";
import { bonuses, type Box, type Held, helpsOf, hoodIcon, kindIcon, kindName, setOf } from "./box";
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
    words: more ? [more, ...helpsOf(card)] : [],
    rules,
  };
}

/** `heists`: those of the viewer's plan, each with what it can do at every mark. */
export function markLarge(box: Box, id: string, place: number, heists: readonly PlannedHeist[] = []): Large | null {
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
    words: [
      t("set-pays", { size: set.size, bonus: ["$", set.bonus] }),
      ...heists.flatMap((heist, at) => {
        const here = heist.marks[place];
        if (!here) return [];
        const given = { heist: at + 1, skill: here.skill, difficulty: mark.difficulty };
        return here.able ? t("heist-pays", { ...given, pays: ["$", here.pays + here.set] }) : t("heist-short", given);
      }),
    ],
    rules: ["MH-5.4", "MH-5.9"],
  };
}

export function setLarge({ hood, size, have, bonus }: Held): Large {
  return {
    paper: false,
    icons: [hoodIcon(hood.id)],
    title: hood.name,
    kind: t("sets"),
    facts: [[t("set-held"), `${have}/${size}`]],
    words: [t("set-pays", { size, bonus: ["$", bonus] }), t("help-set")],
    rules: ["MH-5.9"],
  };
}

export function rightLarge(): Large {
  return {
    paper: false,
    icons: ["jewel-crown"],
    title: t("right"),
    kind: "",
    facts: [],
    words: [t("help-right")],
    rules: ["MH-3.1", "MH-5.6", "MH-5.11"],
  };
}
