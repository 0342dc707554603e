// Handouts: where their pictures are, who they are for, and which were not looked at yet.
import { t } from "../../text";
import type { Handout } from "../../wire/messages";
import type { TableSession } from "../session.svelte";

const KEY = "handouts";

export function pictureOf(session: TableSession, handout: Handout): string | null {
  return handout.picture === null
    ? null
    : `/api/tables/${session.table}/pictures/${handout.picture}?seat=${session.you}`;
}

/** For whom it is, as its reader is told. */
export function audienceOf(session: TableSession, handout: Handout): string {
  if (handout.to === "everyone") return t("handout-for-everyone");
  return handout.to === session.you ? t("handout-for-you") : t("handout-for", { name: session.nameOf(handout.to) });
}

/** Those that somebody else handed out and that were not opened in this browser. */
export function unseen(session: TableSession, seen: readonly string[]): readonly Handout[] {
  return session.handouts.filter((each) => each.by !== session.you && !seen.includes(each.handout));
}

export function keptSeen(session: TableSession): readonly string[] {
  return session.kept<string[]>(KEY) ?? [];
}

export function keepSeen(session: TableSession, seen: readonly string[]): void {
  session.keep(
    KEY,
    seen.filter((name) => session.handouts.some((each) => each.handout === name)),
  );
}
