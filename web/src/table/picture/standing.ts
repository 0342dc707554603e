// What a picture of a finished game says: who came where with what, and what the check of the deal says.
import { t, type Text, textOf } from "../../text";
import type { Verdict } from "../../wire/rest";
import type { GamePage } from "../game";
import { sentences } from "../sentences";
import type { TableSession } from "../session.svelte";

/** Characters of a commitment that are shown. */
export const COMMITMENT = 16;
/** More lines than this don't fit under each other. */
export const MOST_ROWS = 8;

export interface Row {
  readonly seat: number;
  /** 1 for the first; null where all came out the same. */
  readonly place: number | null;
  readonly name: string;
  readonly total: string;
}

export interface Seal {
  readonly words: string;
  readonly commitment: string;
  /** False: the check has found something. Null: nobody has checked. */
  readonly holds: boolean | null;
}

/** The first `most` characters of what people wrote, as they count them, in one line. */
export function bounded(text: string, most: number): string {
  const letters = [...text.replace(/\s+/g, " ").trim()];
  return letters.length <= most ? letters.join("") : `${letters.slice(0, most - 1).join("")}…`;
}

type Shown = Pick<TableSession, "view" | "nameOf" | "seats" | "log">;

export function rowsOf(session: Shown, page: Pick<GamePage, "total" | "ranked">): readonly Row[] {
  const outcome = session.view?.outcome;
  const came = session.seats.map((_, seat) => ({
    seat,
    share: outcome?.shares[seat] ?? 0,
    points: outcome?.scores[seat] ?? 0,
  }));
  came.sort((one, other) => other.share - one.share || other.points - one.points);
  const same = (one: (typeof came)[number], other: (typeof came)[number]) =>
    one.share === other.share && one.points === other.points;
  const equal = came.every((each) => same(each, came[0] ?? each));
  return came.slice(0, MOST_ROWS).map((each) => ({
    seat: each.seat,
    place: equal ? null : 1 + came.findIndex((other) => same(each, other)),
    name: bounded(session.nameOf(each.seat), 40),
    total: !outcome ? "" : page.total ? page.total(each.points) : page.ranked ? "" : String(each.points),
  }));
}

/** The verdict as anyone may read it, whoever shares it. */
export function headlineOf(session: Shown): string {
  const given = session.log.filter((line) => line.what.event === "Resigned").at(-1)?.words ?? "";
  const words: Text = session.view?.outcome?.words ?? given;
  const names = session.seats.map((_, seat) => bounded(session.nameOf(seat), 40));
  return sentences(textOf(words, { names, viewer: null }))[0] ?? "";
}

export function sealOf(verdict: Pick<Verdict, "holds"> | null, lesson: boolean, commitment: string): Seal {
  if (lesson) return { words: t("picture-lesson"), commitment: "", holds: null };
  const holds = verdict === null ? null : verdict.holds;
  const words = holds === null ? t("picture-unchecked") : holds ? t("picture-checked") : t("picture-failed");
  return { words, commitment: commitment.slice(0, COMMITMENT), holds };
}
