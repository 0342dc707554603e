// The icons of the page by their names in their packages: those of the shell, and those that games add in their icons.ts.
// The build puts them in one picture.

/** Names of icons by the set they are from: @iconify-json/game-icons and @iconify-json/lucide. */
export interface IconSets {
  readonly "game-icons": readonly string[];
  readonly lucide: readonly string[];
}

const shell = {
  "game-icons": ["hourglass", "robber-mask", "rule-book", "trophy-cup"],
  lucide: [
    "ban",
    "book-open",
    "bot",
    "check",
    "chevron-right",
    "chevron-up",
    "circle-help",
    "clapperboard",
    "clock",
    "copy",
    "crown",
    "dices",
    "download",
    "ellipsis-vertical",
    "eye",
    "file-text",
    "flag",
    "folder-open",
    "graduation-cap",
    "hand",
    "hash",
    "home",
    "image",
    "info",
    "keyboard",
    "lightbulb",
    "link",
    "lock",
    "log-out",
    "message-circle",
    "message-circle-off",
    "message-square-off",
    "pause",
    "percent",
    "play",
    "qr-code",
    "rotate-ccw",
    "scroll-text",
    "search",
    "search-x",
    "send",
    "settings-2",
    "share-2",
    "shield-check",
    "step-back",
    "step-forward",
    "sun-moon",
    "timer",
    "tv",
    "undo-2",
    "unplug",
    "user",
    "user-x",
    "users",
    "volume-2",
    "volume-x",
    "wifi-off",
    "x",
  ],
} as const satisfies IconSets;

/** Each game adds its own to this interface. */
export interface Icons {
  shell: typeof shell;
}

export type IconName = Icons[keyof Icons][keyof IconSets][number];

const games = import.meta.glob<IconSets>("../games/*/icons.ts", { eager: true, import: "default" });

/** Where icons are named: the shell, and the games by their folder. */
export const lists: { readonly [owner: string]: IconSets } = {
  shell,
  ...Object.fromEntries(Object.entries(games).map(([path, icons]) => [path.split("/")[2] ?? "", icons])),
};
