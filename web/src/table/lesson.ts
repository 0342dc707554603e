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

/** What the offers point at that a text speaks of. */
export function offerTaught(text: LessonText | null, view: View): readonly string[] {
  if (!text?.offer) return [];
  return view.offers.filter((offer) => offer.move.move === text.offer).map((offer) => offer.points_at);
}

/** Whether the event has happened that a text is about. */
export function happened(text: LessonText, log: readonly DeliveredEvent[]): boolean {
  return log.some((line) => line.what.event === text.event);
}
