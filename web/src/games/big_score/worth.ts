// What tokens are worth, in words: as the server counts it for a seat, and as the pack prints it.
import type { BigScorePack, Stake } from "../../wire/big_score";
import type { Large } from "../../ui/large";
import { crewName, money, t } from "./texts";
import { soloOf, tableOf, tokenFace } from "./things";
import type { View } from "./types";

/** What is at stake for a seat, by the kind of token; alone for the player. */
export function stakesOf(view: View | null, seat: number): readonly Stake[] {
  if (!view) return [];
  return tableOf(view)?.sides[seat]?.stakes ?? soloOf(view)?.stakes ?? [];
}

export function stakeOf(stakes: readonly Stake[], kind: string): Stake | null {
  return stakes.find((stake) => stake.kind === kind) ?? null;
}

/** "3 Diamonds = $100K. The next one: +$100K." */
export function stakeWords(stake: Stake): string {
  const { kind, number, worth, more } = stake;
  return t(`page-stake-${kind}`, { number, worth: ["$", worth], more: ["$", more] });
}

/** What one more token of a kind is worth to a seat, in words; its price where that is printed on it. */
export function tokenWords(pack: BigScorePack, token: string, stakes: readonly Stake[]): string {
  const face = tokenFace(pack, token);
  const row = pack.tokens.find((each) => each.id === token);
  if (row?.kind === "silver_bar" || row?.kind === "gold_bar")
    return t("page-token-worth", { token: face.name, worth: ["$", row.value] });
  const stake = stakeOf(stakes, row?.kind ?? token);
  return stake ? stakeWords(stake) : face.name;
}

const RULES: { readonly [kind: string]: readonly string[] } = {
  diamond: ["BS-5.2"],
  artifact: ["BS-5.3"],
  hard_drive: ["BS-5.4", "BS-5.7"],
  digital_key: ["BS-5.4", "BS-5.7"],
  silver_bar: ["BS-5.1"],
  gold_bar: ["BS-5.1"],
  cash: ["BS-5.1"],
  cop: ["BS-4.6", "BS-4.9"],
  joat: ["BS-3.19", "BS-3.21"],
};

/** A token to be read large. */
export function tokenLarge(pack: BigScorePack, token: string, stakes: readonly Stake[]): Large {
  const face = tokenFace(pack, token);
  const kind = pack.tokens.find((each) => each.id === token)?.kind ?? token;
  const words = tokenWords(pack, token, stakes);
  return {
    paper: false,
    icons: face.icon ? [face.icon] : ["banknote"],
    title: face.name,
    kind: "",
    facts: [],
    words: words === face.name ? [] : [words],
    rules: RULES[kind] ?? [],
  };
}

export interface WorthRow {
  readonly token: string;
  readonly name: string;
  readonly worth: string;
  /** What the viewer has of it, or nothing. */
  readonly yours: string;
}

/** What everything is worth, as the pack prints it, and what the viewer has of it. */
export function worthRows(pack: BigScorePack, stakes: readonly Stake[], alone: boolean): readonly WorthRow[] {
  const ladder = pack.diamond_worth.map((worth, at) => t("page-worth-step", { number: at + 1, worth: ["$", worth] }));
  const yours = (kind: string) => {
    const stake = stakeOf(stakes, kind);
    return stake ? stakeWords(stake) : "";
  };
  const bars = pack.tokens.filter((token) => token.kind === "silver_bar" || token.kind === "gold_bar");
  return [
    {
      token: "diamond",
      name: t("page-kind-diamonds"),
      worth: t("page-worth-diamonds", { steps: ladder.join(" · "), more: ["$", pack.further_diamond] }),
      yours: yours("diamond"),
    },
    {
      token: "artifact",
      name: t("page-kind-artifacts"),
      worth: alone
        ? t("page-worth-each", { worth: ["$", pack.artifact_worth] })
        : t("page-worth-artifacts", { worth: ["$", pack.artifact_worth], most: ["$", pack.most_artifacts] }),
      yours: yours("artifact"),
    },
    {
      token: "hard_drive",
      name: t("page-kind-pairs"),
      worth: alone
        ? t("page-worth-pair", { worth: ["$", pack.pair_worth] })
        : t("page-worth-pairs", {
            worth: ["$", pack.pair_worth],
            hacker: crewName(pack, "hacker"),
            alone: ["$", pack.hacker_worth],
          }),
      yours: yours("hard_drive"),
    },
    ...bars.map((bar) => ({
      token: bar.id,
      name: tokenFace(pack, bar.id).name,
      worth: money(bar.value),
      yours: "",
    })),
  ];
}
