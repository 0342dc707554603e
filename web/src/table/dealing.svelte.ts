// Taking part in a deal: commit to bytes, and reveal them when every seat has committed to its own (HR-32).
import { randomHex } from "../connection/connection.svelte";
import type { TableSession } from "./session.svelte";

/** Loaded when a table waits for its deal: the page's first script does without hashes. */
const evidence = (): Promise<typeof import("./evidence")> => import("./evidence");
const hashes = (): Promise<typeof import("./hashes")> => import("./hashes");

const TRIES = 3;

export class Dealing {
  /** Why this browser does not reveal: its bytes are in another one, or what it committed to was changed. */
  problem = $state<"elsewhere" | "changed" | "incomplete" | null>(null);
  #work: Promise<void> = Promise.resolve();
  #tries = new Map<string, number>();

  constructor(readonly session: TableSession) {}

  /** Commit for all of one's seats. The bytes are made now, after the server's commitment was seen. */
  ready(): Promise<void> {
    return this.#next(() => this.#commit());
  }

  /** On every TableState: keep what it says of the deal, and reveal when it is time. */
  onTableState(): void {
    void this.#next(() => this.#keep());
    if (this.session.now?.deal.revealing && this.session.yours.length > 0) void this.#next(() => this.#reveal());
  }

  /** One thing after another: who has several seats goes from one to the next. */
  #next(work: () => Promise<void>): Promise<void> {
    this.#work = this.#work.then(work);
    return this.#work;
  }

  async #keep(): Promise<void> {
    const deal = this.session.now?.deal;
    if (!deal?.commitment || (deal.head === null && this.session.now?.status !== "waiting")) return;
    const { storedEvidence, storeEvidence, roundOf } = await evidence();
    const own = storedEvidence(this.session.table);
    if (deal.head === null) roundOf(own, deal.commitment);
    else own.head ??= deal.head;
    storeEvidence(this.session.table, own);
    if (!deal.revealing) this.problem = null;
  }

  async #commit(): Promise<void> {
    const { session } = this;
    const [{ storedEvidence, storeEvidence, roundAnew, roundOf }, { seatCommitment }] = await Promise.all([
      evidence(),
      hashes(),
    ]);
    const again = this.problem !== null;
    await this.#forEach(
      session.yours.filter((seat) => again || !session.seats[seat]?.ready),
      (seat) => {
        const deal = session.now?.deal;
        if (!deal) return Promise.resolve(false);
        if (deal.commitment === null) return session.send({ do: "Commit", commitment: randomHex(32) });
        const own = storedEvidence(session.table);
        const round = again ? roundAnew(own, deal.commitment, seat) : roundOf(own, deal.commitment);
        round.sent[seat] ??= randomHex(32);
        storeEvidence(session.table, own);
        return session.send({
          do: "Commit",
          commitment: seatCommitment(session.table, deal.commitment, seat, round.sent[seat]),
        });
      },
    );
    this.problem = null;
  }

  async #reveal(): Promise<void> {
    const { session } = this;
    const { storedEvidence, storeEvidence, roundOf, whyNotReveal } = await evidence();
    const why = (seat: number): typeof this.problem => {
      const deal = session.now?.deal;
      if (!deal?.revealing || deal.commitment === null || deal.revealed[seat]) return null;
      return whyNotReveal(
        session.table,
        roundOf(storedEvidence(session.table), deal.commitment),
        deal,
        session.seats,
        seat,
      );
    };
    this.problem = session.yours.map(why).find((each) => each !== null) ?? null;
    if (this.problem) return;
    const hidden = session.yours.filter(
      (seat) => session.now?.deal.revealed[seat] === false && this.#mayTry(seat, session.now.deal.round),
    );
    await this.#forEach(hidden, (seat) => {
      const deal = session.now?.deal;
      if (!deal?.revealing || deal.commitment === null || why(seat)) return Promise.resolve(false);
      const own = storedEvidence(session.table);
      const round = roundOf(own, deal.commitment);
      round.seen = deal.commitments;
      storeEvidence(session.table, own);
      return session.send({ do: "Reveal", entropy: round.sent[seat] ?? "", round: deal.round });
    });
  }

  /** What is refused is not sent for ever. */
  #mayTry(seat: number, round: number): boolean {
    const tried = this.#tries.get(`${round} ${seat}`) ?? 0;
    this.#tries.set(`${round} ${seat}`, tried + 1);
    return tried < TRIES;
  }

  /** At each of these seats in turn, as long as it goes well; then back to where one was. */
  async #forEach(seats: readonly number[], act: (seat: number) => Promise<boolean>): Promise<void> {
    const { session } = this;
    const back = session.you;
    for (const seat of seats) {
      if (seat !== session.you) await session.changeSeat(seat);
      if (!(await act(seat))) break;
    }
    if (session.you !== back && session.yours.includes(back)) await session.changeSeat(back);
  }
}
