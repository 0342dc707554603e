// Links to seats. Their secrets are made here and kept in this browser, so that a reload shows the same link again.
import { randomHex } from "../connection/house.svelte";
import type { Sitting } from "./sitting.svelte";

function key(table: string, seat: number): string {
  return `getaway.link.${table}.${seat}`;
}

export function address(table: string, seat: number, secret: string): string {
  return `${location.origin}/table/${table}#seat=${seat}.${secret}`;
}

export function keptLink(table: string, seat: number): string | null {
  const secret = localStorage.getItem(key(table, seat));
  return secret && address(table, seat, secret);
}

/** A new link to a seat; the one before it opens nothing any more. */
export async function makeLink(sitting: Sitting, seat: number): Promise<string | null> {
  const secret = randomHex(32);
  if (!(await sitting.send({ type: "SetLink", seat, secret }))) return null;
  localStorage.setItem(key(sitting.table, seat), secret);
  return address(sitting.table, seat, secret);
}

/** The seat and the secret behind the `#` of such a link. */
export function linkOf(fragment: string): { seat: number; secret: string } | null {
  const found = /^seat=(\d+)\.([0-9a-f]{64})$/.exec(fragment);
  return found?.[1] && found[2] ? { seat: Number(found[1]), secret: found[2] } : null;
}
