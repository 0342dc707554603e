// What one seat alone sees of The Big Score, in groups that a line can name.
import { t } from "./texts";
import { soloOf, sorted, tableOf } from "./things";
import type { View } from "./types";

interface Secret {
  readonly name: string;
  readonly cards: readonly string[];
  /** A choice that is no card. */
  readonly words: string;
}

export function secretsOf(view: View): readonly Secret[] {
  const solo = soloOf(view);
  if (solo) return cards(t("page-secret-hand"), solo.hand);
  const own = tableOf(view)?.own;
  if (!own || view.outcome) return [];
  const chosen = own.chosen === null ? [] : choice(view.phase, own.chosen);
  if (view.phase === "hire")
    return [...cards(t("page-secret-hand"), own.hand), ...cards(t("page-secret-hired"), own.hired), ...chosen];
  if (view.phase === "assign" || view.phase === "joats")
    return [...places(own.places), ...cards(t("page-secret-hand"), own.unplaced), ...chosen];
  return chosen;
}

/** The jobs, then Training, then Unassigned. */
function places(held: readonly (readonly string[])[]): readonly Secret[] {
  return held.flatMap((laid, at) =>
    cards(
      at < held.length - 2
        ? t("page-secret-job", { number: at + 1 })
        : at === held.length - 2
          ? t("training")
          : t("unassigned"),
      laid,
    ),
  );
}

function cards(name: string, held: readonly string[]): readonly Secret[] {
  return held.length > 0 ? [{ name, cards: sorted(held), words: "" }] : [];
}

function choice(phase: string, chosen: string): readonly Secret[] {
  if (phase === "hire") return [{ name: t("page-secret-takes"), cards: [chosen], words: "" }];
  const words = phase === "joats" ? t("page-secret-jacks", { jacks: Number(chosen) }) : t(`page-choice-${chosen}`);
  return [{ name: t("page-secret-chooses"), cards: [], words }];
}
