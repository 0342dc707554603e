// The texts of How To Rob A Bank.
import { componentName, textsOf } from "../../text";
import type { RobABankPack } from "../../wire/rob_a_bank";

export const t = textsOf("rob_a_bank");

/** A side as a label: "Bank", "Yellow". */
export function roleOf(side: string): string {
  return t(`role-${side}`);
}

/** The actions on a card: "Move + Unlock or Pick Up". */
export function actionsOf(actions: readonly string[]): string {
  return actions.map((action) => t(`action-${action}`)).reduce((most, last) => t("plus", { most, last }));
}

/** The name of a room tile of the pack. */
export function tileName(tiles: RobABankPack["tiles"], id: string): string {
  const tile = tiles.find((each) => each.id === id);
  return tile ? componentName(`rob_a_bank.tile-${id}`, tile.name) : "";
}

/** A mover, whether it is unconscious, and what it carries. */
export function moverName(mover: string, unconscious: boolean, bags: number): string {
  const name = unconscious ? t("page-unconscious-mover", { mover }) : mover;
  return bags > 0 ? t("page-loaded-mover", { mover: name, bags: t("page-bags", { bags }) }) : name;
}
