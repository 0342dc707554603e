// Made by tools/wire_types.py from the Python types. Do not edit.

export interface BeatenByOpponent {
  readonly event: "BeatenByOpponent";
  readonly seat: number;
  readonly mark: string;
  readonly muscle: number;
  readonly his: number;
}

export interface Board {
  readonly round: number;
  readonly right: number | null;
  readonly piles: readonly Pile[];
  readonly marks: readonly (string | null)[];
  readonly deck_left: number;
  readonly sides: readonly SideView[];
  readonly plan: OwnPlan | null;
  readonly campaign: Campaign | null;
}

export interface BuyCrew {
  readonly move: "BuyCrew";
  readonly card: string;
}

export interface Campaign {
  readonly game: number;
  readonly goal: number;
  readonly opponent_crew: readonly string[];
  readonly opponent_muscle: number;
  readonly kept: readonly string[];
  readonly surplus: number;
}

export interface CampaignGameBegan {
  readonly event: "CampaignGameBegan";
  readonly game: number;
  readonly goal: number;
}

export interface CampaignGameWon {
  readonly event: "CampaignGameWon";
  readonly game: number;
  readonly money: number;
  readonly goal: number;
}

export interface CampaignLost {
  readonly event: "CampaignLost";
  readonly game: number;
  readonly money: number;
  readonly goal: number;
}

export interface CampaignWon {
  readonly event: "CampaignWon";
  readonly money: number;
  readonly goal: number;
}

export interface CrewBought {
  readonly event: "CrewBought";
  readonly seat: number;
  readonly card: string;
  readonly paid: number;
}

export interface CrewCard {
  readonly source: "deduced" | "printed" | "published" | "reconstructed" | { readonly [key: string]: "deduced" | "printed" | "published" | "reconstructed" };
  readonly id: string;
  readonly name: string;
  readonly kind: "bribe" | "car" | "grifter" | "insider" | "muscle" | "partner" | "thief";
  readonly price: number;
  readonly skill: number;
  readonly muscle: number;
  readonly draw: number;
  readonly cash: number;
  readonly per_thief: number;
  readonly per_class: number;
  readonly tiebreak: number;
  readonly insider: string | null;
  readonly insider_skill: number;
  readonly permanent: number;
}

export interface CrewKept {
  readonly event: "CrewKept";
  readonly seat: number;
  readonly card: string;
}

export interface CrewTurned {
  readonly event: "CrewTurned";
  readonly seat: number;
  readonly card: string;
}

export interface GameEnded {
  readonly event: "GameEnded";
  readonly money: readonly number[];
}

export interface HeistFailed {
  readonly event: "HeistFailed";
  readonly seat: number;
  readonly mark: string;
  readonly skill: number;
  readonly difficulty: number;
}

export interface KeepCrew {
  readonly move: "KeepCrew";
  readonly card: string;
}

export interface Mark {
  readonly source: "deduced" | "printed" | "published" | "reconstructed" | { readonly [key: string]: "deduced" | "printed" | "published" | "reconstructed" };
  readonly id: string;
  readonly name: string;
  readonly neighborhood: string;
  readonly tier: "easy" | "hard" | "medium";
  readonly difficulty: number;
  readonly payout: number;
  readonly set_size?: number | null;
  readonly set_bonus?: number | null;
}

export interface MarkContested {
  readonly event: "MarkContested";
  readonly mark: string;
  readonly winner: number;
  readonly muscle: number;
  readonly beaten: number;
}

export interface MarkLaidOut {
  readonly event: "MarkLaidOut";
  readonly number: number;
  readonly mark: string;
}

export interface MarkTaken {
  readonly event: "MarkTaken";
  readonly seat: number;
  readonly mark: string;
  readonly payout: number;
  readonly bonus: number;
}

export interface MarksCleared {
  readonly event: "MarksCleared";
  readonly marks: readonly string[];
}

export interface MastersPack {
  readonly pack: PackHeader;
  readonly source: "deduced" | "printed" | "published" | "reconstructed" | { readonly [key: string]: "deduced" | "printed" | "published" | "reconstructed" };
  readonly start_money: number;
  readonly display: number;
  readonly selectors: number;
  readonly removed_medium: number;
  readonly removed_hard: number;
  readonly solo_goals: readonly number[];
  readonly crew: readonly CrewCard[];
  readonly marks: readonly Mark[];
  readonly neighborhoods: readonly Neighborhood[];
}

export interface Neighborhood {
  readonly source: "deduced" | "printed" | "published" | "reconstructed" | { readonly [key: string]: "deduced" | "printed" | "published" | "reconstructed" };
  readonly id: string;
  readonly name: string;
  readonly set_size: number;
  readonly set_bonus: number;
}

export interface NothingHappened {
  readonly event: "NothingHappened";
  readonly rounds: number;
}

export interface OpponentBeaten {
  readonly event: "OpponentBeaten";
  readonly mark: string;
  readonly muscle: number;
  readonly his: number;
}

export interface OpponentHired {
  readonly event: "OpponentHired";
  readonly card: string;
}

export interface OpponentTook {
  readonly event: "OpponentTook";
  readonly mark: string;
}

export interface OpponentTurned {
  readonly event: "OpponentTurned";
  readonly number: number;
  readonly there: boolean;
}

export interface OwnPlan {
  readonly crew: readonly string[];
  readonly selectors: readonly number[];
}

export interface PackHeader {
  readonly game: string;
  readonly name: string;
  readonly version: number;
}

export interface Pass {
  readonly move: "Pass";
}

export interface PassedUnasked {
  readonly event: "PassedUnasked";
  readonly seat: number;
}

export interface Pile {
  readonly kind: string;
  readonly cards: readonly string[];
}

export interface PlanConfirmed {
  readonly event: "PlanConfirmed";
  readonly seat: number;
}

export interface PlanCrew {
  readonly move: "PlanCrew";
  readonly card: string;
}

export interface PlanSelector {
  readonly move: "PlanSelector";
  readonly number: number;
}

export interface PlayerDone {
  readonly event: "PlayerDone";
  readonly seat: number;
  readonly why: string;
}

export interface PlayerPassed {
  readonly event: "PlayerPassed";
  readonly seat: number;
}

export interface RightPassed {
  readonly event: "RightPassed";
  readonly seat: number;
}

export interface SelectorTurned {
  readonly event: "SelectorTurned";
  readonly seat: number;
  readonly number: number;
  readonly there: boolean;
}

export interface SetTurnedIn {
  readonly event: "SetTurnedIn";
  readonly seat: number;
  readonly neighborhood: string;
  readonly bonus: number;
}

export interface SideView {
  readonly money: number;
  readonly crew: readonly string[];
  readonly bribes: readonly string[];
  readonly marks: readonly string[];
  readonly passed: boolean;
  readonly confirmed: boolean;
}

export interface StopKeeping {
  readonly move: "StopKeeping";
}

export interface TakeWelfare {
  readonly move: "TakeWelfare";
  readonly card: string;
}

export interface WelfareTaken {
  readonly event: "WelfareTaken";
  readonly seat: number;
  readonly card: string;
  readonly paid: number;
}

export type MastersBoard = Board;

export type MastersMove = BuyCrew | TakeWelfare | Pass | PlanCrew | PlanSelector | KeepCrew | StopKeeping;

export type MastersEvent = BeatenByOpponent | CampaignGameBegan | CampaignGameWon | CampaignLost | CampaignWon | CrewBought | CrewKept | CrewTurned | GameEnded | HeistFailed | MarkContested | MarkLaidOut | MarkTaken | MarksCleared | NothingHappened | OpponentBeaten | OpponentHired | OpponentTook | OpponentTurned | PassedUnasked | PlanConfirmed | PlayerDone | PlayerPassed | RightPassed | SelectorTurned | SetTurnedIn | WelfareTaken;
