/** The same thing again and again is said once, with its number. */
export function counted(things: readonly string[]): string {
  const found = new Map<string, number>();
  for (const thing of things) found.set(thing, (found.get(thing) ?? 0) + 1);
  return [...found].map(([thing, many]) => (many > 1 ? `${many} × ${thing}` : thing)).join(", ");
}
