import { expect, test } from "vitest";

import { command, compare, type Evidence, roundAnew, roundOf, whyNotReveal } from "./evidence";
import { botBytes, headHash, seatCommitment, serverCommitment } from "./hashes";
import type { DealView, Record, SeatView } from "../wire/messages";

const TABLE = "ab".repeat(16);
const SEED = "11".repeat(32);
const SALT = "22".repeat(32);
const MINE = "01".repeat(32);
const THEIRS = "5a".repeat(32);
const SERVER = serverCommitment(SEED, SALT);
const SEEN = [seatCommitment(TABLE, SERVER, 0, MINE), seatCommitment(TABLE, SERVER, 1, THEIRS), null];

/** An honest record of Ann (this browser), Bob and a bot. */
const RECORD = {
  format: 2,
  game: "masters",
  rules_version: 1,
  pack_hash: "abc",
  options: { zeta: true, alpha: "tops", n: 3 },
  deal: {
    kind: "fair",
    table: TABLE,
    commitment: SERVER,
    entropy: [
      { value: MINE, by: "seat" },
      { value: THEIRS, by: "seat" },
      { value: botBytes(SEED, TABLE), by: "server" },
    ],
    seed: SEED,
    salt: SALT,
  },
  head: {
    deal: "fair",
    table: TABLE,
    commitment: SERVER,
    seats: [
      { name: "Ann", bot: null, by: "seat", commitment: SEEN[0] },
      { name: "Bób \u2028☃", bot: null, by: "seat", commitment: SEEN[1] },
      { name: "Bot", bot: "easy", by: "server", commitment: null },
    ],
    void: [
      {
        commitment: "00".repeat(32),
        commitments: [null, "33".repeat(32), null],
        seats: [0],
        names: ["Eve"],
        left: true,
      },
    ],
  },
} as unknown as Record;
const HEAD = RECORD.head as NonNullable<Record["head"]>;

function evidence(): Evidence {
  return { rounds: [{ commitment: SERVER, sent: { 0: MINE }, seen: SEEN }], head: headHash(RECORD, HEAD) };
}

function changed(change: (record: { deal: { [key: string]: unknown }; head: typeof HEAD }) => void): Record {
  const copy = structuredClone(RECORD);
  change(copy as never);
  return copy;
}

function broken(record: Record, own = evidence()): number {
  return compare(own, record, [0]).filter((each) => each.holds === false).length;
}

function unsure(record: Record, own: Evidence, yours: number[]): number {
  return compare(own, record, yours).filter((each) => each.holds === null).length;
}

test("hashes are those that the server and getaway verify make", () => {
  expect(SERVER).toBe("58cfdfa6fafc4d4af2fa03002cc12df66697fd50a218d9e6fb76c1fa37fea502");
  expect(SEEN[1]).toBe("4edde569b8ec6dbc2292c82e24e645168b107de00bc0bcc2c872a080ca2effce");
  expect(botBytes(SEED, TABLE)).toBe("b1f58d8648f7970e0dd8dcdc4e00911d7d79a331525174fcb5d4a692915acfca");
  expect(headHash(RECORD, HEAD)).toBe("626717d7639c3907e65ee4b6df68430e6611c1f8c354d1da6a67d2a39f91244d");
});

test("an honest record agrees with what was kept", () => {
  expect(compare(evidence(), RECORD)).toHaveLength(5);
  expect(broken(RECORD)).toBe(0);
});

test("a server that throws one's bytes away is found", () => {
  const forged = changed((record) => ((record.deal.entropy as { value: string }[])[0]!.value = THEIRS));
  expect(broken(forged)).toBe(2);
});

test("a server that takes another seed is found", () => {
  const other = serverCommitment(SALT, SALT);
  const forged = changed((record) => {
    Object.assign(record.deal, { seed: SALT, commitment: other });
    Object.assign(record.head, { commitment: other });
  });
  expect(broken(forged)).toBeGreaterThan(1);
});

test("another seat that was changed after one had revealed is found", () => {
  const forged = changed((record) => Object.assign(record.head.seats[1]!, { commitment: "77".repeat(32) }));
  expect(broken(forged)).toBe(3);
});

test("a changed name is found", () => {
  const forged = changed((record) => Object.assign(record.head.seats[1]!, { name: "Mallory" }));
  expect(broken(forged)).toBe(1);
});

test("a deal that was started over and is not in the record is found", () => {
  const before = (commitment: string): Evidence => ({
    ...evidence(),
    rounds: [{ commitment, sent: { 0: THEIRS }, seen: SEEN }, ...evidence().rounds],
  });
  expect(broken(RECORD, before("00".repeat(32)))).toBe(0);
  expect(broken(RECORD, before("44".repeat(32)))).toBe(1);
});

test("a record of another kind of deal is not taken for that of a fair one", () => {
  const formatOne: Record = { ...RECORD, format: 1, head: undefined } as never;
  expect(broken(formatOne)).toBe(1);
  const simulated = changed((record) => Object.assign(record.head, { deal: "simulated" }));
  expect(broken(simulated)).toBe(1);
  expect(compare({ rounds: [], head: null }, formatOne, [0])).toHaveLength(0);
});

test("a server that starts over and makes up one's bytes is not confirmed", () => {
  const before = { commitment: "00".repeat(32), sent: { 0: THEIRS }, seen: SEEN };
  const own: Evidence = {
    rounds: [before, { commitment: SERVER, sent: {}, seen: null }],
    head: headHash(RECORD, HEAD),
  };
  expect(broken(RECORD, own)).toBe(0);
  expect(unsure(RECORD, own, [0])).toBe(1);
  expect(unsure(RECORD, own, [])).toBe(1); // what is said of one's seats comes from the server too
  expect(unsure(RECORD, { rounds: [], head: null }, [0])).toBe(1);
  expect(unsure(RECORD, { rounds: [], head: null }, [2])).toBe(0);
  expect(unsure(RECORD, evidence(), [0])).toBe(0);
});

test("a try to which one's bytes were revealed is not forgotten", () => {
  const own: Evidence = {
    rounds: [{ commitment: SERVER, sent: { 0: THEIRS, 2: SALT }, seen: [...SEEN].reverse() }],
    head: null,
  };
  const round = roundAnew(own, SERVER, 0);
  expect(round).toEqual({ commitment: SERVER, sent: { 2: SALT }, seen: null });
  expect(roundAnew(own, SERVER, 2)).toBe(round);
  expect(own.rounds).toHaveLength(2);
  Object.assign(round, { sent: { 0: MINE }, seen: SEEN });
  expect(broken(RECORD, own)).toBe(0);
  expect(compare(own, RECORD, [0]).find((each) => each.holds === null)?.words).toContain("once");
});

test("whoever got ready and left before the reveal is told of no cheating", () => {
  const own: Evidence = { rounds: [{ commitment: SERVER, sent: { 0: THEIRS }, seen: null }], head: null };
  expect(compare(own, RECORD, []).filter((each) => each.holds === false)).toHaveLength(0);
  expect(broken(RECORD, own)).toBe(1);
});

test("the command has all that was kept", () => {
  const line = command(evidence(), "game.json");
  expect(line).toBe(
    `getaway verify game.json --commitment ${SERVER} --sent ${MINE} --seen ${SEEN[0]} --seen ${SEEN[1]} --head ${evidence().head}`,
  );
});

const SEATS = [{ kind: "person" }, { kind: "person" }, { kind: "bot" }] as unknown as SeatView[];
const DEAL: DealView = {
  commitment: SERVER,
  commitments: SEEN,
  revealed: [false, false, true],
  round: 1,
  revealing: true,
  restart_at: null,
  head: null,
};

test("bytes are revealed only to a whole list in which nothing has changed", () => {
  const fresh = { commitment: SERVER, sent: { 0: MINE }, seen: null };
  expect(whyNotReveal(TABLE, fresh, DEAL, SEATS, 0)).toBeNull();
  expect(whyNotReveal(TABLE, { ...fresh, sent: {} }, DEAL, SEATS, 0)).toBe("elsewhere");
  expect(whyNotReveal(TABLE, fresh, { ...DEAL, commitment: SALT }, SEATS, 0)).toBe("changed");
  expect(whyNotReveal(TABLE, fresh, { ...DEAL, commitments: [SALT, SEEN[1] ?? null, null] }, SEATS, 0)).toBe("changed");
  expect(whyNotReveal(TABLE, fresh, { ...DEAL, commitments: [SEEN[0] ?? null, null, null] }, SEATS, 0)).toBe(
    "incomplete",
  );
  const revealed = { ...fresh, seen: SEEN };
  expect(whyNotReveal(TABLE, revealed, DEAL, SEATS, 0)).toBeNull();
  expect(whyNotReveal(TABLE, revealed, { ...DEAL, commitments: [SEEN[0] ?? null, SALT, null] }, SEATS, 0)).toBe(
    "changed",
  );
});

test("a new commitment of the server is a new round with bytes of its own", () => {
  const own = evidence();
  expect(roundOf(own, SERVER).sent).toEqual({ 0: MINE });
  expect(roundOf(own, SALT).sent).toEqual({});
  expect(own.rounds).toHaveLength(2);
});
