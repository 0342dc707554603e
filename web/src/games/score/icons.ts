import type { IconSets } from "../../ui/icons";

const icons = {
  "game-icons": [
    "cctv-camera",
    "circuitry",
    "cracked-shield",
    "drama-masks",
    "eye-target",
    "flame",
    "gear-hammer",
    "hand-bandage",
    "ninja-head",
    "rolling-dices",
    "siren",
    "snowflake-2",
    "star-medal",
    "toolbox",
    "upgrade",
  ],
  lucide: ["chevron-down", "drama", "gavel", "id-card", "map", "pencil", "printer"],
} as const satisfies IconSets;
export default icons;

declare module "../../ui/icons" {
  interface Icons {
    score: typeof icons;
  }
}
