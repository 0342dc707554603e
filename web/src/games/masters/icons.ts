import type { IconSets } from "../../ui/icons";

const icons = {
  "game-icons": [
    "anchor",
    "banknote",
    "biceps",
    "card-draw",
    "city-car",
    "family-house",
    "fist",
    "greek-temple",
    "hooded-figure",
    "jewel-crown",
    "lockpicks",
    "modern-city",
    "pay-money",
    "robber-hand",
    "shaking-hands",
    "shop",
    "spy",
    "swap-bag",
    "top-hat",
    "wax-seal",
  ],
  lucide: ["grip-horizontal", "grip-vertical", "map", "trash-2"],
} as const satisfies IconSets;
export default icons;

declare module "../../ui/icons" {
  interface Icons {
    masters: typeof icons;
  }
}
