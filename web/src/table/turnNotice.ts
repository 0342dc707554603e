// It is your turn: the title says so, and if asked for a sound and a notification too.
import { settings } from "../settings.svelte";
import { t } from "../text";
import { chime } from "../ui/sound";

/** One to each table. The answer is to be called whenever it may have become one's turn. */
export function turnNotice(): (yours: boolean, title: string) => void {
  let was = false;
  return (yours, title) => {
    document.title = yours ? t("table-your-turn-title", { title }) : title;
    if (yours && !was) {
      if (settings.sound) chime();
      if (settings.notify && document.hidden && Notification.permission === "granted")
        new Notification(t("table-your-turn-title", { title }));
    }
    was = yours;
  };
}
