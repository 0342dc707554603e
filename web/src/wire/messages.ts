// Made by tools/wire_types.py from the Python types. Do not edit.

export interface Accepted {
  readonly type: "Accepted";
  readonly id: string;
}

export interface AskRematch {
  readonly do: "Rematch";
}

export interface Blank {
  readonly field: string;
  readonly kind: "number" | "one" | "seat" | "several" | "text";
  readonly least: number;
  readonly most: number;
  readonly choices?: readonly Choice[];
  readonly lines?: boolean;
}

export interface BotInfo {
  readonly name: string;
  readonly title: string | TextMessage;
  readonly words: string | TextMessage;
}

export interface BotSeated {
  readonly event: "BotSeated";
  readonly seat: number;
  readonly bot: string;
}

export interface BotStandsIn {
  readonly event: "BotStandsIn";
  readonly seat: number;
  readonly bot: string;
}

export interface Choice {
  readonly value: boolean | number | string;
  readonly words: string | TextMessage;
}

export interface Choose {
  readonly do: "Choose";
  readonly moves: readonly ({ readonly [key: string]: unknown })[];
}

export interface ClockView {
  readonly left: readonly number[];
  readonly running: readonly number[];
  readonly at: number;
}

export interface Commit {
  readonly do: "Commit";
  readonly commitment: string;
}

export interface DealRestarted {
  readonly event: "DealRestarted";
  readonly names: readonly (string | TextMessage)[];
  readonly left: boolean;
}

export interface DealView {
  readonly commitment: string | null;
  readonly commitments: readonly (string | null)[];
  readonly revealed: readonly boolean[];
  readonly round: number;
  readonly revealing: boolean;
  readonly restart_at: number | null;
  readonly head: string | null;
}

export interface DealtSeat {
  readonly name: string;
  readonly bot: string | null;
  readonly by: "seat" | "server" | null;
  readonly commitment: string | null;
}

export interface DeliveredEvent {
  readonly number: number;
  readonly what: GameEvent;
  readonly words: string | TextMessage;
  readonly first_of_command: boolean;
}

export interface Enter {
  readonly do: "Enter";
  readonly table: string;
  readonly seat?: number | null;
  readonly events_seen?: number;
  readonly watch?: boolean;
}

export interface Entropy {
  readonly value: string;
  readonly by: "seat" | "server";
}

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

export interface GameAbandoned {
  readonly event: "GameAbandoned";
  readonly votes: number;
}

export interface GameBegun {
  readonly event: "GameBegun";
  readonly seats: number;
}

export type GameEvent = { readonly event: string; readonly [field: string]: unknown };

export interface GameInfo {
  readonly name: string;
  readonly title: string;
  readonly blurb: string | TextMessage;
  readonly seat_counts: readonly number[];
  readonly default_seats: number;
  readonly sides: readonly string[];
  readonly bots: readonly BotInfo[];
  readonly options: readonly Setting[];
  readonly scenarios: readonly Scenario[];
  readonly lesson: LessonInfo | null;
  readonly phases: readonly PhaseName[];
  readonly rule_prefixes: readonly string[];
  readonly campaign: boolean;
}

export interface GamePaused {
  readonly event: "GamePaused";
  readonly on: boolean;
}

export interface HandedOut {
  readonly event: "HandedOut";
  readonly seat: number;
  readonly handout: string;
  readonly title: string;
  readonly to: "everyone" | number;
}

export interface Handout {
  readonly handout: string;
  readonly by: number;
  readonly to: "everyone" | number;
  readonly title: string;
  readonly text: string;
  readonly picture: string | null;
}

export interface HandoutTakenBack {
  readonly event: "HandoutTakenBack";
  readonly seat: number;
  readonly handout: string;
  readonly title: string;
  readonly to: "everyone" | number;
}

export interface Handouts {
  readonly type: "Handouts";
  readonly handouts: readonly Handout[];
}

export interface Head {
  readonly deal: "fair" | "simulated";
  readonly table: string | null;
  readonly commitment: string | null;
  readonly seats: readonly DealtSeat[];
  readonly void: readonly VoidRound[];
}

export interface HostChanged {
  readonly event: "HostChanged";
  readonly seat: number;
}

export interface Leave {
  readonly do: "Leave";
}

export interface LessonInfo {
  readonly title: string | TextMessage;
  readonly blurb: string | TextMessage;
}

export interface LinkChanged {
  readonly event: "LinkChanged";
  readonly seat: number;
}

export interface LostOnTime {
  readonly event: "LostOnTime";
  readonly seat: number;
}

export interface Make {
  readonly do: "Make";
  readonly move: { readonly [key: string]: unknown };
}

export type Move = { readonly move: string; readonly [field: string]: unknown };

export interface MoveTakenBack {
  readonly event: "MoveTakenBack";
  readonly seat: number;
}

export interface Mute {
  readonly do: "Mute";
  readonly seat: number;
  readonly on: boolean;
}

export interface NewHandout {
  readonly do: "HandOut";
  readonly title: string;
  readonly text?: string;
  readonly picture?: string | null;
  readonly to?: "everyone" | number;
}

export interface NewLink {
  readonly do: "SetLink";
  readonly seat: number;
  readonly secret: string;
}

export interface Offer {
  readonly move: Move;
  readonly text: string | TextMessage;
  readonly points_at: string;
  readonly blanks?: readonly Blank[];
  readonly ask?: string | TextMessage;
}

export interface OpenDeal {
  readonly kind: "open";
  readonly key: string;
  readonly commitment: string | null;
  readonly links: number;
}

export interface OpenTable {
  readonly do: "OpenTable";
  readonly order: TableOrder;
}

export interface OptionChoice {
  readonly value: string;
  readonly words: string | TextMessage;
}

export interface Outcome {
  readonly shares: readonly number[];
  readonly scores: readonly number[];
  readonly words: string | TextMessage;
}

export interface PassHosting {
  readonly do: "PassHosting";
  readonly seat: number;
}

export interface Pause {
  readonly do: "Pause";
  readonly on: boolean;
}

export interface PauseCardPlayed {
  readonly event: "PauseCardPlayed";
  readonly on: boolean;
}

export interface PausedByConsent {
  readonly event: "PausedByConsent";
  readonly votes: number;
}

export interface PhaseName {
  readonly phase: string;
  readonly title: string | TextMessage;
}

export interface PlaceOrder {
  readonly kind: "bot" | "invited" | "mine" | "open";
  readonly bot?: string | null;
}

export interface PlayPauseCard {
  readonly do: "PauseCard";
  readonly on: boolean;
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
  readonly rules_changed?: readonly RulesChange[];
  readonly head?: Head;
  readonly seat_changes?: readonly SeatChange[];
  readonly check?: string;
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
  readonly why: string | TextMessage;
}

export interface RematchSet {
  readonly event: "RematchSet";
  readonly seat: number;
  readonly table: string;
}

export interface Remove {
  readonly do: "Remove";
  readonly seat: number;
}

export interface Rename {
  readonly do: "Rename";
  readonly name: string;
}

export interface Replace {
  readonly do: "Replace";
  readonly seat: number;
  readonly bot: string;
}

export interface Request {
  readonly id: string;
  readonly command: OpenTable | Enter | TakeSeat | UseLink | NewLink | AskRematch | NewHandout | PlayPauseCard | Make | Choose | StartOver | TakeBack | VoteOnSeat | VoteToAbandon | VoteToPause | Rename | Commit | Reveal | Say | TakeBackHandout | Leave | Resign | SetReminder | Remove | Mute | Replace | Pause | PassHosting | RestartDeal;
}

export interface Resign {
  readonly do: "Resign";
}

export interface Resigned {
  readonly event: "Resigned";
  readonly seat: number;
}

export interface RestartDeal {
  readonly do: "RestartDeal";
}

export interface Reveal {
  readonly do: "Reveal";
  readonly entropy: string;
  readonly round: number;
}

export interface RulesChange {
  readonly entry: number;
  readonly version: number;
}

export interface Said {
  readonly event: "Said";
  readonly seat: number;
  readonly text: string;
  readonly to: "everyone" | "team" | number;
}

export interface Say {
  readonly do: "Say";
  readonly text: string;
  readonly to?: "everyone" | "team" | number;
}

export interface Scenario {
  readonly name: string;
  readonly title: string | TextMessage;
  readonly goal: string | TextMessage;
  readonly options: { readonly [key: string]: string };
  readonly rules: readonly (string | TextMessage)[];
  readonly rule: string;
}

export interface Seat {
  readonly name: string;
  readonly bot: string | null;
}

export interface SeatAsked {
  readonly event: "SeatAsked";
  readonly seat: number;
  readonly name: string | TextMessage;
}

export interface SeatChange {
  readonly entry: number;
  readonly seat: number;
  readonly now: Seat;
}

export interface SeatIsReady {
  readonly event: "SeatIsReady";
  readonly seat: number;
}

export interface SeatLeft {
  readonly event: "SeatLeft";
  readonly seat: number;
  readonly name: string | TextMessage;
}

export interface SeatMoved {
  readonly event: "SeatMoved";
  readonly seat: number;
}

export interface SeatMuted {
  readonly event: "SeatMuted";
  readonly seat: number;
  readonly on: boolean;
}

export interface SeatRemoved {
  readonly event: "SeatRemoved";
  readonly seat: number;
  readonly name: string | TextMessage;
}

export interface SeatRenamed {
  readonly event: "SeatRenamed";
  readonly seat: number;
  readonly before: string | TextMessage;
  readonly name: string | TextMessage;
}

export interface SeatTaken {
  readonly event: "SeatTaken";
  readonly seat: number;
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

export interface SetReminder {
  readonly do: "SetReminder";
  readonly url: string | null;
  readonly language?: string;
}

export interface Setting {
  readonly name: string;
  readonly values: readonly string[];
  readonly default: string;
  readonly words: string | TextMessage;
  readonly title: string | TextMessage;
  readonly kind: "bool" | "choice";
  readonly choices: readonly OptionChoice[];
  readonly seats: readonly number[];
  readonly needs: { readonly [key: string]: string };
}

export interface SimulatedDeal {
  readonly kind: "simulated";
  readonly seed: number;
  readonly game: number;
}

export interface StartOver {
  readonly do: "StartOver";
}

export interface Summary {
  readonly table: string;
  readonly game: string;
  readonly title: string;
  readonly status: "abandoned" | "closed" | "over" | "playing" | "waiting";
  readonly seats: readonly SeatView[];
  readonly own_pack: boolean;
  readonly code: string;
  readonly at: number;
  readonly result: string | TextMessage | null;
}

export interface TableOpened {
  readonly type: "TableOpened";
  readonly table: string;
  readonly code: string;
  readonly game: string;
  readonly title: string;
  readonly you: number;
  readonly commitment: string;
  readonly options: { readonly [key: string]: unknown };
  readonly odds: "after" | "live" | "off";
  readonly hints: boolean;
  readonly stand_in: string | null;
  readonly delay: number;
  readonly lesson: boolean;
  readonly differences: readonly (string | TextMessage)[];
  readonly pack: unknown;
}

export interface TableOrder {
  readonly game: string;
  readonly options?: { readonly [key: string]: string | boolean };
  readonly seats?: readonly PlaceOrder[] | null;
  readonly listed?: boolean;
  readonly spectators?: boolean;
  readonly deadline?: number | null;
  readonly clock?: TimeControl | null;
  readonly stand_in?: string | null;
  readonly odds?: "after" | "live" | "off";
  readonly hints?: boolean;
  readonly delay?: number;
  readonly campaign?: { readonly [key: string]: unknown } | null;
  readonly lesson?: boolean;
  readonly pack?: { readonly [key: string]: unknown } | null;
}

export interface TableState {
  readonly type: "TableState";
  readonly status: "abandoned" | "closed" | "over" | "playing" | "waiting";
  readonly seats: readonly SeatView[];
  readonly away: readonly number[];
  readonly yours: readonly number[];
  readonly may_return: readonly number[];
  readonly asking: boolean;
  readonly you_host: boolean;
  readonly paused: boolean;
  readonly paused_by_consent: boolean;
  readonly decide_by: number | null;
  readonly clock: ClockView | null;
  readonly reminder: boolean;
  readonly rematch: string | null;
  readonly closed_because: string | TextMessage | null;
  readonly newer_rules: boolean;
  readonly may_talk: boolean;
  readonly team: readonly number[];
  readonly whispers: readonly number[];
  readonly deal: DealView;
  readonly pause_card: boolean;
  readonly tools: ToolsView | null;
}

export interface TakeBack {
  readonly do: "TakeBack";
}

export interface TakeBackHandout {
  readonly do: "TakeBackHandout";
  readonly handout: string;
}

export interface TakeSeat {
  readonly do: "Sit";
  readonly seat: number;
  readonly name?: string | null;
}

export type TextMessage = readonly ["m", string, { readonly [name: string]: unknown }];

export interface TimeControl {
  readonly base: number;
  readonly increment: number;
  readonly flag: "move" | "resign";
}

export interface TimeRanOut {
  readonly event: "TimeRanOut";
  readonly seat: number;
}

export interface ToolsView {
  readonly hands_out: boolean;
}

export interface UseLink {
  readonly do: "Claim";
  readonly table: string;
  readonly seat: number;
  readonly secret: string;
  readonly name?: string | null;
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

export interface ViewUpdate {
  readonly type: "ViewUpdate";
  readonly view: View | null;
  readonly events: readonly DeliveredEvent[];
}

export interface VoidRound {
  readonly commitment: string;
  readonly commitments: readonly (string | null)[];
  readonly seats: readonly number[];
  readonly names: readonly string[];
  readonly left: boolean;
}

export interface VoteOnSeat {
  readonly do: "VoteOnSeat";
  readonly seat: number;
  readonly yes: boolean;
  readonly asked?: number;
}

export interface VoteToAbandon {
  readonly do: "VoteToAbandon";
  readonly yes: boolean;
}

export interface VoteToPause {
  readonly do: "VoteToPause";
  readonly yes: boolean;
}

export interface VotedOnSeat {
  readonly event: "VotedOnSeat";
  readonly seat: number;
  readonly target: number;
  readonly name: string | TextMessage;
  readonly yes: boolean;
}

export interface VotedToAbandon {
  readonly event: "VotedToAbandon";
  readonly seat: number;
  readonly yes: boolean;
}

export interface VotedToPause {
  readonly event: "VotedToPause";
  readonly seat: number;
  readonly yes: boolean;
}

export interface Welcome {
  readonly type: "Welcome";
  readonly name: string;
  readonly games: readonly GameInfo[];
  readonly reminders: readonly string[];
}

export type Command = OpenTable | Enter | TakeSeat | UseLink | NewLink | AskRematch | NewHandout | PlayPauseCard | Make | Choose | StartOver | TakeBack | VoteOnSeat | VoteToAbandon | VoteToPause | Rename | Commit | Reveal | Say | TakeBackHandout | Leave | Resign | SetReminder | Remove | Mute | Replace | Pause | PassHosting | RestartDeal;

export type Message = Welcome | TableOpened | TableState | ViewUpdate | Handouts | Accepted | Refused | Finished;

export type HouseEvent = BotSeated | BotStandsIn | DealRestarted | GameAbandoned | GameBegun | GamePaused | HandedOut | HandoutTakenBack | HostChanged | LinkChanged | LostOnTime | MoveTakenBack | PauseCardPlayed | PausedByConsent | RematchSet | Resigned | Said | SeatAsked | SeatIsReady | SeatLeft | SeatMoved | SeatMuted | SeatRemoved | SeatRenamed | SeatTaken | TimeRanOut | VotedOnSeat | VotedToAbandon | VotedToPause;
