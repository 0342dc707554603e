// What the levels of bots are called.
import { hasText, textOf } from "../text";

/** A level by its name in the interface; one that an installed game brings by its own. */
export function levelName(level: string): string {
  const id = `table.level-${level}`;
  return hasText(id) ? textOf(["m", id, {}]) : level;
}
