// Made by tools/wire_types.py from the Python types. Do not edit.

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

export interface Pile {
  readonly kind: string;
  readonly cards: readonly string[];
}

export interface PlanCrew {
  readonly move: "PlanCrew";
  readonly card: string;
}

export interface PlanSelector {
  readonly move: "PlanSelector";
  readonly number: number;
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

export type MastersMove = BuyCrew | TakeWelfare | Pass | PlanCrew | PlanSelector | KeepCrew | StopKeeping;
