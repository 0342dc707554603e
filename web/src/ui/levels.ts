// What the levels of bots are called.
import { hasText, t } from "../text";

/** A level by its name in the interface; one that an installed game brings by its own. */
export function levelName(level: string): string {
  return hasText(`page.level-${level}`) ? t(`level-${level}`) : level;
}
