// Where a lesson is offered.
import type { GameInfo, LessonInfo } from "../wire/messages";

/** The address of a lesson: that of a game's first is the game's own. */
export function learnPath(game: GameInfo, lesson: LessonInfo): string {
  const query = lesson.name === game.lessons[0]?.name ? "" : `?lesson=${lesson.name}`;
  return `/learn/${game.name}${query}`;
}
