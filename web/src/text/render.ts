// Messages as text, in the reader's language. getaway/text/render.py does the same at the terminal.
//
// A seat is rendered as one private-use character and its name put in last, so that no name is ever read as a pattern.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Argument =
  | number
  | string
  | readonly ["s", number]
  | readonly ["p", number, string | Message]
  | readonly ["n", string, string]
  | readonly ["$", number]
  | readonly ["o", number]
  | readonly ["%", number, number?]
  | readonly ["l", readonly Argument[], ("and" | "or" | "comma")?]
  | Message;

export type Arguments = { readonly [name: string]: Argument };
/** An id, "catalog.id" or "catalog.id.attribute", and what is put into its text. */
export type Message = readonly ["m", string, Arguments];
/** What a person reads. A plain text is shown as it is, in every language. */
export type Text = string | readonly ["m", string, { readonly [name: string]: unknown }];

/** A piece of a text: the name of a seat, to be set in bold, or anything else. */
export interface Part {
  readonly text: string;
  readonly seat: number | null;
}

/** Who reads: what the seats are called, and which of them is the reader's. */
export interface Reader {
  readonly names: readonly string[];
  readonly viewer: number | null;
}

type Who = readonly ["s", number] | readonly ["p", number, string | Message];

function isWho(value: Argument): value is Who {
  return typeof value === "object" && (value[0] === "s" || value[0] === "p");
}

const FIRST_SEAT = 0xe000;
const FIRST_PERSON = 0xe100;
const SEAT = /[\ue000-\uefff]/g;
const PRIVATE = /[\ue000-\uf8ff]/g;
export const NOBODY: Reader = { names: [], viewer: null };

/** A reader, and the people who were named so far in a text under the names that they had then. */
interface Reading extends Reader {
  readonly people: Part[];
}

/** The catalogs of one language, and English where it has no such message. */
export class Texts {
  private readonly bundles = new Map<string, FluentBundle>();
  private readonly ordinals: Intl.PluralRules;

  /** Asked for what is shown in place of a message of a part that has not come yet. */
  missing: (id: string) => string = (id) => id;

  constructor(
    readonly language: string,
    private readonly english: Texts | null = null,
  ) {
    this.ordinals = new Intl.PluralRules(language, { type: "ordinal" });
  }

  hasMessage(id: string): boolean {
    const [catalog = "", name = ""] = id.split(".");
    return this.bundles.get(catalog)?.hasMessage(name) || (this.english?.hasMessage(id) ?? false);
  }

  /** Adds messages to a catalog, which may come in several parts. */
  add(catalog: string, source: string): void {
    const bundle = this.bundles.get(catalog) ?? new FluentBundle(this.language, { useIsolating: false });
    bundle.addResource(new FluentResource(source), { allowOverrides: true });
    this.bundles.set(catalog, bundle);
  }

  text(text: Text, reader: Reader = NOBODY): string {
    return this.parts(text, reader)
      .map((part) => part.text)
      .join("");
  }

  /** The same in pieces, so that names can be set apart. */
  parts(text: Text, reader: Reader = NOBODY): readonly Part[] {
    if (typeof text === "string") return [{ text, seat: null }];
    const reading = { ...reader, people: [] };
    const said = this.message(text as Message, reading);
    const found: Part[] = [];
    let after = 0;
    for (const match of said.matchAll(SEAT)) {
      if (match.index > after) found.push({ text: said.slice(after, match.index), seat: null });
      found.push(this.whoIs(match[0], reading));
      after = match.index + 1;
    }
    if (after < said.length) found.push({ text: said.slice(after), seat: null });
    return found;
  }

  argument(value: Argument, reader: Reader = NOBODY): string {
    const reading = { ...reader, people: [] };
    return String(this.value(value, reading)).replace(SEAT, (found) => this.whoIs(found, reading).text);
  }

  /** Whose name stands where this character is. */
  private whoIs(character: string, reading: Reading): Part {
    const code = character.charCodeAt(0);
    if (code >= FIRST_PERSON) return reading.people[code - FIRST_PERSON] ?? { text: "", seat: null };
    return { text: this.nameOf(code - FIRST_SEAT, reading), seat: code - FIRST_SEAT };
  }

  private nameOf(seat: number, reader: Reader): string {
    return reader.names[seat] ?? this.unit("seat", { number: seat + 1 });
  }

  private message([, id, args]: Message, reader: Reading): string {
    return this.format(id, this.variables(args, reader)) ?? this.missing(id);
  }

  private format(id: string, variables: Record<string, FluentVariable>): string | null {
    const [catalog = "", name = "", attribute] = id.split(".");
    const bundle = this.bundles.get(catalog);
    const message = bundle?.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (!bundle || !pattern) return this.english?.format(id, variables) ?? null;
    const errors: Error[] = [];
    return bundle.formatPattern(pattern, variables, errors);
  }

  private variables(args: Arguments, reader: Reading): Record<string, FluentVariable> {
    const given: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      given[name] = this.value(value, reader);
      if (isWho(value)) given[`${name}_is`] = this.isReader(value, reader) ? "you" : "other";
    }
    return given;
  }

  /** Whether the reader sits there, and did so then. */
  private isReader(who: Who, reader: Reading): boolean {
    if (who[1] !== reader.viewer) return false;
    return who[0] === "s" || this.text(who[2], reader) === this.nameOf(who[1], reader);
  }

  private value(value: Argument, reader: Reading): string | number {
    if (typeof value === "number") return value;
    if (typeof value === "string") return value.replace(PRIVATE, "");
    switch (value[0]) {
      case "s":
        return String.fromCharCode(FIRST_SEAT + value[1]);
      case "p":
        reader.people.push({ text: this.text(value[2], reader), seat: value[1] });
        return String.fromCharCode(FIRST_PERSON + reader.people.length - 1);
      case "n":
        return this.component(value[1], value[2]);
      case "$":
        return this.money(value[1]);
      case "o":
        return this.unit("ordinal", { number: value[1], category: this.ordinals.select(value[1]) });
      case "%":
        return this.percent(value[1], value[2] ?? 0);
      case "l":
        return this.listing(
          value[1].map((item) => String(this.value(item, reader))),
          value[2] ?? "and",
        );
      case "m":
        return this.message(value, reader);
    }
  }

  /** The translation of a component's name, if the pack calls it what was translated. */
  component(key: string, name: string): string {
    const translated = this.own(key);
    return translated !== null && this.own(`${key}.of`) === name ? translated : name.replace(PRIVATE, "");
  }

  private own(id: string): string | null {
    const [catalog = "", name = "", attribute] = id.split(".");
    const bundle = this.bundles.get(catalog);
    const message = bundle?.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    return bundle && pattern ? bundle.formatPattern(pattern, {}, []) : null;
  }

  private money(thousands: number): string {
    const sign = thousands < 0 ? "minus" : "plus";
    const amount = Math.abs(thousands);
    if (amount >= 1000) return this.unit("millions", { number: amount / 1000, sign });
    return amount ? this.unit("thousands", { number: amount, sign }) : this.unit("no-money", {});
  }

  private percent(share: number, places: number): string {
    const scale = 10 ** places;
    const rounded = Math.round(share * 100 * scale) / scale;
    const certain = rounded === 0 || rounded === 100;
    if (!certain || share === 0 || share === 1) return this.unit("percent", { number: rounded, bound: "exact" });
    const bound = rounded === 0 ? "under" : "over";
    return this.unit("percent", { number: rounded === 0 ? 1 / scale : 100 - 1 / scale, bound });
  }

  private listing(items: readonly string[], kind: "and" | "or" | "comma"): string {
    const last = items[items.length - 1] ?? "";
    if (kind === "comma" || items.length < 2) return items.join(", ");
    return this.unit(`list-${kind}`, { most: items.slice(0, -1).join(", "), last });
  }

  private unit(id: string, variables: Record<string, FluentVariable>): string {
    return this.format(`units.${id}`, variables) ?? id;
  }
}
