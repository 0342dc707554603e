// What this browser keeps of a deal, so that it need not believe the server afterwards: the server's commitment as it
// was first seen, the bytes it sent itself, and the commitments of the other seats as they stood before it revealed.
import { botBytes, headHash, seatCommitment, serverCommitment } from "./hashes";
import type { DealView, Record, SeatView } from "../wire/messages";
import { t } from "../text";

/** One try at dealing. Most tables need one. */
export interface Round {
  readonly commitment: string;
  /** The bytes of one's own seats. */
  readonly sent: { [seat: number]: string };
  /** The commitments of all seats when these bytes were revealed; null before that. */
  seen: readonly (string | null)[] | null;
}

export interface Evidence {
  readonly rounds: Round[];
  head: string | null;
}

export interface Finding {
  readonly title: string;
  /** Null: what was kept does not tell. */
  readonly holds: boolean | null;
  readonly words: string;
}

const key = (table: string): string => `getaway.deal.${table}`;
/** Where the browser stores nothing: as long as the page is open. */
const held = new Map<string, Evidence>();

/** Read anew each time: another tab may have written to it. */
export function storedEvidence(table: string): Evidence {
  try {
    const found = localStorage.getItem(key(table));
    if (found !== null) return JSON.parse(found) as Evidence;
  } catch {
    // It is held here, or nowhere.
  }
  return held.get(table) ?? { rounds: [], head: null };
}

export function storeEvidence(table: string, evidence: Evidence): void {
  held.set(table, evidence);
  try {
    localStorage.setItem(key(table), JSON.stringify(evidence));
  } catch {
    // As above.
  }
}

/** The try under the server's present commitment. */
export function roundOf(evidence: Evidence, commitment: string): Round {
  const last = evidence.rounds.at(-1);
  if (last?.commitment === commitment) return last;
  const begun: Round = { commitment, sent: {}, seen: null };
  evidence.rounds.push(begun);
  return begun;
}

/** The try for which a seat makes new bytes. Those that were revealed to other commitments may be known: what was kept of
 * them stays, so that no try is forgotten. */
export function roundAnew(evidence: Evidence, commitment: string, seat: number): Round {
  let round = roundOf(evidence, commitment);
  if (round.seen) {
    round = { commitment, sent: { ...round.sent }, seen: null };
    evidence.rounds.push(round);
  }
  delete round.sent[seat];
  return round;
}

/** Why this browser does not reveal the bytes of a seat now; null if nothing speaks against it. */
export function whyNotReveal(
  table: string,
  round: Round,
  deal: DealView,
  seats: readonly SeatView[],
  seat: number,
): "elsewhere" | "changed" | "incomplete" | null {
  const bytes = round.sent[seat];
  if (bytes === undefined) return "elsewhere";
  if (
    deal.commitment !== round.commitment ||
    deal.commitments[seat] !== seatCommitment(table, round.commitment, seat, bytes)
  )
    return "changed";
  if (seats.some((each, at) => each.kind !== "bot" && deal.commitments[at] === null)) return "incomplete";
  if (round.seen && JSON.stringify(round.seen) !== JSON.stringify(deal.commitments)) return "changed";
  return null;
}

/** The record beside what was storedEvidence, and its own hashes made again. `yours` are the seats of whoever looks. */
export function compare(evidence: Evidence, record: Record, yours: readonly number[] = []): Finding[] {
  const found: Finding[] = [];
  const note = (title: string, holds: boolean, good: string, bad: string): void =>
    void found.push({ title, holds, words: holds ? good : bad });
  const head = record.head;
  const round = evidence.rounds.at(-1);
  const sent = evidence.rounds.flatMap((each) => Object.keys(each.sent).map(Number));
  if (head?.deal !== "fair") {
    // Whoever got ready did so for a fair deal: a record of another kind is not the record of that deal.
    if (sent.length > 0) note(t("fairness-kind"), false, "", t("fairness-kind-bad"));
    return found;
  }
  const deal = record.deal;
  const unsent = [...yours, ...sent].filter(
    (seat) => head.seats[seat]?.by === "seat" && round?.sent[seat] === undefined,
  );
  if (unsent.length > 0) found.push({ title: t("fairness-unsent"), holds: null, words: t("fairness-unsent-words") });
  if (!round) return found;
  note(
    t("fairness-commitment"),
    head.commitment === round.commitment,
    t("fairness-commitment-good"),
    t("fairness-commitment-bad"),
  );
  const own = Object.entries(round.sent).map(([seat, bytes]) => ({ seat: Number(seat), bytes }));
  // Whoever got ready and left before the bytes were revealed has no part in the deal.
  const dealt = own.filter(({ seat }) => round.seen !== null || yours.includes(seat));
  if (dealt.length > 0) {
    const there = dealt.every(({ seat, bytes }) =>
      deal.kind === "fair"
        ? deal.entropy[seat]?.value === bytes
        : head.seats[seat]?.commitment === seatCommitment(head.table ?? "", round.commitment, seat, bytes),
    );
    note(t("fairness-bytes"), there, t("fairness-bytes-good"), t("fairness-bytes-bad"));
  }
  if (round.seen)
    note(
      t("fairness-others"),
      round.seen.every((seen, seat) => head.seats[seat]?.commitment === seen),
      t("fairness-others-good"),
      t("fairness-others-bad"),
    );
  if (evidence.head)
    note(t("fairness-head"), headHash(record, head) === evidence.head, t("fairness-head-good"), t("fairness-head-bad"));
  const revealed = evidence.rounds.slice(0, -1).filter((each) => each.seen);
  const startedOver = revealed.filter((each) => each.commitment !== round.commitment);
  if (startedOver.length > 0)
    note(
      t("fairness-started-over"),
      startedOver.every((each) => head.void.some((other) => other.commitment === each.commitment)),
      t("fairness-started-over-good"),
      t("fairness-started-over-bad"),
    );
  if (revealed.length > startedOver.length)
    found.push({
      title: t("fairness-tries"),
      holds: null,
      words: t("fairness-tries-words", { times: revealed.length - startedOver.length }),
    });
  if (deal.kind === "fair" && deal.seed && deal.salt) {
    const { seed, salt, table, commitment, entropy } = deal;
    const fits = entropy.every(({ by, value }, seat) =>
      by === "server"
        ? value === botBytes(seed, table)
        : head.seats[seat]?.commitment === seatCommitment(table, commitment, seat, value),
    );
    note(
      t("fairness-hashes"),
      fits && serverCommitment(seed, salt) === commitment,
      t("fairness-hashes-good"),
      t("fairness-hashes-bad"),
    );
  }
  return found;
}

/** What `getaway verify` compares a record with, as `--evidence FILE` reads it. */
export interface EvidenceFile {
  readonly commitment: string | null;
  readonly sent: readonly string[];
  readonly seen: readonly string[];
  readonly head: string | null;
}

export function evidenceFile(evidence: Evidence): EvidenceFile {
  const round = evidence.rounds.at(-1);
  return {
    commitment: round?.commitment ?? null,
    sent: Object.values(round?.sent ?? {}),
    seen: (round?.seen ?? []).filter((seen) => seen !== null),
    head: evidence.head,
  };
}

/** The command that compares the same on any machine. */
export function command(evidence: Evidence, file: string): string {
  const { commitment, sent, seen, head } = evidenceFile(evidence);
  const parts = [`getaway verify ${file}`];
  if (commitment) parts.push(`--commitment ${commitment}`);
  parts.push(...sent.map((bytes) => `--sent ${bytes}`), ...seen.map((each) => `--seen ${each}`));
  if (head) parts.push(`--head ${head}`);
  return parts.join(" ");
}
