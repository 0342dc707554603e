// A Criminal's sheet in short, to be read large by anyone at the table.
import t from "$words/games/score";

import type { Large } from "../../ui/large";
import type { CriminalView } from "../../wire/score";
import { kindIcon } from "./kinds";

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
    kind: one.kind_name,
    facts: [
      [t.cool, String(one.cool)],
      [t.heat, String(one.heat)],
      [t.prep, String(one.prep)],
    ],
    words: [
      ...one.abilities.map((ability) => `${ability.name}: ${ability.text}`),
      ...goals.map(([goal, words]) => `${t.goal[goal] ?? ""}: ${words}`),
      ...(one.gear ? [`${t.gear}: ${one.gear}`] : []),
      ...(one.injuries.length > 0 ? [`${t.injuries}: ${one.injuries.join(", ")}`] : []),
    ],
    rules: one.abilities.map((ability) => ability.rule).filter(Boolean),
  };
}
