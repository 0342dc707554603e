// Which text of a guided first game belongs to what is shown now.
import type { DeliveredEvent, View } from "../wire/messages";
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
        (text.event === null || log.some((line) => line.what.event === text.event)),
    ) ?? null
  );
}
