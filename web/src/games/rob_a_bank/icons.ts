import type { IconSets } from "../../ui/icons";

const icons = {
  "game-icons": [
    "bank",
    "brick-wall",
    "city-car",
    "computer-fan",
    "heart-plus",
    "knocked-out-stars",
    "lockpicks",
    "padlock",
    "padlock-open",
    "police-officer-head",
    "punch",
    "ringing-bell",
    "robber-mask",
    "shaking-hands",
    "spray",
    "swap-bag",
    "throwing-ball",
    "walk",
  ],
  lucide: ["layers", "plus", "rotate-cw", "triangle-alert"],
} as const satisfies IconSets;
export default icons;

declare module "../../ui/icons" {
  interface Icons {
    rob_a_bank: typeof icons;
  }
}
