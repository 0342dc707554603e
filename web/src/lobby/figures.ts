// The figures of a box in plain words.
import type { PackInfo } from "../wire/rest";

type Figure = PackInfo["figures"][number];

/** "set_bonus" as one says it. */
export function readable(name: string): string {
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What kinds of figures come from a source, by the table of the box they stand in, each with on how many of its things;
 *  without a table: of the whole game. */
export function figureKinds(
  figures: readonly Figure[],
  source: Figure["source"],
): readonly (readonly [string, readonly string[]])[] {
  const tables = new Map<string, Map<string, number>>();
  for (const figure of figures) {
    if (figure.source !== source) continue;
    const kinds = tables.get(figure.table) ?? new Map<string, number>();
    const kind = figure.figure.replaceAll("_", " ");
    tables.set(figure.table, kinds.set(kind, (kinds.get(kind) ?? 0) + 1));
  }
  return [...tables].map(
    ([table, kinds]) => [table, [...kinds].map(([kind, many]) => (table ? `${kind} (${many})` : kind))] as const,
  );
}
