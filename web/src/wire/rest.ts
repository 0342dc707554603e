// Made by tools/wire_types.py from the Python types. Do not edit.

export interface Credentials {
  readonly login: string;
  readonly password: string;
}

export interface HintedMove {
  readonly move: Move;
  readonly text: string;
  readonly expected: number;
  readonly low: number;
  readonly high: number;
  readonly tries: number;
  readonly why: string;
}

export interface Hints {
  readonly seat: number;
  readonly hints: readonly HintedMove[];
}

export interface Me {
  readonly name: string;
  readonly login: string | null;
}

export type Move = { readonly move: string; readonly [field: string]: unknown };

export interface NewName {
  readonly name: string;
}

export interface OddsLines {
  readonly seat: number;
  readonly after: boolean;
  readonly lines: readonly string[];
}

export interface Opened {
  readonly table: string;
}

export interface Problem {
  readonly rule: string;
  readonly why: string;
}

export interface RuleText {
  readonly number: string;
  readonly chapter: string;
  readonly text: string;
}
