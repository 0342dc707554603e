// Every icon of the page by its name in its package: things of the games, and controls.

export const THINGS = [
  "anchor", "bank", "banknote", "bed", "biceps", "bookshelf", "card-discard", "card-draw", "card-joker", "cash",
  "castle", "cctv-camera", "checkered-flag", "circuitry", "city-car", "commercial-airplane", "computer-fan",
  "contortionist", "cracked-shield", "cut-diamond", "diamond-ring", "domino-mask", "drama-masks", "eye-target",
  "family-house", "fist", "flame", "gas-pump", "gavel", "gear-hammer", "ghost", "gold-bar", "gorilla", "graduate-cap",
  "greek-temple", "hand-bandage", "handcuffs", "heart-plus", "hooded-figure", "hourglass", "house",
  "jewel-crown", "knocked-out-stars", "laptop", "light-bulb", "lockpicks", "meal", "medicines",
  "metal-bar", "microchip", "modern-city", "mona-lisa", "musical-notes", "ninja-head", "padlock", "padlock-open",
  "painted-pottery", "pay-money", "pearl-necklace", "pistol-gun", "police-badge", "police-officer-head", "punch",
  "ringing-bell", "robber-hand", "robber-mask", "rolling-dices", "rule-book", "run", "scales",
  "server-rack", "shaking-hands", "shop", "siren", "snake", "snowflake-2", "spectacles",
  "speed-boat", "spray", "spy", "star-medal", "steam-locomotive", "steering-wheel", "swap-bag", "throwing-ball",
  "toolbox", "top-hat", "trophy-cup", "truck", "upgrade", "usb-key", "walk", "warehouse", "wax-seal",
] as const;

export const CONTROLS = [
  "arrow-right", "ban", "book-open", "bot", "check",
  "chevron-right", "chevron-up", "circle-help", "clapperboard", "clock", "copy", "crown", "dices",
  "download", "ellipsis-vertical", "eye", "flag", "graduation-cap",
  "grip-horizontal", "grip-vertical", "hash", "home", "id-card", "info", "keyboard", "layers",
  "lightbulb", "link", "lock", "log-out", "map", "message-circle", "message-circle-off", "message-square-off",
  "pause", "pencil", "percent", "play", "plus", "printer", "qr-code", "rotate-ccw", "rotate-cw", "scroll-text", "search",
  "search-x", "send", "settings-2", "share-2", "shield-check", "step-back", "step-forward",
  "sun-moon", "timer", "trash-2", "undo-2", "unplug", "user", "user-x", "users", "volume-2",
  "volume-x", "wifi-off", "x",
] as const;

export type IconName = (typeof THINGS)[number] | (typeof CONTROLS)[number];
