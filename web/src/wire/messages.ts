// Made by tools/wire_types.py from the Python types. Do not edit.

export interface Accepted {
  readonly type: "Accepted";
  readonly id: string;
}

export interface Blank {
  readonly field: string;
  readonly kind: string;
  readonly least: number;
  readonly most: number;
}

export interface Choose {
  readonly type: "Choose";
  readonly id: string;
  readonly moves: readonly ({ readonly [key: string]: unknown })[];
}

export interface Entropy {
  readonly value: string;
  readonly by: "seat" | "server";
}

export type Fact = { readonly event: string; readonly [field: string]: unknown };

export interface FairDeal {
  readonly kind: "fair";
  readonly table: string;
  readonly commitment: string;
  readonly entropy: readonly Entropy[];
  readonly seed: string | null;
  readonly salt: string | null;
}

export interface Finished {
  readonly type: "Finished";
  readonly record: Record;
}

export interface GameOnOffer {
  readonly name: string;
  readonly title: string;
  readonly blurb: string;
}

export interface Make {
  readonly type: "Make";
  readonly id: string;
  readonly move: { readonly [key: string]: unknown };
}

export type Move = { readonly move: string; readonly [field: string]: unknown };

export interface Offer {
  readonly move: Move;
  readonly text: string;
  readonly points_at: string;
  readonly blanks?: readonly Blank[];
}

export interface OpenDeal {
  readonly kind: "open";
  readonly key: string;
  readonly commitment: string | null;
}

export interface OpenTable {
  readonly type: "OpenTable";
  readonly id: string;
  readonly game: string;
}

export interface Outcome {
  readonly shares: readonly number[];
  readonly scores: readonly number[];
  readonly words: string;
}

export interface Ready {
  readonly type: "Ready";
  readonly id: string;
  readonly entropy: string;
}

export interface Record {
  readonly format: number;
  readonly game: string;
  readonly rules_version: number;
  readonly pack: { readonly [key: string]: unknown };
  readonly pack_hash: string;
  readonly options: { readonly [key: string]: unknown };
  readonly seats: readonly Seat[];
  readonly deal: FairDeal | SimulatedDeal | OpenDeal;
  readonly moves: readonly RecordedMove[];
  readonly result: Outcome | null;
}

export interface RecordedMove {
  readonly seat: number;
  readonly move: { readonly [key: string]: unknown } | null;
  readonly check: string;
  readonly told?: { readonly [key: string]: unknown } | null;
}

export interface Refused {
  readonly type: "Refused";
  readonly id: string | null;
  readonly rule: string;
  readonly why: string;
}

export interface Seat {
  readonly name: string;
  readonly bot: string | null;
}

export interface Shown {
  readonly type: "Shown";
  readonly view: View;
  readonly told: readonly Told[];
}

export interface SimulatedDeal {
  readonly kind: "simulated";
  readonly seed: number;
  readonly game: number;
}

export interface StartOver {
  readonly type: "StartOver";
  readonly id: string;
}

export interface TableOpened {
  readonly type: "TableOpened";
  readonly table: string;
  readonly game: string;
  readonly title: string;
  readonly seats: readonly Seat[];
  readonly you: number;
  readonly commitment: string;
  readonly pack: unknown;
}

export interface TakeBack {
  readonly type: "TakeBack";
  readonly id: string;
}

export interface Told {
  readonly number: number;
  readonly what: Fact;
  readonly words: string;
}

export interface View {
  readonly game: string;
  readonly viewer: number;
  readonly seats: number;
  readonly phase: string;
  readonly prompt: string;
  readonly waiting_for: readonly number[];
  readonly offers: readonly Offer[];
  readonly can_reset: boolean;
  readonly can_take_back: boolean;
  readonly board: unknown;
  readonly outcome: Outcome | null;
}

export interface Welcome {
  readonly type: "Welcome";
  readonly games: readonly GameOnOffer[];
}

export type Command = OpenTable | Ready | Make | Choose | StartOver | TakeBack;

export type Message = Welcome | TableOpened | Shown | Accepted | Refused | Finished;
