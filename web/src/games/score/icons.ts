import type { IconSets } from "../../ui/icons";

const icons = {
  "game-icons": [
    "bandit",
    "beard",
    "billed-cap",
    "cctv-camera",
    "circuitry",
    "cracked-shield",
    "cyborg-face",
    "domino-mask",
    "drama-masks",
    "eye-target",
    "flame",
    "fox-head",
    "gear-hammer",
    "hand-bandage",
    "hoodie",
    "laurel-crown",
    "mustache",
    "ninja-head",
    "nun-face",
    "owl",
    "rabbit-head",
    "rolling-dices",
    "siren",
    "snowflake-2",
    "spy",
    "star-medal",
    "strong-man",
    "sunglasses",
    "toolbox",
    "top-hat",
    "upgrade",
    "woman-elf-face",
  ],
  lucide: [
    "briefcase",
    "chevron-down",
    "drama",
    "ear",
    "eye-off",
    "gavel",
    "id-card",
    "map",
    "minus",
    "notebook-pen",
    "pencil",
    "plus",
    "printer",
    "spotlight",
  ],
} as const satisfies IconSets;
export default icons;

declare module "../../ui/icons" {
  interface Icons {
    score: typeof icons;
  }
}
