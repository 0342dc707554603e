// The icons of Score.
import type { IconName } from "../../ui/icons";

const KINDS: { readonly [kind: string]: IconName } = {
  face: "drama-masks",
  specter: "ninja-head",
  tech: "circuitry",
  hammer: "gear-hammer",
};

export function kindIcon(kind: string): IconName {
  return KINDS[kind] ?? "robber-mask";
}

/** The pictures that a Criminal may have, by the names that the game gives them. */
export const PORTRAITS = [
  "spy",
  "sunglasses",
  "top-hat",
  "mustache",
  "beard",
  "billed-cap",
  "hoodie",
  "nun-face",
  "woman-elf-face",
  "bandit",
  "domino-mask",
  "fox-head",
  "owl",
  "rabbit-head",
  "cyborg-face",
  "strong-man",
] as const satisfies readonly IconName[];

/** A Criminal's picture: the one that was chosen, or the sign of the class. */
export function portraitIcon(one: { readonly kind: string; readonly portrait: string }): IconName {
  return PORTRAITS.find((name) => name === one.portrait) ?? kindIcon(one.kind);
}

const CONSEQUENCES: { readonly [kind: string]: IconName } = {
  longer: "hourglass",
  complication: "cctv-camera",
  limited: "cracked-shield",
  harder: "upgrade",
  harm: "hand-bandage",
  own: "pencil",
  none: "check",
};

export function consequenceIcon(kind: string): IconName {
  return CONSEQUENCES[kind] ?? Object.entries(CONSEQUENCES).find(([name]) => kind.includes(name))?.[1] ?? "cctv-camera";
}
