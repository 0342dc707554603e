// The texts of Masters of the Heist.
import { textsOf } from "../../text";

export const t = textsOf("masters");

/** An amount in thousands, as the cards print it. */
export function money(thousands: number): string {
  return t("amount", { money: ["$", thousands] });
}
