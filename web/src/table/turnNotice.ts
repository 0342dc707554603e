// It is your turn: the title says so, and if asked for a sound and a notification too.
import { settings } from "../settings.svelte";
import { t } from "../text";

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

/** Two soft notes, made here: there is no file to load. */
function chime(): void {
  const audio = new AudioContext();
  for (const [at, pitch] of [
    [0, 523],
    [0.14, 784],
  ] as const) {
    const note = audio.createOscillator();
    const loud = audio.createGain();
    note.frequency.value = pitch;
    loud.gain.setValueAtTime(0.12, audio.currentTime + at);
    loud.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + 0.5);
    note.connect(loud).connect(audio.destination);
    note.start(audio.currentTime + at);
    note.stop(audio.currentTime + at + 0.5);
  }
}
