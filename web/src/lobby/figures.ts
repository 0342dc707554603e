// The figures of a box in plain words.
import { componentName } from "../text";
import type { PackInfo } from "../wire/rest";

type Figure = PackInfo["figures"][number];

/** "set_bonus" as one says it, in the language of the page: a game's `figures.ftl` has it under "figure-set_bonus". */
export function named(game: string, kind: "figure" | "table", name: string): string {
  return componentName(`${game}.${kind}-${name}`, name.replaceAll("_", " "));
}

/** The same at the beginning of a line. */
export function headed(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What kinds of figures come from a source, by the table of the box they stand in, each with on how many of its things;
 *  without a table: of the whole game. */
export function figureKinds(
  game: string,
  figures: readonly Figure[],
  source: Figure["source"],
): readonly (readonly [string, readonly string[]])[] {
  const tables = new Map<string, Map<string, number>>();
  for (const figure of figures) {
    if (figure.source !== source) continue;
    const kinds = tables.get(figure.table) ?? new Map<string, number>();
    const kind = named(game, "figure", figure.figure);
    tables.set(figure.table, kinds.set(kind, (kinds.get(kind) ?? 0) + 1));
  }
  return [...tables].map(
    ([table, kinds]) => [table, [...kinds].map(([kind, many]) => (table ? `${kind} (${many})` : kind))] as const,
  );
}
