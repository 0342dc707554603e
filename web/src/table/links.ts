// Links to seats. Their secrets are made here and kept in this browser, so that a reload shows the same link again.
import { randomHex } from "../connection/connection.svelte";
import type { TableSession } from "./session.svelte";

function key(table: string, seat: number): string {
  return `getaway.link.${table}.${seat}`;
}

export function address(table: string, seat: number, secret: string): string {
  return `${location.origin}/table/${table}#seat=${seat}.${secret}`;
}

/** The secret of a link, and the number that the server gave it; 0 until that is known. */
interface StoredLink {
  readonly secret: string;
  readonly number: number;
  /** The number of the link before it. */
  readonly before: number;
}

/** The kept link if it is the one that works, by its number (0: none does). */
export function working(kept: StoredLink, live: number): StoredLink | null {
  if (live === 0) return null;
  if (kept.number === 0) return live === kept.before ? null : { ...kept, number: live };
  return kept.number === live ? kept : null;
}

/** The link to a seat that was made in this browser, while it works. */
export function storedLink(table: string, seat: number, live: number): string | null {
  const text = localStorage.getItem(key(table, seat));
  if (!text?.startsWith("{")) return null;
  const found = working(JSON.parse(text) as StoredLink, live);
  if (found) localStorage.setItem(key(table, seat), JSON.stringify(found));
  return found && address(table, seat, found.secret);
}

/** A new link to a seat; the one before it does not work any more. */
export async function makeLink(session: TableSession, seat: number): Promise<string | null> {
  const secret = randomHex(32);
  const kept: StoredLink = { secret, number: 0, before: session.seats[seat]?.link ?? 0 };
  if (!(await session.send({ do: "SetLink", seat, secret }))) return null;
  if (!session.yours.includes(seat)) localStorage.setItem(key(session.table, seat), JSON.stringify(kept));
  return address(session.table, seat, secret);
}

/** The seat and the secret behind the `#` of such a link. */
export function linkOf(fragment: string): { seat: number; secret: string } | null {
  const found = /^seat=(\d+)\.([0-9a-f]{64})$/.exec(fragment);
  return found?.[1] && found[2] ? { seat: Number(found[1]), secret: found[2] } : null;
}
