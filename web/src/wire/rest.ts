// Made by tools/wire_types.py from the Python types. Do not edit.

export interface AbilityPart {
  readonly name: string | TextMessage;
  readonly text: string | TextMessage;
  readonly once: boolean;
}

export interface Blank {
  readonly field: string;
  readonly kind: "number" | "one" | "seat" | "several" | "text";
  readonly least: number;
  readonly most: number;
  readonly choices?: readonly Choice[];
  readonly lines?: boolean;
}

export interface ChapterText {
  readonly title: string;
  readonly text: string;
}

export interface Check {
  readonly title: string | TextMessage;
  readonly holds: boolean | null;
  readonly words: string | TextMessage;
}

export interface Choice {
  readonly value: boolean | number | string;
  readonly words: string | TextMessage;
}

export interface ChoiceChecked {
  readonly seat: number;
  readonly warning: string | TextMessage;
}

export interface ChoiceToCheck {
  readonly moves: readonly ({ readonly [key: string]: unknown })[];
}

export interface Credentials {
  readonly login: string;
  readonly password: string;
}

export interface DeliveredEvent {
  readonly number: number;
  readonly what: GameEvent;
  readonly words: string | TextMessage;
  readonly first_of_command: boolean;
}

export interface Dossier {
  readonly title: string | TextMessage;
  readonly kind: string | TextMessage;
  readonly image: string | TextMessage;
  readonly client: Fact;
  readonly jobs: readonly JobPart[];
  readonly link: string | TextMessage;
  readonly seed: string;
  readonly alarms_on: boolean;
  readonly place: readonly Fact[];
  readonly people: readonly PersonPart[];
  readonly secret: string | TextMessage;
  readonly meters: readonly MeterPart[];
  readonly penalties: readonly (string | TextMessage)[];
}

export interface Fact {
  readonly name: string | TextMessage;
  readonly text: string | TextMessage;
  readonly note: string | TextMessage;
}

export interface Field {
  readonly id: string;
  readonly name: string;
  readonly entry: number;
  readonly text: string;
  readonly note: string;
}

export interface FigureInfo {
  readonly table: string;
  readonly thing: string | TextMessage;
  readonly figure: string;
  readonly value: number | readonly number[];
  readonly source: "deduced" | "printed" | "published" | "reconstructed";
}

export type GameEvent = { readonly event: string; readonly [field: string]: unknown };

export interface Happened {
  readonly what: GameEvent;
  readonly words: string | TextMessage;
  readonly seen_by: readonly number[] | null;
}

export interface Heist {
  readonly seed: string;
  readonly kind: string | null;
  readonly jobs: readonly string[];
  readonly gone_wrong: boolean;
  readonly fields: readonly Field[];
  readonly background?: readonly Field[];
}

export interface HeistField {
  readonly id: string;
  readonly name: string | TextMessage;
  readonly text: string | TextMessage;
  readonly note: string | TextMessage;
  readonly by_hand: boolean;
}

export interface HeistKind {
  readonly kind: string;
  readonly name: string | TextMessage;
}

export interface HeistMade {
  readonly heist: Heist;
  readonly fields: readonly HeistField[];
  readonly background: readonly HeistField[];
  readonly double: boolean;
  readonly kinds: readonly HeistKind[];
  readonly gm: Page;
  readonly players: Page;
}

export interface HeistOrder {
  readonly seed?: string | null;
  readonly kind?: string | null;
  readonly again?: { readonly [key: string]: number };
  readonly by_hand?: { readonly [key: string]: string };
  readonly language?: string;
}

export interface HintedMove {
  readonly move: Move;
  readonly text: string | TextMessage;
  readonly expected: number;
  readonly low: number;
  readonly high: number;
  readonly tries: number;
  readonly compared: boolean;
  readonly why: string | TextMessage;
}

export interface HintedMoves {
  readonly outlook: "forced" | "lost" | "open" | "won";
  readonly hints: readonly HintedMove[];
  readonly rest: readonly HintedStep[];
  readonly seat: number;
}

export interface HintedStep {
  readonly move: Move;
  readonly text: string | TextMessage;
}

export interface JobPart {
  readonly job: string;
  readonly name: string | TextMessage;
  readonly pitch: string | TextMessage;
  readonly facts: readonly Fact[];
  readonly complications: readonly (string | TextMessage)[];
  readonly subgoals: readonly (string | TextMessage)[];
}

export interface Lesson {
  readonly table: LessonTable;
  readonly texts: readonly LessonText[];
  readonly title: string | TextMessage;
  readonly blurb: string | TextMessage;
}

export interface LessonTable {
  readonly seed: number;
  readonly seats: readonly string[];
  readonly options: { readonly [key: string]: string };
}

export interface LessonText {
  readonly id: string;
  readonly rules: readonly string[];
  readonly title: string | TextMessage;
  readonly text: string | TextMessage;
  readonly phase: string | null;
  readonly offer: string | null;
  readonly event: string | null;
}

export interface Me {
  readonly name: string;
  readonly login: string | null;
}

export interface MeterPart {
  readonly name: string | TextMessage;
  readonly segments: number;
}

export type Move = { readonly move: string; readonly [field: string]: unknown };

export interface MyTable {
  readonly table: string;
  readonly game: string;
  readonly title: string;
  readonly status: "abandoned" | "closed" | "over" | "playing" | "waiting";
  readonly seats: readonly SeatView[];
  readonly own_pack: boolean;
  readonly code: string;
  readonly at: number;
  readonly result: string | TextMessage | null;
  readonly mine: readonly number[];
  readonly waiting_for: readonly number[];
  readonly your_turn: boolean;
  readonly you_host: boolean;
}

export interface NewName {
  readonly name: string;
}

export interface NewPassword {
  readonly login: string;
  readonly password: string;
  readonly old_password?: string | null;
}

export interface NotesText {
  readonly text: string;
}

export interface OddsLines {
  readonly seat: number;
  readonly after: boolean;
  readonly lines: readonly (string | TextMessage)[];
}

export interface Offer {
  readonly move: Move;
  readonly text: string | TextMessage;
  readonly points_at: string;
  readonly blanks?: readonly Blank[];
  readonly ask?: string | TextMessage;
}

export interface Opened {
  readonly table: string;
}

export interface Outcome {
  readonly shares: readonly number[];
  readonly scores: readonly number[];
  readonly words: string | TextMessage;
}

export interface PackInfo {
  readonly game: string;
  readonly name: string;
  readonly version: number;
  readonly sources: readonly SourceMark[];
  readonly figures: readonly FigureInfo[];
}

export interface Page {
  readonly dossier: Dossier;
  readonly markdown: string;
  readonly html: string;
}

export interface PaperOrder {
  readonly seed: string;
  readonly kind?: string | null;
  readonly again?: { readonly [key: string]: number };
  readonly by_hand?: { readonly [key: string]: string };
  readonly language?: string;
  readonly contents?: "all" | "both" | "gm" | "players" | "sheets";
  readonly paper?: "a4" | "letter";
}

export interface PersonPart {
  readonly name: string | TextMessage;
  readonly role: string | TextMessage;
  readonly want: string | TextMessage;
}

export interface PictureKept {
  readonly picture: string;
}

export interface RecordSoFar {
  readonly game: string;
  readonly options: { readonly [key: string]: unknown };
  readonly seats: readonly Seat[];
  readonly commitment: string;
  readonly you: number;
  readonly events: readonly DeliveredEvent[];
  readonly view: View | null;
}

export interface Refusal {
  readonly rule: string;
  readonly why: string | TextMessage;
  readonly text: string;
}

export interface ReplayOpened {
  readonly replay: string;
  readonly game: string;
  readonly title: string;
  readonly seats: readonly ReplaySeat[];
  readonly options: { readonly [key: string]: unknown };
  readonly pack: unknown;
  readonly steps: readonly Step[];
  readonly result: Outcome | null;
}

export interface ReplayPosition {
  readonly at: number;
  readonly of: number;
  readonly step: Step | null;
  readonly views: readonly View[];
}

export interface ReplaySeat {
  readonly name: string | TextMessage;
  readonly bot: string | null;
}

export interface RuleText {
  readonly number: string;
  readonly chapter: string;
  readonly section: string;
  readonly text: string;
}

export interface RulebookText {
  readonly introduction: readonly ChapterText[];
  readonly rules: readonly RuleText[];
}

export interface Seat {
  readonly name: string;
  readonly bot: string | null;
}

export interface SeatView {
  readonly name: string | TextMessage;
  readonly kind: "bot" | "invited" | "open" | "person";
  readonly bot: string | null;
  readonly ready: boolean;
  readonly muted: boolean;
  readonly host: boolean;
  readonly wants_to_pause: boolean;
  readonly wants_to_abandon: boolean;
  readonly link: number;
  readonly asking: string | TextMessage | null;
  readonly agreed: readonly number[];
  readonly asked: number;
}

export interface SessionInfo {
  readonly created: number;
  readonly agent: string | TextMessage;
  readonly current: boolean;
}

export interface Sheet {
  readonly kind: string;
  readonly name: string | TextMessage;
  readonly motto: string | TextMessage;
  readonly cool: number;
  readonly heat: number;
  readonly prep: number;
  readonly gear: string | TextMessage;
  readonly cool_goal: string | TextMessage;
  readonly heat_goal: string | TextMessage;
  readonly advances: readonly AbilityPart[];
  readonly last_job: AbilityPart;
}

export interface Sheets {
  readonly criminals: readonly Sheet[];
  readonly meters: readonly MeterPart[];
}

export interface SheetsMade {
  readonly sheets: Sheets;
  readonly html: string;
}

export interface SheetsOrder {
  readonly language?: string;
}

export interface SourceMark {
  readonly source: "deduced" | "printed" | "published" | "reconstructed";
  readonly words: string | TextMessage;
  readonly figures: number;
}

export interface Step {
  readonly entry: number;
  readonly seat: number;
  readonly phase: string;
  readonly taken_back: boolean;
  readonly happened: readonly Happened[];
}

export interface Story {
  readonly lines: readonly (string | TextMessage)[];
}

export type TextMessage = readonly ["m", string, { readonly [name: string]: unknown }];

export interface Verdict {
  readonly holds: boolean;
  readonly words: string | TextMessage;
  readonly checks: readonly Check[];
}

export interface View {
  readonly game: string;
  readonly viewer: number;
  readonly seats: number;
  readonly phase: string;
  readonly prompt: string | TextMessage;
  readonly rule: string;
  readonly waiting_for: readonly number[];
  readonly offers: readonly Offer[];
  readonly can_reset: boolean;
  readonly can_take_back: boolean;
  readonly board: unknown;
  readonly outcome: Outcome | null;
}

export interface Won {
  readonly game: string;
  readonly scenario: string;
  readonly times: number;
}
