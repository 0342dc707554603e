// Made by tools/wire_types.py from the Python types. Do not edit.

export interface Ability {
  readonly id: string;
  readonly name: string | TextMessage;
  readonly text: string | TextMessage;
  readonly rule: string;
  readonly use: string;
  readonly used: boolean;
  readonly explain: string | TextMessage;
}

export interface AbilityRenewed {
  readonly event: "AbilityRenewed";
  readonly name: string;
  readonly ability: string;
  readonly why: string;
}

export interface AbilityUsed {
  readonly event: "AbilityUsed";
  readonly name: string;
  readonly ability: string;
  readonly words: string;
  readonly spent: number;
}

export interface ActedFor {
  readonly event: "ActedFor";
  readonly name: string;
  readonly what: string;
}

export interface AddApproach {
  readonly move: "AddApproach";
  readonly text: string;
  readonly marks: readonly ("attack" | "hacking" | "kill" | "lockpicking" | "sneaking" | "system")[];
}

export interface AddBoundary {
  readonly move: "AddBoundary";
  readonly kind: "line" | "veil";
  readonly text: string;
}

export interface AddClock {
  readonly move: "AddClock";
  readonly name: string;
  readonly segments: number | Seal;
  readonly visibility: "hidden" | "open" | "secret";
}

export interface Advance {
  readonly move: "Advance";
  readonly criminal: number;
  readonly advance: string;
}

export interface AdvanceCard {
  readonly source: "deduced" | "printed" | "published" | "reconstructed" | { readonly [key: string]: "deduced" | "printed" | "published" | "reconstructed" };
  readonly id: string;
  readonly name: string;
  readonly rule: string;
  readonly use: "always" | "once" | "prep" | "roll";
  readonly text: string;
  readonly difficulty: number;
  readonly segments: number;
  readonly dice: number;
  readonly prep: number;
  readonly rolls: number;
}

export interface AdvanceTaken {
  readonly event: "AdvanceTaken";
  readonly name: string;
  readonly advance: string;
  readonly heat: number;
}

export interface Approach {
  readonly id: string;
  readonly text: string;
  readonly done: string;
  readonly marks: readonly ("attack" | "hacking" | "kill" | "lockpicking" | "sneaking" | "system")[];
  readonly difficulty: number;
  readonly loud: boolean;
  readonly talks: boolean;
  readonly reaches: boolean;
  readonly needs_alarm: boolean;
  readonly goals: readonly string[];
}

export interface ApproachAdded {
  readonly event: "ApproachAdded";
  readonly text: string;
}

export interface ApproachRemoved {
  readonly event: "ApproachRemoved";
  readonly id: string;
  readonly text: string | TextMessage;
}

export interface ApproachView {
  readonly id: string;
  readonly text: string | TextMessage;
  readonly marks: readonly string[];
}

export interface AttachPenalty {
  readonly move: "AttachPenalty";
  readonly segment: number;
  readonly kind: string;
  readonly amount: number;
  readonly text: string;
}

export interface AttemptDeclared {
  readonly event: "AttemptDeclared";
  readonly name: string;
  readonly attempt: string | TextMessage;
  readonly approach: string;
}

export interface AttemptView {
  readonly number: number;
  readonly criminal: number;
  readonly attempt: string | TextMessage;
  readonly approach: string;
  readonly marks: readonly string[];
  readonly difficulty: number | null;
  readonly goal: string;
}

export interface AutomaticGmRules {
  readonly source: "deduced" | "printed" | "published" | "reconstructed" | { readonly [key: string]: "deduced" | "printed" | "published" | "reconstructed" };
  readonly security: readonly number[];
  readonly alarm: readonly number[];
  readonly patience: number;
  readonly free_attempt: number;
  readonly alarm_on: number;
  readonly edge: number;
  readonly edge_successes: number;
  readonly harm_failures: number;
  readonly story?: string;
}

export interface AutomaticPenalty {
  readonly source: "deduced" | "printed" | "published" | "reconstructed" | { readonly [key: string]: "deduced" | "printed" | "published" | "reconstructed" };
  readonly id: string;
  readonly segment: number;
  readonly kind: string;
  readonly amount: number;
}

export interface BlindRoll {
  readonly why: string;
  readonly faces: readonly number[];
}

export interface Board {
  readonly mode: string;
  readonly campaign: string;
  readonly gm_seat: number;
  readonly heist: number;
  readonly title: string | TextMessage;
  readonly subgoals: boolean;
  readonly assignment: readonly (string | TextMessage)[];
  readonly shown: readonly RevealedDetail[];
  readonly scene: SceneView | null;
  readonly crew: readonly CriminalView[];
  readonly stash: number;
  readonly brought: number;
  readonly meter: MeterView | null;
  readonly fired: readonly FiredView[];
  readonly clocks: readonly OpenClock[];
  readonly system_reached: boolean;
  readonly roll: RollView | null;
  readonly last_roll: RollView | null;
  readonly attempts: readonly AttemptView[];
  readonly odds: readonly OddsView[];
  readonly expected: number | null;
  readonly history: readonly ChapterView[];
  readonly recap: readonly (string | TextMessage)[];
  readonly papers: PapersView;
  readonly curtain: CurtainView | null;
  readonly promise: string;
  readonly links: number;
  readonly gm: GmBoard | null;
}

export interface BoundaryAdded {
  readonly event: "BoundaryAdded";
  readonly kind: string;
  readonly text: string;
}

export interface BoundaryRemoved {
  readonly event: "BoundaryRemoved";
  readonly kind: string;
  readonly text: string;
}

export interface BringBack {
  readonly move: "BringBack";
  readonly criminal: number;
}

export interface BroughtBack {
  readonly event: "BroughtBack";
  readonly name: string;
}

export interface BruteForce {
  readonly move: "BruteForce";
}

export interface BrutelyForced {
  readonly event: "BrutelyForced";
  readonly name: string;
  readonly cool: readonly number[];
  readonly heat: readonly number[];
  readonly successes: number;
  readonly failures: number;
  readonly first: number;
}

export interface CallRoll {
  readonly move: "CallRoll";
  readonly difficulty: number | Seal;
  readonly marks: readonly ("attack" | "hacking" | "kill" | "lockpicking" | "sneaking" | "system")[];
  readonly attempt?: number;
  readonly dice?: number;
  readonly modifier?: number;
  readonly helpers?: readonly number[];
}

export interface CallView {
  readonly marks: readonly string[];
  readonly asked: number;
  readonly difficulty: number;
  readonly found: readonly (string | TextMessage)[];
  readonly success: number;
  readonly failure: number;
  readonly success_with_prep: number | null;
}

export interface CampaignEnded {
  readonly event: "CampaignEnded";
  readonly words: string | TextMessage;
}

export interface CampaignNamed {
  readonly event: "CampaignNamed";
  readonly name: string;
}

export interface CampaignResumed {
  readonly event: "CampaignResumed";
  readonly crew: number;
  readonly heists: number;
}

export interface ChangeGear {
  readonly move: "ChangeGear";
  readonly criminal: number;
  readonly gear: string;
}

export interface ChangeRoll {
  readonly move: "ChangeRoll";
  readonly difficulty: number | Seal;
  readonly marks?: readonly ("attack" | "hacking" | "kill" | "lockpicking" | "sneaking" | "system")[];
  readonly dice?: number;
  readonly modifier?: number;
  readonly helpers?: readonly number[];
}

export interface Chapter {
  readonly title: string;
  readonly how: string;
  readonly crew: readonly string[];
  readonly rolls: number;
  readonly lines: readonly (string | HistoryEntry)[];
  readonly jobs?: readonly string[];
  readonly called?: string;
}

export interface ChapterView {
  readonly number: number;
  readonly title: string | TextMessage;
  readonly how: string;
  readonly crew: readonly string[];
  readonly rolls: number;
  readonly lines: readonly (string | TextMessage)[];
}

export interface ChooseFocus {
  readonly move: "ChooseFocus";
  readonly criminal: number;
  readonly on: "lockpicking" | "sneaking";
}

export interface ClassCard {
  readonly source: "deduced" | "printed" | "published" | "reconstructed" | { readonly [key: string]: "deduced" | "printed" | "published" | "reconstructed" };
  readonly id: string;
  readonly name: string;
  readonly motto: string;
  readonly cool: number;
  readonly heat: number;
  readonly prep: number;
  readonly gear: string;
  readonly cool_goal: string;
  readonly heat_goal: string;
  readonly advances: readonly string[];
  readonly last_job: string;
  readonly one_shot: readonly string[];
}

export interface Clock {
  readonly name: string;
  readonly filled: number;
  readonly segments: number;
  readonly visibility: "hidden" | "open" | "secret";
  readonly long?: boolean;
}

export interface ClockAdded {
  readonly event: "ClockAdded";
  readonly name: string | TextMessage;
  readonly segments: number | null;
}

export interface ClockKept {
  readonly event: "ClockKept";
  readonly name: string;
  readonly keep: boolean;
}

export interface ClockRemoved {
  readonly event: "ClockRemoved";
  readonly name: string | TextMessage;
}

export interface ClockTicked {
  readonly event: "ClockTicked";
  readonly name: string | TextMessage;
  readonly filled: number | null;
  readonly segments: number | null;
}

export interface ComplicationPrepared {
  readonly event: "ComplicationPrepared";
  readonly number: number;
  readonly text: string | TextMessage;
}

export interface ConfirmGoal {
  readonly move: "ConfirmGoal";
  readonly criminal: number;
  readonly goal: "cool" | "heat";
}

export interface ConfirmKills {
  readonly move: "ConfirmKills";
  readonly criminal: number;
  readonly number: number;
}

export interface ConfirmNegotiation {
  readonly move: "ConfirmNegotiation";
  readonly criminal: number;
}

export interface CoolDown {
  readonly move: "CoolDown";
  readonly criminal: number;
}

export interface CooledDown {
  readonly event: "CooledDown";
  readonly name: string;
  readonly heat: number;
}

export interface CorrectMeter {
  readonly move: "CorrectMeter";
  readonly filled: number | Seal;
  readonly why: string;
}

export interface CreateCriminal {
  readonly move: "CreateCriminal";
  readonly name: string;
  readonly kind: string;
  readonly advance: string;
  readonly gear: string;
  readonly portrait?: string;
  readonly look?: string;
}

export interface CriminalCreated {
  readonly event: "CriminalCreated";
  readonly seat: number;
  readonly name: string;
  readonly kind: string;
  readonly advance: string;
}

export interface CriminalView {
  readonly id: number;
  readonly name: string;
  readonly seat: number;
  readonly kind: string;
  readonly kind_name: string | TextMessage;
  readonly motto: string | TextMessage;
  readonly cool: number;
  readonly heat: number;
  readonly prep: number;
  readonly gear: string | TextMessage;
  readonly cool_goal: string | TextMessage;
  readonly heat_goal: string | TextMessage;
  readonly abilities: readonly Ability[];
  readonly status: string;
  readonly here: boolean;
  readonly out: boolean;
  readonly goals_met: readonly string[];
  readonly owed_goal: boolean;
  readonly owed_kills: number;
  readonly injuries: readonly (string | TextMessage)[];
  readonly focus: string;
  readonly advanced: boolean;
  readonly last_job: boolean;
  readonly portrait: string;
  readonly look: string | TextMessage;
  readonly turns: number;
}

export interface CurtainCriminal {
  readonly id: number;
  readonly name: string;
  readonly cool_before: number;
  readonly cool: number;
  readonly heat_before: number;
  readonly heat: number;
  readonly prep_before: number;
  readonly prep: number;
  readonly goals: readonly string[];
  readonly injuries: readonly (string | TextMessage)[];
  readonly status: string;
  readonly out: boolean;
  readonly advances: readonly NextAdvance[];
}

export interface CurtainView {
  readonly number: number;
  readonly title: string | TextMessage;
  readonly how: string;
  readonly ending: string | TextMessage;
  readonly words: string | TextMessage;
  readonly rolls: number;
  readonly assignment: readonly (string | TextMessage)[];
  readonly lines: readonly (string | TextMessage)[];
  readonly crew: readonly CurtainCriminal[];
}

export interface Declare {
  readonly move: "Declare";
  readonly criminal: number;
  readonly attempt: string;
  readonly approach: string;
  readonly marks?: readonly ("attack" | "hacking" | "kill" | "lockpicking" | "sneaking" | "system")[];
  readonly goal?: "" | "cool" | "heat";
}

export interface Detail {
  readonly source: "deduced" | "printed" | "published" | "reconstructed" | { readonly [key: string]: "deduced" | "printed" | "published" | "reconstructed" };
  readonly id: string;
  readonly name: string;
  readonly entries: readonly string[];
  readonly notes: readonly string[];
  readonly ids?: readonly string[];
}

export interface DiceOpened {
  readonly event: "DiceOpened";
  readonly heist: number;
  readonly key: string;
}

export interface DiceRolled {
  readonly event: "DiceRolled";
  readonly number: number;
  readonly name: string;
  readonly cool: readonly number[];
  readonly prep: readonly number[];
  readonly heat: readonly number[];
  readonly difficulty: number;
  readonly found: readonly (string | TextMessage)[];
  readonly using: readonly string[];
  readonly successes: number;
  readonly failures: number;
  readonly first: number;
}

export interface DiceThrown {
  readonly event: "DiceThrown";
  readonly seat: number;
  readonly why: string;
  readonly faces: readonly number[];
  readonly first: number;
}

export interface DieTable {
  readonly id: string;
  readonly name: string;
  readonly entries: readonly string[];
  readonly ids?: readonly string[];
}

export interface DieView {
  readonly kind: string;
  readonly face: number;
  readonly counts_as: string;
}

export interface DifficultyFound {
  readonly event: "DifficultyFound";
  readonly found: readonly (string | TextMessage)[];
}

export interface EditNote {
  readonly move: "EditNote";
  readonly number: number;
  readonly text: string;
}

export interface EditPerson {
  readonly move: "EditPerson";
  readonly number: number;
  readonly name: string;
  readonly role?: string;
  readonly want?: string;
  readonly look?: string;
}

export interface EditScene {
  readonly move: "EditScene";
  readonly number: number;
  readonly name: string;
  readonly text: string;
  readonly ways?: string;
}

export interface EndCampaign {
  readonly move: "EndCampaign";
  readonly words: string;
}

export interface EndHeist {
  readonly move: "EndHeist";
  readonly how: "done" | "failed" | "given_up";
  readonly words: string;
}

export interface Explained {
  readonly event: "Explained";
  readonly name: string;
  readonly words: string;
}

export interface FailureSpared {
  readonly event: "FailureSpared";
  readonly name: string;
  readonly left: number;
}

export interface FieldChanged {
  readonly event: "FieldChanged";
  readonly name: string | TextMessage;
  readonly text: string | TextMessage;
}

export interface FieldView {
  readonly id: string;
  readonly name: string | TextMessage;
  readonly text: string | TextMessage;
  readonly note: string | TextMessage;
  readonly by_hand: boolean;
  readonly shown: boolean;
}

export interface FiredView {
  readonly number: number;
  readonly kind: string;
  readonly name: string | TextMessage;
  readonly text: string | TextMessage;
  readonly lost: number;
  readonly heated: readonly string[];
  readonly cancelled: boolean;
  readonly segment: number;
}

export interface FlewSolo {
  readonly event: "FlewSolo";
  readonly names: readonly string[];
}

export interface FocusChosen {
  readonly event: "FocusChosen";
  readonly name: string;
  readonly on: string;
}

export interface GearChanged {
  readonly event: "GearChanged";
  readonly name: string;
  readonly gear: string;
}

export interface GenerateHeist {
  readonly move: "GenerateHeist";
  readonly seed: string;
  readonly kind: string;
  readonly again?: { readonly [key: string]: number };
  readonly by_hand?: { readonly [key: string]: string };
}

export interface GmBoard {
  readonly filled: number;
  readonly segments: number;
  readonly visibility: string;
  readonly penalties: readonly PenaltyView[];
  readonly notes: readonly string[];
  readonly complications: readonly (string | TextMessage)[];
  readonly clocks: readonly Clock[];
  readonly blind: readonly BlindRoll[];
  readonly heist: HeistView | null;
  readonly telling_marks: readonly string[];
  readonly calls: readonly CallView[];
  readonly starts: readonly StartView[];
  readonly history: readonly StepView[];
  readonly papers: GmPapersView;
}

export interface GmPapersView {
  readonly scenes: readonly PreparedSceneView[];
  readonly people: readonly PersonView[];
}

export interface GmRoll {
  readonly move: "GmRoll";
  readonly dice: number;
  readonly why: string | Seal;
  readonly blind: boolean;
}

export interface GmRolled {
  readonly event: "GmRolled";
  readonly dice: number;
  readonly why: string;
  readonly faces: readonly number[] | null;
}

export interface GoalMet {
  readonly event: "GoalMet";
  readonly name: string;
  readonly goal: string;
  readonly gained: string;
  readonly now: number;
}

export interface GoalOwed {
  readonly event: "GoalOwed";
  readonly name: string;
}

export interface Grid {
  readonly source: "deduced" | "printed" | "published" | "reconstructed" | { readonly [key: string]: "deduced" | "printed" | "published" | "reconstructed" };
  readonly rows: readonly (readonly string[])[];
}

export interface GroupRoll {
  readonly move: "GroupRoll";
  readonly criminals: readonly number[];
  readonly difficulty: number | Seal;
  readonly marks?: readonly ("attack" | "hacking" | "kill" | "lockpicking" | "sneaking" | "system")[];
  readonly attempt?: string;
  readonly dice?: number;
  readonly modifier?: number;
}

export interface HandOver {
  readonly move: "HandOver";
  readonly criminal: number;
  readonly to: number;
}

export interface HandedOver {
  readonly event: "HandedOver";
  readonly name: string;
  readonly to: number;
}

export interface Heal {
  readonly move: "Heal";
  readonly criminal: number;
  readonly number: number;
}

export interface Healed {
  readonly event: "Healed";
  readonly name: string;
  readonly injury: string | TextMessage;
}

export interface HeatStayed {
  readonly event: "HeatStayed";
  readonly name: string;
  readonly heat: number;
}

export interface HeatTaken {
  readonly event: "HeatTaken";
  readonly name: string;
  readonly heat: number;
}

export interface HeistEnded {
  readonly event: "HeistEnded";
  readonly number: number;
  readonly how: string;
  readonly words: string | TextMessage;
}

export interface HeistGenerated {
  readonly event: "HeistGenerated";
  readonly seed: string;
  readonly title: string | TextMessage;
}

export interface HeistPlan {
  readonly seed: string;
  readonly kind?: string;
  readonly again?: { readonly [key: string]: number };
  readonly by_hand?: { readonly [key: string]: string };
}

export interface HeistPrepared {
  readonly event: "HeistPrepared";
  readonly title: string;
  readonly subgoals: boolean;
  readonly segments: number | null;
  readonly meter: boolean;
}

export interface HeistPutBack {
  readonly event: "HeistPutBack";
  readonly step: string | TextMessage;
}

export interface HeistRenamed {
  readonly event: "HeistRenamed";
  readonly title: string;
}

export interface HeistReopened {
  readonly event: "HeistReopened";
  readonly number: number;
}

export interface HeistStarted {
  readonly event: "HeistStarted";
  readonly number: number;
  readonly title: string | TextMessage;
  readonly lines: readonly (string | TextMessage)[];
  readonly crew: readonly string[];
  readonly stash: number;
}

export interface HeistView {
  readonly seed: string;
  readonly title: string | TextMessage;
  readonly jobs: readonly string[];
  readonly gone_wrong: boolean;
  readonly fields: readonly FieldView[];
  readonly kind: string | TextMessage;
  readonly background: readonly FieldView[];
}

export interface HidePerson {
  readonly move: "HidePerson";
  readonly name: string;
}

export interface HistoryEntry {
  readonly what: "arrested" | "died" | "goal" | "hurt" | "penalty" | "retired" | "taken_out";
  readonly name?: string;
  readonly about?: string;
  readonly text?: string;
}

export interface Injured {
  readonly event: "Injured";
  readonly name: string;
  readonly injury: string | TextMessage;
  readonly struck: boolean;
}

export interface Job {
  readonly source: "deduced" | "printed" | "published" | "reconstructed" | { readonly [key: string]: "deduced" | "printed" | "published" | "reconstructed" };
  readonly id: string;
  readonly name: string;
  readonly pitch: string;
  readonly complications: readonly string[];
  readonly subgoals: readonly Named[];
  readonly tables: readonly DieTable[];
  readonly varieties: readonly Named[];
  readonly complication_ids?: readonly string[];
}

export interface Join {
  readonly move: "Join";
  readonly criminal: number;
}

export interface Joined {
  readonly event: "Joined";
  readonly name: string;
  readonly prep: number;
}

export interface Judge {
  readonly move: "Judge";
  readonly kind: string;
  readonly words: string;
  readonly complication?: number | Seal;
  readonly injury?: string;
}

export interface Judged {
  readonly event: "Judged";
  readonly name: string;
  readonly on_crew: boolean;
  readonly kind: string;
  readonly words: string | TextMessage;
}

export interface KeepClock {
  readonly move: "KeepClock";
  readonly name: string;
  readonly keep?: boolean;
}

export interface KillTaken {
  readonly event: "KillTaken";
  readonly name: string;
  readonly gained: string;
  readonly now: number;
}

export interface KillsConfirmed {
  readonly event: "KillsConfirmed";
  readonly name: string;
  readonly number: number;
}

export interface Leave {
  readonly move: "Leave";
  readonly criminal: number;
}

export interface LeaveHome {
  readonly move: "LeaveHome";
  readonly criminal: number;
}

export interface Left {
  readonly event: "Left";
  readonly name: string;
}

export interface LeftAtHome {
  readonly event: "LeftAtHome";
  readonly name: string;
  readonly prep: number;
}

export interface LongClock {
  readonly name: string;
  readonly filled: number;
  readonly segments: number;
  readonly visibility: "hidden" | "open" | "secret";
}

export interface MeterFilled {
  readonly event: "MeterFilled";
  readonly name: string;
  readonly filled: number | null;
  readonly segments: number | null;
  readonly known: boolean;
}

export interface MeterMoved {
  readonly event: "MeterMoved";
  readonly why: string | TextMessage;
  readonly filled: number | null;
  readonly segments: number | null;
  readonly known: boolean;
}

export interface MeterRead {
  readonly event: "MeterRead";
  readonly filled: number;
  readonly segments: number;
}

export interface MeterResized {
  readonly event: "MeterResized";
  readonly segments: number | null;
  readonly known: boolean;
}

export interface MeterSize {
  readonly source: "deduced" | "printed" | "published" | "reconstructed" | { readonly [key: string]: "deduced" | "printed" | "published" | "reconstructed" };
  readonly id: string;
  readonly name: string;
  readonly segments: number;
}

export interface MeterView {
  readonly filled: number | null;
  readonly segments: number | null;
  readonly visibility: string;
  readonly cancelled: readonly number[];
}

export interface MovesApproach {
  readonly id: string;
  readonly text: string;
  readonly marks: readonly ("attack" | "hacking" | "kill" | "lockpicking" | "sneaking" | "system")[];
}

export interface NameCampaign {
  readonly move: "NameCampaign";
  readonly name: string;
}

export interface Named {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

export interface Narrate {
  readonly move: "Narrate";
  readonly text: string;
}

export interface Narrated {
  readonly event: "Narrated";
  readonly seat: number;
  readonly text: string | TextMessage;
}

export interface Negotiated {
  readonly event: "Negotiated";
  readonly name: string;
}

export interface NextAdvance {
  readonly id: string;
  readonly name: string | TextMessage;
  readonly text: string | TextMessage;
  readonly cost: number;
  readonly why_not: string | TextMessage;
  readonly last_job: boolean;
  readonly means: string | TextMessage;
}

export interface NoteEdited {
  readonly event: "NoteEdited";
  readonly number: number;
  readonly text: string;
}

export interface Noted {
  readonly event: "Noted";
  readonly text: string;
}

export interface OddsView {
  readonly prep: number;
  readonly using: readonly string[];
  readonly success: number;
  readonly failure: number;
  readonly both: number;
  readonly neither: number;
  readonly exact: readonly [string, string, string, string];
}

export interface OpenClock {
  readonly name: string | TextMessage;
  readonly filled: number | null;
  readonly segments: number | null;
  readonly long?: boolean;
}

export interface OpenPapers {
  readonly lines?: readonly string[];
  readonly veils?: readonly string[];
  readonly people?: readonly Person[];
  readonly clocks?: readonly LongClock[];
}

export interface Overrule {
  readonly move: "Overrule";
  readonly what: "cool" | "heat" | "prep" | "stash";
  readonly value: number;
  readonly criminal: number;
  readonly why: string;
}

export interface Overruled {
  readonly event: "Overruled";
  readonly what: string;
  readonly name: string;
  readonly before: number;
  readonly now: number;
  readonly why: string;
}

export interface PackHeader {
  readonly game: string;
  readonly name: string;
  readonly version: number;
}

export interface PapersView {
  readonly people: readonly Person[];
  readonly lines: readonly string[];
  readonly veils: readonly string[];
}

export interface PenaltyAttached {
  readonly event: "PenaltyAttached";
  readonly segment: number;
  readonly kind: string;
  readonly amount: number;
  readonly text: string;
}

export interface PenaltyCancelled {
  readonly event: "PenaltyCancelled";
  readonly name: string;
  readonly number: number;
  readonly kind: string;
  readonly returned: number;
  readonly cooled: readonly string[];
}

export interface PenaltyFired {
  readonly event: "PenaltyFired";
  readonly number: number;
  readonly kind: string;
  readonly text: string;
  readonly lost: number;
  readonly heated: readonly string[];
  readonly spared: readonly string[];
}

export interface PenaltyRemoved {
  readonly event: "PenaltyRemoved";
  readonly segment: number;
}

export interface PenaltyView {
  readonly segment: number;
  readonly kind: string;
  readonly name: string | TextMessage;
  readonly amount: number;
  readonly text: string | TextMessage;
  readonly fired: boolean;
}

export interface Person {
  readonly name: string;
  readonly role?: string;
  readonly want?: string;
  readonly look?: string;
}

export interface PersonHidden {
  readonly event: "PersonHidden";
  readonly name: string;
}

export interface PersonShown {
  readonly event: "PersonShown";
  readonly name: string;
  readonly role: string;
  readonly look: string;
  readonly want: string;
}

export interface PersonView {
  readonly number: number;
  readonly name: string;
  readonly role: string;
  readonly want: string;
  readonly look: string;
  readonly shown: boolean;
  readonly want_shown: boolean;
}

export interface PersonWritten {
  readonly event: "PersonWritten";
  readonly name: string;
  readonly edited: boolean;
}

export interface PrepareComplication {
  readonly move: "PrepareComplication";
  readonly text: string;
}

export interface PrepareHeist {
  readonly move: "PrepareHeist";
  readonly segments: number | Seal;
  readonly title: string;
  readonly subgoals: boolean;
}

export interface PrepareScene {
  readonly move: "PrepareScene";
  readonly name: string;
  readonly text: string;
  readonly ways?: string;
}

export interface PreparedScene {
  readonly name: string;
  readonly text: string;
  readonly ways?: string;
}

export interface PreparedSceneView {
  readonly number: number;
  readonly name: string;
  readonly text: string;
  readonly ways: string;
  readonly on_the_table: boolean;
}

export interface PutBack {
  readonly move: "PutBack";
  readonly step: number | Seal;
}

export interface ReachSystem {
  readonly move: "ReachSystem";
  readonly criminal: number;
}

export interface RecordInjury {
  readonly move: "RecordInjury";
  readonly criminal: number;
  readonly injury: string;
}

export interface RemoveApproach {
  readonly move: "RemoveApproach";
  readonly approach: string;
}

export interface RemoveBoundary {
  readonly move: "RemoveBoundary";
  readonly kind: "line" | "veil";
  readonly number: number;
}

export interface RemoveClock {
  readonly move: "RemoveClock";
  readonly name: string;
}

export interface RemovePenalty {
  readonly move: "RemovePenalty";
  readonly segment: number;
}

export interface RenameHeist {
  readonly move: "RenameHeist";
  readonly title: string;
}

export interface RenewAbility {
  readonly move: "RenewAbility";
  readonly criminal: number;
  readonly ability: string;
  readonly why: string;
}

export interface ReopenHeist {
  readonly move: "ReopenHeist";
}

export interface ResumeCampaign {
  readonly move: "ResumeCampaign";
  readonly crew: readonly Veteran[];
  readonly history: readonly Chapter[];
  readonly notes: readonly string[] | Seal;
  readonly scenes?: readonly PreparedScene[] | Seal;
  readonly people?: readonly Person[] | Seal;
  readonly clocks?: readonly LongClock[] | Seal;
  readonly papers?: OpenPapers | null;
  readonly name?: string;
  readonly heist?: readonly HeistPlan[] | Seal;
}

export interface Retire {
  readonly move: "Retire";
  readonly criminal: number;
}

export interface Retired {
  readonly event: "Retired";
  readonly name: string;
}

export interface Revealed {
  readonly event: "Revealed";
  readonly name: string | TextMessage;
  readonly text: string | TextMessage;
}

export interface RevealedDetail {
  readonly name: string | TextMessage;
  readonly text: string | TextMessage;
}

export interface Revive {
  readonly move: "Revive";
  readonly criminal: number;
}

export interface Revived {
  readonly event: "Revived";
  readonly name: string;
}

export interface Roll {
  readonly move: "Roll";
  readonly prep: number;
  readonly foresight: boolean;
  readonly overclock: boolean;
  readonly clear_the_room: boolean;
  readonly how?: string;
}

export interface RollAgain {
  readonly move: "RollAgain";
  readonly field: string;
}

export interface RollCalled {
  readonly event: "RollCalled";
  readonly name: string;
  readonly difficulty: number;
  readonly marks: readonly string[];
  readonly found: readonly (string | TextMessage)[];
  readonly dice: number;
  readonly helpers: readonly string[];
  readonly waits: boolean;
}

export interface RollChanged {
  readonly event: "RollChanged";
  readonly name: string;
  readonly difficulty: number;
  readonly marks: readonly string[];
  readonly found: readonly (string | TextMessage)[];
  readonly dice: number;
  readonly helpers: readonly string[];
  readonly waits: boolean;
}

export interface RollView {
  readonly number: number;
  readonly criminal: number;
  readonly attempt: string | TextMessage;
  readonly approach: string;
  readonly stage: string;
  readonly marks: readonly string[];
  readonly difficulty: number;
  readonly found: readonly (string | TextMessage)[];
  readonly bonus_dice: number;
  readonly prep: number;
  readonly using: readonly string[];
  readonly dice: readonly DieView[];
  readonly successes: number;
  readonly failures: number;
  readonly verdict: string | TextMessage;
  readonly consequence: string;
  readonly spared: boolean;
  readonly first: number | null;
  readonly goal: string;
  readonly extra_dice: number;
  readonly modifier: number;
  readonly helpers: readonly number[];
  readonly cool_dice: number;
  readonly ruled: string;
  readonly ruling: string | TextMessage;
  readonly explain: string | TextMessage;
}

export interface SceneCard {
  readonly source: "deduced" | "printed" | "published" | "reconstructed" | { readonly [key: string]: "deduced" | "printed" | "published" | "reconstructed" };
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly steps: number;
  readonly approaches: readonly Approach[];
}

export interface ScenePrepared {
  readonly event: "ScenePrepared";
  readonly name: string;
  readonly edited: boolean;
}

export interface SceneSet {
  readonly event: "SceneSet";
  readonly name: string | TextMessage;
  readonly text: string | TextMessage;
}

export interface SceneView {
  readonly name: string | TextMessage;
  readonly text: string | TextMessage;
  readonly approaches: readonly ApproachView[];
}

export interface ScorePack {
  readonly pack: PackHeader;
  readonly source: "deduced" | "printed" | "published" | "reconstructed" | { readonly [key: string]: "deduced" | "printed" | "published" | "reconstructed" };
  readonly difficulty_least: number;
  readonly difficulty_most: number;
  readonly heat_floor: number;
  readonly advance_cost: number;
  readonly start_advances: number;
  readonly goal_step: number;
  readonly consequence_heat: number;
  readonly consequence_fill: number;
  readonly meter_least: number;
  readonly meter_most: number;
  readonly classes: readonly ClassCard[];
  readonly advances: readonly AdvanceCard[];
  readonly meters: readonly MeterSize[];
  readonly penalties: readonly Wording[];
  readonly consequences: readonly Wording[];
  readonly details: readonly Detail[];
  readonly jobs: readonly Job[];
  readonly grid: Grid;
  readonly house: AutomaticGmRules;
  readonly scenes: readonly SceneCard[];
  readonly house_penalties: readonly AutomaticPenalty[];
}

export interface Seal {
  readonly seal: string;
}

export interface Sealed {
  readonly move: "Sealed";
  readonly seal: string;
}

export interface SegmentCancelled {
  readonly event: "SegmentCancelled";
  readonly name: string;
  readonly segment: number;
}

export interface SetField {
  readonly move: "SetField";
  readonly field: string;
  readonly text: string;
}

export interface SetMeterLength {
  readonly move: "SetMeterLength";
  readonly segments: number | Seal;
}

export interface SetScene {
  readonly move: "SetScene";
  readonly name: string;
  readonly text: string;
  readonly approaches: readonly MovesApproach[];
}

export interface ShowComplication {
  readonly move: "ShowComplication";
  readonly number: number | Seal;
}

export interface ShowField {
  readonly move: "ShowField";
  readonly field: string;
}

export interface ShowPerson {
  readonly move: "ShowPerson";
  readonly number: number | Seal;
  readonly want?: boolean;
}

export interface Stand {
  readonly move: "Stand";
}

export interface StartHeist {
  readonly move: "StartHeist";
}

export interface StartRoll {
  readonly move: "StartRoll";
  readonly criminal: number;
  readonly difficulty: number | Seal;
  readonly marks?: readonly ("attack" | "hacking" | "kill" | "lockpicking" | "sneaking" | "system")[];
  readonly attempt?: string;
  readonly dice?: number;
  readonly modifier?: number;
  readonly helpers?: readonly number[];
}

export interface StartView {
  readonly criminal: number;
  readonly telling_marks: readonly string[];
  readonly calls: readonly CallView[];
}

export interface StashGrew {
  readonly event: "StashGrew";
  readonly name: string;
  readonly ability: string;
  readonly by: number;
  readonly stash: number;
}

export interface StepView {
  readonly number: number;
  readonly text: string | TextMessage;
  readonly secret: boolean;
}

export interface Strike {
  readonly move: "Strike";
  readonly what: "complication" | "note" | "person" | "scene";
  readonly number: number;
}

export interface Struck {
  readonly event: "Struck";
  readonly what: string;
  readonly text: string | TextMessage;
}

export interface SystemReached {
  readonly event: "SystemReached";
  readonly name: string;
}

export interface TakeConsequence {
  readonly move: "TakeConsequence";
  readonly on: "heat" | "meter";
}

export interface TakeGoal {
  readonly move: "TakeGoal";
  readonly criminal: number;
  readonly as: "cool" | "prep";
}

export interface TakeKill {
  readonly move: "TakeKill";
  readonly criminal: number;
  readonly as: "cool" | "heat" | "neither";
}

export interface TakeOut {
  readonly move: "TakeOut";
  readonly criminal: number;
  readonly how: "dead" | "heist";
  readonly why: string;
}

export interface TakenOut {
  readonly event: "TakenOut";
  readonly name: string;
  readonly how: string;
  readonly why: string;
}

export type TextMessage = readonly ["m", string, { readonly [name: string]: unknown }];

export interface ThrowDice {
  readonly move: "ThrowDice";
  readonly dice: number;
  readonly why?: string;
}

export interface TickClock {
  readonly move: "TickClock";
  readonly name: string;
  readonly by: number | Seal;
}

export interface UseAbility {
  readonly move: "UseAbility";
  readonly criminal: number;
  readonly ability: string;
  readonly words: string;
  readonly number: number;
  readonly segment?: number;
}

export interface Veteran {
  readonly name: string;
  readonly kind: string;
  readonly seat: number;
  readonly cool: number;
  readonly heat: number;
  readonly prep: number;
  readonly advances: readonly string[];
  readonly gear: string;
  readonly status: "arrested" | "dead" | "ready" | "retired";
  readonly last_job: boolean;
  readonly advanced: boolean;
  readonly portrait?: string;
  readonly look?: string;
}

export interface Waive {
  readonly move: "Waive";
  readonly words: string;
  readonly attempt?: number;
}

export interface Waived {
  readonly event: "Waived";
  readonly name: string;
  readonly words: string;
}

export interface Withdraw {
  readonly move: "Withdraw";
  readonly attempt?: number;
}

export interface Withdrawn {
  readonly event: "Withdrawn";
  readonly name: string;
}

export interface Wording {
  readonly source: "deduced" | "printed" | "published" | "reconstructed" | { readonly [key: string]: "deduced" | "printed" | "published" | "reconstructed" };
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

export interface WriteNote {
  readonly move: "WriteNote";
  readonly text: string;
}

export interface WritePerson {
  readonly move: "WritePerson";
  readonly name: string;
  readonly role?: string;
  readonly want?: string;
  readonly look?: string;
}

export type ScoreBoard = Board;

export type ScoreMove = CreateCriminal | ChangeGear | HandOver | Join | Leave | Retire | Advance | CoolDown | TakeOut | RecordInjury | PrepareHeist | GenerateHeist | RollAgain | SetField | ShowField | WriteNote | PrepareComplication | ShowComplication | Strike | AttachPenalty | RemovePenalty | StartHeist | EndHeist | EndCampaign | CorrectMeter | AddClock | TickClock | RemoveClock | Overrule | RenewAbility | SetScene | AddApproach | RemoveApproach | Narrate | Declare | CallRoll | Waive | Withdraw | Roll | BruteForce | Stand | TakeConsequence | Judge | GmRoll | UseAbility | ConfirmGoal | TakeGoal | ConfirmKills | TakeKill | ChooseFocus | ConfirmNegotiation | ReachSystem | ResumeCampaign | Sealed | StartRoll | GroupRoll | ChangeRoll | Heal | Revive | BringBack | LeaveHome | SetMeterLength | PutBack | ReopenHeist | NameCampaign | RenameHeist | EditNote | PrepareScene | EditScene | WritePerson | EditPerson | ShowPerson | HidePerson | KeepClock | AddBoundary | RemoveBoundary | ThrowDice;

export type ScoreEvent = AbilityRenewed | AbilityUsed | ActedFor | AdvanceTaken | ApproachAdded | ApproachRemoved | AttemptDeclared | BoundaryAdded | BoundaryRemoved | BroughtBack | BrutelyForced | CampaignEnded | CampaignNamed | CampaignResumed | ClockAdded | ClockKept | ClockRemoved | ClockTicked | ComplicationPrepared | CooledDown | CriminalCreated | DiceOpened | DiceRolled | DiceThrown | DifficultyFound | Explained | FailureSpared | FieldChanged | FlewSolo | FocusChosen | GearChanged | GmRolled | GoalMet | GoalOwed | HandedOver | Healed | HeatStayed | HeatTaken | HeistEnded | HeistGenerated | HeistPrepared | HeistPutBack | HeistRenamed | HeistReopened | HeistStarted | Injured | Joined | Judged | KillTaken | KillsConfirmed | Left | LeftAtHome | MeterFilled | MeterMoved | MeterRead | MeterResized | Narrated | Negotiated | NoteEdited | Noted | Overruled | PenaltyAttached | PenaltyCancelled | PenaltyFired | PenaltyRemoved | PersonHidden | PersonShown | PersonWritten | Retired | Revealed | Revived | RollCalled | RollChanged | ScenePrepared | SceneSet | SegmentCancelled | StashGrew | Struck | SystemReached | TakenOut | Waived | Withdrawn;
