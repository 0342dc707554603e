import type { IconSets } from "../../ui/icons";

const icons = {
  "game-icons": [
    "bank",
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
    "shaking-hands",
    "spray",
    "swap-bag",
    "throwing-ball",
    "walk",
  ],
  lucide: ["layers", "plus", "rotate-cw"],
} as const satisfies IconSets;
export default icons;

declare module "../../ui/icons" {
  interface Icons {
    rob_a_bank: typeof icons;
  }
}
