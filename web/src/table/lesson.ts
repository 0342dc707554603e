// Which text of a guided first game belongs to what is shown now.
import type { DeliveredEvent, GameInfo, LessonInfo, View } from "../wire/messages";
import type { LessonText } from "../wire/rest";

/** The first text that was not read yet and fits: in its phase, with its offer, after its event. */
export function nextText(
  texts: readonly LessonText[],
  read: ReadonlySet<string>,
  view: View,
  log: readonly DeliveredEvent[],
): LessonText | null {
  return (
    texts.find(
      (text) =>
        !read.has(text.id) &&
        (text.phase === null || text.phase === view.phase) &&
        (text.offer === null || view.offers.some((offer) => offer.move.move === text.offer)) &&
        (text.event === null || happened(text, log)),
    ) ?? null
  );
}

/** The first unread text about an event that is being played out. */
export function taughtBy(
  texts: readonly LessonText[],
  read: ReadonlySet<string>,
  scene: DeliveredEvent,
): LessonText | null {
  return texts.find((text) => !read.has(text.id) && text.event === scene.what.event) ?? null;
}

/** What a text marks on the page: the offers of its move, or the place that it names. */
export function taughtAt(
  text: LessonText | null,
  view: View,
): { readonly attribute: "offer" | "teach"; readonly values: readonly string[] } | null {
  if (text?.offer) {
    const offers = view.offers.filter((offer) => offer.move.move === text.offer);
    return { attribute: "offer", values: offers.map((offer) => offer.points_at) };
  }
  return text?.points_at ? { attribute: "teach", values: [text.points_at] } : null;
}

/** What is said when the game is over: the last text, if it fits. */
export function lastText(
  texts: readonly LessonText[],
  view: View,
  log: readonly DeliveredEvent[],
): LessonText | null {
  return nextText(texts.slice(-1), new Set(), view, log);
}

/** The lesson that follows one: the game's next, or the first of the next game that has any. */
export function lessonAfter(
  games: readonly GameInfo[],
  game: string,
  name: string,
): { readonly game: GameInfo; readonly lesson: LessonInfo } | null {
  const all = games.flatMap((each) => each.lessons.map((lesson) => ({ game: each, lesson })));
  const at = all.findIndex((each) => each.game.name === game && each.lesson.name === name);
  return at < 0 ? null : (all[at + 1] ?? null);
}

/** Whether the event has happened that a text is about. */
export function happened(text: LessonText, log: readonly DeliveredEvent[]): boolean {
  return log.some((line) => line.what.event === text.event);
}
