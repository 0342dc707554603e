// What this browser prefers. Kept here and nowhere else.

export type Theme = "system" | "dark" | "light";
/** How long the page lingers over what others do. */
export type Pace = "calm" | "brisk" | "instant";

interface Kept {
  theme: Theme;
  /** No sound at all. */
  muted: boolean;
  /** A chime when it is one's turn. */
  sound: boolean;
  /** The sounds of dice. */
  dice: boolean;
  /** From 0 to 1, of every sound. */
  volume: number;
  vibrate: boolean;
  notify: boolean;
  pace: Pace;
  /** A language's code, or the browser's preference. */
  language: string;
}

const KEY = "getaway.settings";
const AT_FIRST: Kept = {
  theme: "system",
  muted: false,
  sound: false,
  dice: true,
  volume: 0.6,
  vibrate: true,
  notify: false,
  pace: "calm",
  language: "system",
};

function read(): Kept {
  try {
    return { ...AT_FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...AT_FIRST };
  }
}

export const settings = $state<Kept>(read());

const light = matchMedia("(prefers-color-scheme: light)");

function show(): void {
  const shown = settings.theme === "system" ? (light.matches ? "light" : "dark") : settings.theme;
  document.documentElement.dataset["theme"] = shown;
}

/** In another language the page is loaded anew: everything that is on it was said in the old one. */
export function changeLanguage(language: string): void {
  change({ language });
  location.reload();
}

export function change(changes: Partial<Kept>): void {
  Object.assign(settings, changes);
  localStorage.setItem(KEY, JSON.stringify(settings));
  show();
}

light.addEventListener("change", show);
show();

/** An animation's duration at this browser's pace.
 *
 * Reduced motion does not shorten it: the styles leave the movement out, and the sentence still has to be read. */
export function pacedMs(ms: number): number {
  if (settings.pace === "instant") return 0;
  return settings.pace === "brisk" ? ms / 3 : ms;
}
