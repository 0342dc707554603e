// Made by tools/wire_types.py from the Python types. Do not edit.

export interface ActionsLapsed {
  readonly event: "ActionsLapsed";
  readonly side: string;
  readonly actions: readonly string[];
}

export interface AlarmLocked {
  readonly event: "AlarmLocked";
  readonly room: number;
}

export interface AlarmPulled {
  readonly event: "AlarmPulled";
  readonly robber: string;
  readonly room: number;
  readonly guards: readonly number[];
}

export interface AlarmUnlocked {
  readonly event: "AlarmUnlocked";
  readonly robber: string;
  readonly room: number;
}

export interface AlarmView {
  readonly room: number;
  readonly state: string;
}

export interface BagLocked {
  readonly event: "BagLocked";
  readonly room: number;
}

export interface BagPassed {
  readonly event: "BagPassed";
  readonly robber: string;
  readonly to: string;
}

export interface BagPickedUp {
  readonly event: "BagPickedUp";
  readonly robber: string;
  readonly room: number;
}

export interface BagThrown {
  readonly event: "BagThrown";
  readonly robber: string;
  readonly scored: number;
}

export interface BagUnlocked {
  readonly event: "BagUnlocked";
  readonly robber: string;
  readonly room: number;
}

export interface BankCard {
  readonly source: "deduced" | "printed" | "published" | "reconstructed" | { readonly [key: string]: "deduced" | "printed" | "published" | "reconstructed" };
  readonly id: string;
  readonly name: string;
  readonly actions: readonly ("lock" | "move" | "tackle" | "tackle_or_lock")[];
  readonly copies: number;
}

export interface BankPack {
  readonly pack: PackHeader;
  readonly source: "deduced" | "printed" | "published" | "reconstructed" | { readonly [key: string]: "deduced" | "printed" | "published" | "reconstructed" };
  readonly rounds: number;
  readonly money_bags: number;
  readonly hand: number;
  readonly stack: number;
  readonly teams: readonly Team[];
  readonly tiles: readonly Tile[];
  readonly bank_cards: readonly BankCard[];
  readonly robber_cards: readonly RobberCard[];
}

export interface Board {
  readonly round: number;
  readonly rounds: number;
  readonly bank: number;
  readonly scored: number;
  readonly bags_to_win: number;
  readonly supply: number;
  readonly rooms: readonly RoomView[];
  readonly turning: number | null;
  readonly to_turn: number;
  readonly guards: readonly MoverView[];
  readonly robbers: readonly MoverView[];
  readonly alarm: AlarmView | null;
  readonly car: string | null;
  readonly sides: readonly SideView[];
  readonly planning: string | null;
  readonly turn: TurnView | null;
  readonly hint: Hint | null;
}

export interface CarMoved {
  readonly event: "CarMoved";
  readonly robber: string;
  readonly space: string;
}

export interface CarPlaced {
  readonly event: "CarPlaced";
  readonly space: string;
}

export interface CardPlayed {
  readonly event: "CardPlayed";
  readonly round: number;
  readonly side: string;
  readonly number: number;
  readonly card: string | null;
}

export interface CardTurned {
  readonly event: "CardTurned";
  readonly side: string;
  readonly number: number;
  readonly card: string;
}

export interface EndTurn {
  readonly move: "EndTurn";
}

export interface FloorFurnished {
  readonly event: "FloorFurnished";
  readonly money_bags: readonly number[];
  readonly guards: readonly number[];
  readonly alarm: number;
  readonly robbers: number;
}

export interface FloorLaidOut {
  readonly event: "FloorLaidOut";
  readonly round: number;
  readonly tiles: readonly string[];
  readonly turns: readonly number[];
}

export interface GameEnded {
  readonly event: "GameEnded";
  readonly robbers_won: boolean;
  readonly scored: number;
}

export interface GuardMoved {
  readonly event: "GuardMoved";
  readonly guard: number;
  readonly start: number;
  readonly room: number;
}

export interface GuardSprayed {
  readonly event: "GuardSprayed";
  readonly robber: string;
  readonly guard: number;
  readonly room: number;
}

export interface GuardsRevived {
  readonly event: "GuardsRevived";
  readonly guards: readonly number[];
}

export interface HandDrawn {
  readonly event: "HandDrawn";
  readonly round: number;
  readonly side: string;
  readonly cards: readonly string[];
}

export interface HandsDrawn {
  readonly event: "HandsDrawn";
  readonly cards: number;
}

export interface Hint {
  readonly rule: string;
  readonly words: string | TextMessage;
}

export interface LockAlarm {
  readonly move: "LockAlarm";
}

export interface LockBag {
  readonly move: "LockBag";
  readonly room: number;
}

export interface MoveCar {
  readonly move: "MoveCar";
  readonly way: "anticlockwise" | "clockwise";
}

export interface MoveGuard {
  readonly move: "MoveGuard";
  readonly guard: number;
  readonly room: number;
}

export interface MoveRobber {
  readonly move: "MoveRobber";
  readonly room: number;
}

export interface MoveToAnyRoom {
  readonly move: "MoveToAnyRoom";
  readonly room: number;
}

export interface MoverView {
  readonly name: string;
  readonly room: number;
  readonly conscious: boolean;
  readonly bags: number;
}

export interface Obstacle {
  readonly action: string;
  readonly rule: string;
  readonly why: string | TextMessage;
}

export interface PackHeader {
  readonly game: string;
  readonly name: string;
  readonly version: number;
}

export interface PassBag {
  readonly move: "PassBag";
  readonly robber: "green" | "red" | "yellow";
}

export interface PepperSpray {
  readonly move: "PepperSpray";
  readonly guard: number;
}

export interface PickTile {
  readonly move: "PickTile";
  readonly room: number;
}

export interface PickUp {
  readonly move: "PickUp";
}

export interface PlaceCar {
  readonly move: "PlaceCar";
  readonly space: "B1" | "B2" | "B3" | "L1" | "L2" | "L3" | "R1" | "R2" | "R3" | "T1" | "T2" | "T3";
}

export interface PlayCard {
  readonly move: "PlayCard";
  readonly card: string;
}

export interface PullAlarm {
  readonly move: "PullAlarm";
}

export interface Revive {
  readonly move: "Revive";
}

export interface RobberCard {
  readonly source: "deduced" | "printed" | "published" | "reconstructed" | { readonly [key: string]: "deduced" | "printed" | "published" | "reconstructed" };
  readonly id: string;
  readonly name: string;
  readonly actions: readonly ("move" | "move_to_any_room" | "pepper_spray" | "pepper_spray_or_pick_up" | "pick_up" | "unlock" | "unlock_or_pick_up")[];
  readonly copies: number;
}

export interface RobberMoved {
  readonly event: "RobberMoved";
  readonly robber: string;
  readonly start: number;
  readonly room: number;
  readonly ducts: boolean;
}

export interface RobberRevived {
  readonly event: "RobberRevived";
  readonly robber: string;
}

export interface RobberTackled {
  readonly event: "RobberTackled";
  readonly robber: string;
  readonly room: number;
  readonly dropped: number;
}

export interface RoomView {
  readonly tile: string;
  readonly symbol: string | null;
  readonly turn: number;
  readonly walls: readonly string[];
  readonly bags: number;
  readonly locked_bags: number;
}

export interface RoundEnded {
  readonly event: "RoundEnded";
  readonly round: number;
  readonly scored: number;
}

export interface SideView {
  readonly side: string;
  readonly seat: number;
  readonly cards_in_hand: number;
  readonly hand: readonly string[] | null;
  readonly stack: readonly (string | null)[];
}

export interface StacksTurned {
  readonly event: "StacksTurned";
}

export interface Tackle {
  readonly move: "Tackle";
  readonly robber: "green" | "red" | "yellow";
}

export interface Team {
  readonly source: "deduced" | "printed" | "published" | "reconstructed" | { readonly [key: string]: "deduced" | "printed" | "published" | "reconstructed" };
  readonly id: string;
  readonly seats: readonly (2 | 3 | 4)[];
  readonly robbers: number;
  readonly guards: number;
  readonly bags_to_win: number;
}

export type TextMessage = readonly ["m", string, { readonly [name: string]: unknown }];

export interface ThrowBag {
  readonly move: "ThrowBag";
}

export interface Tile {
  readonly source: "deduced" | "printed" | "published" | "reconstructed" | { readonly [key: string]: "deduced" | "printed" | "published" | "reconstructed" };
  readonly id: string;
  readonly name: string;
  readonly symbol: "alarm" | "guard" | "money_bag" | "robbers" | null;
  readonly walls: readonly ("east" | "north" | "south" | "west")[];
  readonly seats: readonly (2 | 3 | 4)[];
  readonly room: number | null;
}

export interface TileTurned {
  readonly event: "TileTurned";
  readonly room: number;
  readonly tile: string;
  readonly quarters: number;
}

export interface TurnTile {
  readonly move: "TurnTile";
  readonly quarters: number;
}

export interface TurnView {
  readonly side: string;
  readonly number: number;
  readonly card: string;
  readonly left: readonly string[];
  readonly free_action: boolean;
  readonly obstacles: readonly Obstacle[];
}

export interface UnlockAlarm {
  readonly move: "UnlockAlarm";
}

export interface UnlockBag {
  readonly move: "UnlockBag";
}

export type RobABankBoard = Board;

export type RobABankPack = BankPack;

export type RobABankMove = PickTile | TurnTile | PlaceCar | MoveGuard | Tackle | LockBag | LockAlarm | Revive | EndTurn | MoveRobber | MoveToAnyRoom | PickUp | UnlockBag | UnlockAlarm | PepperSpray | MoveCar | ThrowBag | PassBag | PullAlarm | PlayCard;

export type RobABankEvent = ActionsLapsed | AlarmLocked | AlarmPulled | AlarmUnlocked | BagLocked | BagPassed | BagPickedUp | BagThrown | BagUnlocked | CarMoved | CarPlaced | CardPlayed | CardTurned | FloorFurnished | FloorLaidOut | GameEnded | GuardMoved | GuardSprayed | GuardsRevived | HandDrawn | HandsDrawn | RobberMoved | RobberRevived | RobberTackled | RoundEnded | StacksTurned | TileTurned;
