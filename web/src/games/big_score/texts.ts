// The texts of The Big Score.
import { componentName, textsOf } from "../../text";
import type { BigScorePack, Boss, Job, Token } from "../../wire/big_score";

export const t = textsOf("big_score");

/** An amount in thousands: "$310K", and from a thousand thousands on "$1.01M". */
export function money(thousands: number): string {
  return t("amount", { money: ["$", thousands] });
}

/** The name of a card's crew type. */
export function crewName(pack: BigScorePack, card: string): string {
  const id = card.replace(/^expert_/, "");
  return componentName(`big_score.crew-${id}`, pack.crew.find((crew) => crew.id === id)?.name ?? id);
}

/** A card: "Driver", "Expert Driver". */
export function cardName(pack: BigScorePack, card: string): string {
  return t("card", { crew: crewName(pack, card), expert: card.startsWith("expert_") ? "yes" : "no" });
}

export function jobName(job: Job | null): string {
  return job ? componentName(`big_score.job-${job.id}`, job.name) : "";
}

export function bossName(boss: Boss | undefined): string {
  return boss ? componentName(`big_score.boss-${boss.id}`, boss.name) : "";
}

/** A vault token, by its row in the pack. */
export function tokenName(token: Token): string {
  return componentName(`big_score.token-${token.id}`, token.name);
}
