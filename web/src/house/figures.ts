// The figures of a box in plain words.
import type { BoxShown } from "../wire/rest";

type Figure = BoxShown["figures"][number];

/** "set_bonus" as one says it. */
export function worded(name: string): string {
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What kinds of figures come from a source, by the table of the box they stand in; without one: of the whole game. */
export function kindsOf(figures: readonly Figure[], source: Figure["source"]): readonly (readonly [string, readonly string[]])[] {
  const tables = new Map<string, Set<string>>();
  for (const figure of figures) {
    if (figure.source !== source) continue;
    const known = tables.get(figure.table) ?? new Set<string>();
    tables.set(figure.table, known.add(figure.figure.replaceAll("_", " ")));
  }
  return [...tables].map(([table, kinds]) => [table, [...kinds]] as const);
}
