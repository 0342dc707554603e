// A Criminal's sheet in short, to be read large by anyone at the table.
import { textOf } from "../../text";
import type { Large } from "../../ui/large";
import type { CriminalView } from "../../wire/score";
import { kindIcon } from "./kinds";
import { t } from "./texts";

export function criminalLarge(one: CriminalView): Large {
  const goals = (
    [
      ["cool", one.cool_goal],
      ["heat", one.heat_goal],
    ] as const
  ).filter(([, words]) => words);
  return {
    paper: true,
    icons: [kindIcon(one.kind)],
    title: one.name,
    kind: textOf(one.kind_name),
    facts: [
      [t("figure-cool"), String(one.cool)],
      [t("figure-heat"), String(one.heat)],
      [t("figure-prep"), String(one.prep)],
    ],
    words: [
      ...one.abilities.map((ability) => t("board-shown", { name: textOf(ability.name), text: textOf(ability.text) })),
      ...goals.map(([goal, words]) => t("board-shown", { name: t("goal", { goal }), text: textOf(words) })),
      ...(one.gear ? [t("board-shown", { name: t("gear"), text: textOf(one.gear) })] : []),
      ...(one.injuries.length > 0
        ? [t("board-shown", { name: t("injuries"), text: one.injuries.map((injury) => textOf(injury)).join(", ") })]
        : []),
    ],
    rules: one.abilities.map((ability) => ability.rule).filter(Boolean),
  };
}
