// The hashes of a deal, as docs/fairness.md spells them out: BLAKE2b with 32 bytes and a name for what is hashed.
// WebCrypto has no BLAKE2b, and no hashes at all on a page without https.
import { blake2b } from "@noble/hashes/blake2.js";

import type { Head, Record } from "../wire/messages";

const text = new TextEncoder();

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function unhex(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (byte) => parseInt(byte, 16));
}

function hash(name: string, data: Uint8Array): string {
  const personalization = new Uint8Array(16);
  personalization.set(text.encode(name));
  return hex(blake2b(data, { dkLen: 32, personalization }));
}

/** Each part with its length before it, in eight bytes. */
function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + 8 + part.length, 0));
  let at = 0;
  for (const part of parts) {
    new DataView(all.buffer).setUint32(at + 4, part.length);
    all.set(part, at + 8);
    at += 8 + part.length;
  }
  return all;
}

/** What the server commits to before anyone is ready. */
export function serverCommitment(seed: string, salt: string): string {
  return hash("getaway-commit", joined(unhex(salt), unhex(seed)));
}

/** What a seat commits to before anyone reveals. */
export function seatCommitment(table: string, server: string, seat: number, bytes: string): string {
  return hash("getaway-seat", joined(text.encode(table), unhex(server), text.encode(String(seat)), unhex(bytes)));
}

/** The bytes that the server adds for a bot. */
export function botBytes(seed: string, table: string): string {
  return hash("getaway-bots", joined(unhex(seed), text.encode(table)));
}

/** Over everything that was known when the game was dealt. */
export function headHash(record: Record, head: Head): string {
  const seats = head.seats.map((seat) => [seat.name, seat.bot, seat.by, seat.commitment]);
  const started = head.void.map((each) => [each.commitment, each.commitments, each.seats, each.names, each.left]);
  const what = [
    2,
    record.game,
    record.rules_version,
    record.pack_hash,
    sorted(record.options),
    head.deal,
    head.table,
    head.commitment,
    seats,
    started,
  ];
  return hash("getaway-head", text.encode(JSON.stringify(what)));
}

function sorted(options: Record["options"]): { [name: string]: unknown } {
  return Object.fromEntries(Object.entries(options).sort(([one], [other]) => (one < other ? -1 : 1)));
}
