// The icons of Score.
import type { IconName } from "../../ui/icons";
import { PORTRAITS } from "../../wire/score";

const KINDS: { readonly [kind: string]: IconName } = {
  face: "drama-masks",
  specter: "ninja-head",
  tech: "circuitry",
  hammer: "gear-hammer",
};

export function kindIcon(kind: string): IconName {
  return KINDS[kind] ?? "robber-mask";
}

/** A picture for every portrait that the game gives to choose from: they have the names of icons. */
const PICTURES: readonly IconName[] = PORTRAITS;

/** A Criminal's picture: the one that was chosen, or the sign of the class. */
export function portraitIcon(one: { readonly kind: string; readonly portrait: string }): IconName {
  return PICTURES.find((name) => name === one.portrait) ?? kindIcon(one.kind);
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
