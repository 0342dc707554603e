// Made by tools/wire_types.py from the Python types. Do not edit.

export interface AbilityGained {
  readonly event: "AbilityGained";
  readonly seat: number;
  readonly crew: string;
}

export interface ArtifactsTraded {
  readonly event: "ArtifactsTraded";
  readonly artifacts: number;
}

export interface BigScorePack {
  readonly pack: PackHeader;
  readonly source: "deduced" | "printed" | "published" | "reconstructed" | { readonly [key: string]: "deduced" | "printed" | "published" | "reconstructed" };
  readonly rounds: number;
  readonly jobs_a_round: number;
  readonly deals: readonly [number, number, number, number, number];
  readonly start_cash: number;
  readonly fail_cost: number;
  readonly joats: number;
  readonly joats_for_two: number;
  readonly training: number;
  readonly floor: number;
  readonly cops_over_players: number;
  readonly driver_draws: number;
  readonly diamond_worth: readonly number[];
  readonly further_diamond: number;
  readonly artifact_worth: number;
  readonly most_artifacts: number;
  readonly pair_worth: number;
  readonly hacker_worth: number;
  readonly crew: readonly [Crew, Crew, Crew, Crew, Crew, Crew];
  readonly tokens: readonly Token[];
  readonly bosses: readonly Boss[];
  readonly jobs: readonly Job[];
  readonly solo: Solo;
}

export interface Board {
  readonly kind: "table";
  readonly simple: boolean;
  readonly act: number;
  readonly round: number;
  readonly to_left: boolean;
  readonly jobs: readonly JobView[];
  readonly deck: number;
  readonly discards: readonly string[];
  readonly youth: readonly number[];
  readonly sides: readonly SideView[];
  readonly pile: PileView | null;
  readonly vault: VaultView | null;
  readonly own: OwnCards | null;
}

export interface Boss {
  readonly source: "deduced" | "printed" | "published" | "reconstructed" | { readonly [key: string]: "deduced" | "printed" | "published" | "reconstructed" };
  readonly id: string;
  readonly name: string;
  readonly items: readonly ["artifact" | "cash" | "diamond" | "hard_drive", "artifact" | "cash" | "diamond" | "hard_drive"];
  readonly cash: number;
}

export interface BossTaken {
  readonly event: "BossTaken";
  readonly seat: number;
  readonly boss: string;
}

export interface BribeCops {
  readonly move: "BribeCops";
  readonly cops: number;
}

export interface BribeTokenPaid {
  readonly event: "BribeTokenPaid";
  readonly token: string;
}

export interface BuyDiamond {
  readonly move: "BuyDiamond";
}

export interface BuyDrive {
  readonly move: "BuyDrive";
}

export interface CallStrike {
  readonly move: "CallStrike";
  readonly crew: "con_man" | "driver" | "grease_man" | "gun_man" | "hacker" | "muscle";
}

export interface CardKept {
  readonly event: "CardKept";
  readonly crew: string;
  readonly paid: number;
}

export interface CardPlaced {
  readonly event: "CardPlaced";
  readonly crew: string;
  readonly number: number;
  readonly job: string;
  readonly paid: number;
}

export interface CardShuffledIn {
  readonly event: "CardShuffledIn";
  readonly crew: string;
  readonly paid: number;
}

export interface CardsDiscarded {
  readonly event: "CardsDiscarded";
  readonly crew: string;
  readonly cards: number;
}

export interface CardsDrawn {
  readonly event: "CardsDrawn";
  readonly crew: readonly string[];
}

export interface ChoiceMade {
  readonly event: "ChoiceMade";
  readonly seat: number;
}

export interface ChooseBoss {
  readonly move: "ChooseBoss";
  readonly boss: string;
}

export interface ChooseType {
  readonly move: "ChooseType";
  readonly crew: "con_man" | "driver" | "grease_man" | "gun_man" | "hacker" | "muscle";
}

export interface CloseMarket {
  readonly move: "CloseMarket";
}

export interface CopPutOnCard {
  readonly event: "CopPutOnCard";
  readonly crew: string;
}

export interface CopsArrived {
  readonly event: "CopsArrived";
  readonly number: number;
  readonly space: number;
}

export interface CopsBribed {
  readonly event: "CopsBribed";
  readonly cops: number;
  readonly paid: number;
}

export interface CopsCameOnTrack {
  readonly event: "CopsCameOnTrack";
  readonly cops: number;
  readonly on_track: number;
}

export interface CopsSentBack {
  readonly event: "CopsSentBack";
  readonly cops: number;
}

export interface CostPaid {
  readonly event: "CostPaid";
  readonly seat: number;
  readonly paid: number;
}

export interface Crew {
  readonly source: "deduced" | "printed" | "published" | "reconstructed" | { readonly [key: string]: "deduced" | "printed" | "published" | "reconstructed" };
  readonly id: "con_man" | "driver" | "grease_man" | "gun_man" | "hacker" | "muscle";
  readonly name: string;
  readonly regular: number;
  readonly expert: number;
}

export interface CrewHired {
  readonly event: "CrewHired";
  readonly seat: number;
  readonly card: string;
}

export interface CrewSent {
  readonly event: "CrewSent";
  readonly seat: number;
  readonly number: number;
  readonly cards: readonly string[];
  readonly job: string;
}

export interface DiamondBought {
  readonly event: "DiamondBought";
  readonly paid: number;
}

export interface DiscardRest {
  readonly move: "DiscardRest";
}

export interface DrawOne {
  readonly move: "DrawOne";
}

export interface DrawPaid {
  readonly event: "DrawPaid";
  readonly paid: number;
}

export interface DriveBought {
  readonly event: "DriveBought";
  readonly paid: number;
}

export interface DriveSaleClosed {
  readonly event: "DriveSaleClosed";
}

export interface DriverDrew {
  readonly event: "DriverDrew";
  readonly seat: number;
  readonly kept: readonly string[];
  readonly cops: number;
}

export interface EndTurn {
  readonly move: "EndTurn";
}

export interface Flee {
  readonly move: "Flee";
}

export interface FleeVault {
  readonly move: "FleeVault";
}

export interface FloorTokenTaken {
  readonly event: "FloorTokenTaken";
  readonly seat: number;
  readonly token: string;
  readonly crew: string;
}

export interface GameEnded {
  readonly event: "GameEnded";
  readonly scores: readonly number[];
}

export interface GoldAsBar {
  readonly move: "GoldAsBar";
}

export interface GoldAsDrive {
  readonly move: "GoldAsDrive";
}

export interface GoldAsKey {
  readonly move: "GoldAsKey";
}

export interface GoldCounted {
  readonly event: "GoldCounted";
  readonly as_what: string;
}

export interface HandDealt {
  readonly event: "HandDealt";
  readonly seat: number;
  readonly cards: readonly string[];
}

export interface HandReceived {
  readonly event: "HandReceived";
  readonly seat: number;
  readonly giver: number;
  readonly cards: readonly string[];
}

export interface HandsPassed {
  readonly event: "HandsPassed";
  readonly to_left: boolean;
  readonly left: number;
}

export interface Hire {
  readonly move: "Hire";
  readonly crew: "con_man" | "driver" | "grease_man" | "gun_man" | "hacker" | "muscle";
  readonly expert: boolean;
}

export interface InsideManCame {
  readonly event: "InsideManCame";
  readonly card: string;
  readonly helped: boolean;
}

export interface ItemTaken {
  readonly event: "ItemTaken";
  readonly seat: number;
  readonly item: string;
  readonly cash: number;
}

export interface JacksSaved {
  readonly event: "JacksSaved";
  readonly left: number;
}

export interface JacksSpent {
  readonly event: "JacksSpent";
  readonly number: number;
  readonly job: string;
  readonly jacks: number;
}

export interface JoatsRevealed {
  readonly event: "JoatsRevealed";
  readonly seat: number;
  readonly number: number;
}

export interface Job {
  readonly source: "deduced" | "printed" | "published" | "reconstructed" | { readonly [key: string]: "deduced" | "printed" | "published" | "reconstructed" };
  readonly id: string;
  readonly name: string;
  readonly con_man: number;
  readonly driver: number;
  readonly grease_man: number;
  readonly gun_man: number;
  readonly hacker: number;
  readonly muscle: number;
  readonly cash: number;
  readonly diamonds: number;
  readonly artifacts: number;
  readonly hard_drives: number;
}

export interface JobCompleted {
  readonly event: "JobCompleted";
  readonly number: number;
  readonly job: string;
  readonly cash: number;
  readonly diamonds: number;
  readonly artifacts: number;
  readonly drives: number;
}

export interface JobDealt {
  readonly event: "JobDealt";
  readonly number: number;
  readonly job: string;
}

export interface JobFailed {
  readonly event: "JobFailed";
  readonly number: number;
  readonly job: string;
  readonly missing: number;
}

export interface JobLeftAlone {
  readonly event: "JobLeftAlone";
  readonly number: number;
  readonly job: string;
}

export interface JobRobbed {
  readonly event: "JobRobbed";
  readonly number: number;
  readonly job: string;
  readonly seats: readonly number[];
}

export interface JobScouted {
  readonly event: "JobScouted";
  readonly number: number;
  readonly job: string;
  readonly paid: number;
}

export interface JobSpoiled {
  readonly event: "JobSpoiled";
  readonly number: number;
  readonly job: string;
  readonly cops: number;
}

export interface JobTokensLaid {
  readonly event: "JobTokensLaid";
  readonly number: number;
  readonly tokens: readonly string[];
}

export interface JobTokensTaken {
  readonly event: "JobTokensTaken";
  readonly tokens: readonly string[];
}

export interface JobTurnedUp {
  readonly event: "JobTurnedUp";
  readonly number: number;
  readonly job: string;
}

export interface JobView {
  readonly number: number;
  readonly job: string;
  readonly settled: boolean;
}

export interface JobsLeftDown {
  readonly event: "JobsLeftDown";
}

export interface KeepCard {
  readonly move: "KeepCard";
  readonly crew: "con_man" | "driver" | "grease_man" | "gun_man" | "hacker" | "muscle";
}

export interface KeepToken {
  readonly move: "KeepToken";
}

export interface LeaveDown {
  readonly move: "LeaveDown";
}

export interface LeaveFloor {
  readonly move: "LeaveFloor";
}

export interface LeaveMarker {
  readonly move: "LeaveMarker";
}

export interface LeaveUnassigned {
  readonly move: "LeaveUnassigned";
  readonly crew: "con_man" | "driver" | "grease_man" | "gun_man" | "hacker" | "muscle";
  readonly expert: boolean;
}

export interface LootDeclined {
  readonly event: "LootDeclined";
}

export interface LootTaken {
  readonly event: "LootTaken";
  readonly token: string;
}

export interface MarkerMoved {
  readonly event: "MarkerMoved";
  readonly seat: number;
  readonly stolen: boolean;
}

export interface MarketClosed {
  readonly event: "MarketClosed";
}

export interface OwnCards {
  readonly hand: readonly string[];
  readonly hired: readonly string[];
  readonly unplaced: readonly string[];
  readonly places: readonly (readonly string[])[];
  readonly targets: readonly Target[];
  readonly chosen: string | null;
  readonly recollections: readonly Recollection[];
}

export interface PackHeader {
  readonly game: string;
  readonly name: string;
  readonly version: number;
}

export interface PayToken {
  readonly move: "PayToken";
  readonly token: string;
}

export interface PileView {
  readonly number: number;
  readonly sent: readonly (readonly string[])[];
  readonly inside_man: string | null;
  readonly missing: number;
}

export interface PlaceCard {
  readonly move: "PlaceCard";
  readonly job: number;
}

export interface PlaceExtra {
  readonly move: "PlaceExtra";
  readonly crew: "con_man" | "driver" | "grease_man" | "gun_man" | "hacker" | "muscle";
  readonly job: number;
}

export interface PlayerFled {
  readonly event: "PlayerFled";
  readonly seat: number;
}

export interface PlayersBusted {
  readonly event: "PlayersBusted";
  readonly seats: readonly number[];
}

export interface PutOnCard {
  readonly move: "PutOnCard";
  readonly crew: "con_man" | "driver" | "grease_man" | "gun_man" | "hacker" | "muscle";
}

export interface Recollection {
  readonly holder: number;
  readonly cards: readonly string[];
  readonly taken: number;
}

export interface RedrawType {
  readonly move: "RedrawType";
  readonly crew: "con_man" | "driver" | "grease_man" | "gun_man" | "hacker" | "muscle";
}

export interface RemoveToken {
  readonly move: "RemoveToken";
  readonly token: string;
}

export interface ReturnToken {
  readonly move: "ReturnToken";
  readonly token: string;
}

export interface RevealJoats {
  readonly move: "RevealJoats";
  readonly number: number;
}

export interface Rob {
  readonly move: "Rob";
}

export interface RobVault {
  readonly move: "RobVault";
}

export interface RoundBegan {
  readonly event: "RoundBegan";
  readonly round: number;
  readonly to_left: boolean;
}

export interface RowCard {
  readonly crew: string;
  readonly tokens: readonly string[];
}

export interface RowLaid {
  readonly event: "RowLaid";
  readonly row: readonly string[];
  readonly rest: readonly string[];
}

export interface SaveJacks {
  readonly move: "SaveJacks";
}

export interface ScoreLine {
  readonly kind: "artifacts" | "bars" | "cash" | "diamonds" | "hacker" | "majority" | "pairs";
  readonly amount: number;
  readonly why: string | TextMessage;
}

export interface Scout {
  readonly move: "Scout";
  readonly job: number;
}

export interface SeizedTokenRemoved {
  readonly event: "SeizedTokenRemoved";
  readonly token: string;
}

export interface SeizedTokenReturned {
  readonly event: "SeizedTokenReturned";
  readonly token: string;
}

export interface SendCopsBack {
  readonly move: "SendCopsBack";
  readonly cops: number;
}

export interface SendToJob {
  readonly move: "SendToJob";
  readonly crew: "con_man" | "driver" | "grease_man" | "gun_man" | "hacker" | "muscle";
  readonly job: number;
  readonly expert: boolean;
}

export interface SettleJob {
  readonly move: "SettleJob";
  readonly job: number;
}

export interface ShuffleIn {
  readonly move: "ShuffleIn";
  readonly crew: "con_man" | "driver" | "grease_man" | "gun_man" | "hacker" | "muscle";
}

export interface SideView {
  readonly boss: string | null;
  readonly item: string | null;
  readonly cash: number;
  readonly diamonds: number;
  readonly artifacts: number;
  readonly hard_drives: number;
  readonly joats: number;
  readonly cards: number;
  readonly training: readonly string[];
  readonly ability: string | null;
  readonly ability_used: boolean;
  readonly inside: boolean;
  readonly busted: boolean;
  readonly loot: readonly string[];
  readonly drawn: string | null;
  readonly decided: boolean;
  readonly score: number;
  readonly lines: readonly ScoreLine[];
}

export interface Solo {
  readonly source: "deduced" | "printed" | "published" | "reconstructed" | { readonly [key: string]: "deduced" | "printed" | "published" | "reconstructed" };
  readonly hand: number;
  readonly face_up: number;
  readonly redraw_cost: number;
  readonly draw_cost: number;
  readonly place_cost: number;
  readonly shuffle_cost: number;
  readonly keep_cost: number;
  readonly scout_cost: number;
  readonly vault_draw: number;
  readonly bribe: number;
  readonly bust: number;
  readonly biggest_goal: number;
  readonly extreme_goal: number;
  readonly thief_diamonds: number;
  readonly thief_artifacts: number;
  readonly thief_price: number;
  readonly paintings: number;
  readonly paintings_cash: number;
  readonly jack_joats: number;
  readonly jack_goal: number;
  readonly crypto_pairs: number;
  readonly heat_tokens: number;
  readonly heat_bust: number;
  readonly heat_jobs: number;
  readonly heat_goal: number;
  readonly plunder_goal: number;
  readonly traitors: number;
  readonly traitor_goal: number;
  readonly takes_price: number;
  readonly takes_cash: number;
  readonly takes_diamonds: number;
  readonly takes_artifacts: number;
  readonly takes_pairs: number;
}

export interface SoloBoard {
  readonly kind: "solo";
  readonly scenario: string;
  readonly title: string | TextMessage;
  readonly rules: readonly (string | TextMessage)[];
  readonly rule: string;
  readonly boss: string;
  readonly round: number;
  readonly cash: number;
  readonly diamonds: number;
  readonly artifacts: number;
  readonly hard_drives: number;
  readonly jacks: number;
  readonly hand: readonly string[];
  readonly kept: readonly string[];
  readonly deck_left: number;
  readonly shuffled_in: readonly string[];
  readonly shuffled_in_next: readonly string[];
  readonly unseen_crew: readonly string[];
  readonly chosen: string | null;
  readonly jobs: readonly (SoloJob | null)[];
  readonly completed: number;
  readonly unseen_jobs: readonly string[];
  readonly vault: readonly string[];
  readonly drawn: readonly string[];
  readonly loot: readonly string[];
  readonly cops: number;
  readonly bust: number;
  readonly due: number;
  readonly row: readonly RowCard[];
  readonly set_aside: readonly string[];
  readonly goals: readonly SoloGoal[];
  readonly winnable: boolean;
  readonly score: number;
  readonly lines: readonly ScoreLine[];
  readonly fled: boolean;
  readonly busted: boolean;
}

export interface SoloBossChosen {
  readonly event: "SoloBossChosen";
  readonly boss: string;
}

export interface SoloBusted {
  readonly event: "SoloBusted";
  readonly tokens: readonly string[];
}

export interface SoloEnded {
  readonly event: "SoloEnded";
  readonly won: boolean;
  readonly score: number;
}

export interface SoloFled {
  readonly event: "SoloFled";
}

export interface SoloGoal {
  readonly goal: string;
  readonly need: number;
  readonly have: number;
  readonly missing: number;
  readonly words: string | TextMessage;
}

export interface SoloJob {
  readonly number: number;
  readonly face_up: boolean;
  readonly job: string | null;
  readonly crew: readonly string[];
  readonly missing: readonly string[];
  readonly tokens: readonly string[];
}

export interface SoloRoundBegan {
  readonly event: "SoloRoundBegan";
  readonly round: number;
  readonly jobs: readonly (string | null)[];
}

export interface SoloRoundEnded {
  readonly event: "SoloRoundEnded";
  readonly round: number;
  readonly jobs: readonly string[];
}

export interface SoloTurnEnded {
  readonly event: "SoloTurnEnded";
  readonly discarded: readonly string[];
}

export interface SpendJacks {
  readonly move: "SpendJacks";
  readonly job: number;
}

export interface StealMarker {
  readonly move: "StealMarker";
}

export interface StopBuying {
  readonly move: "StopBuying";
}

export interface StrikeCalled {
  readonly event: "StrikeCalled";
  readonly crew: string;
}

export interface TakeFromFloor {
  readonly move: "TakeFromFloor";
  readonly take: string;
}

export interface TakeItem {
  readonly move: "TakeItem";
  readonly item: "artifact" | "cash" | "diamond" | "hard_drive";
}

export interface TakeLoot {
  readonly move: "TakeLoot";
  readonly token: string;
}

export interface TakeNothing {
  readonly move: "TakeNothing";
}

export interface Target {
  readonly at: string;
  readonly takes: readonly string[];
  readonly most: number;
  readonly alike: boolean;
}

export type TextMessage = readonly ["m", string, { readonly [name: string]: unknown }];

export interface Token {
  readonly source: "deduced" | "printed" | "published" | "reconstructed" | { readonly [key: string]: "deduced" | "printed" | "published" | "reconstructed" };
  readonly id: string;
  readonly name: string;
  readonly kind: "artifact" | "cash" | "cop" | "diamond" | "digital_key" | "gold_bar" | "silver_bar";
  readonly count: number;
  readonly value: number;
}

export interface TokenDrawn {
  readonly event: "TokenDrawn";
  readonly seat: number;
  readonly token: string | null;
}

export interface TokenKept {
  readonly event: "TokenKept";
  readonly seat: number;
  readonly token: string;
}

export interface TokenPutOnCard {
  readonly event: "TokenPutOnCard";
  readonly token: string;
  readonly crew: string;
}

export interface TokenRemoved {
  readonly event: "TokenRemoved";
  readonly token: string;
}

export interface TokenTraded {
  readonly event: "TokenTraded";
  readonly seat: number;
  readonly gave: string;
  readonly took: string;
  readonly earlier: boolean;
}

export interface TokensDrawn {
  readonly event: "TokensDrawn";
  readonly tokens: readonly string[];
}

export interface TokensReturned {
  readonly event: "TokensReturned";
  readonly tokens: readonly string[];
}

export interface Trade {
  readonly move: "Trade";
  readonly take: string;
}

export interface TradeArtifacts {
  readonly move: "TradeArtifacts";
}

export interface TradeEarlier {
  readonly move: "TradeEarlier";
  readonly give: string;
  readonly take: string;
}

export interface Train {
  readonly move: "Train";
  readonly crew: "con_man" | "driver" | "grease_man" | "gun_man" | "hacker" | "muscle";
}

export interface TrainingShown {
  readonly event: "TrainingShown";
  readonly seat: number;
  readonly cards: readonly string[];
}

export interface TrainingTakenBack {
  readonly event: "TrainingTakenBack";
  readonly seat: number;
  readonly cards: readonly string[];
}

export interface TraitorsCaught {
  readonly event: "TraitorsCaught";
  readonly crew: readonly string[];
  readonly tokens: readonly string[];
}

export interface TurnUp {
  readonly move: "TurnUp";
  readonly job: number;
}

export interface TypeChosen {
  readonly event: "TypeChosen";
  readonly crew: string;
}

export interface TypeDiscarded {
  readonly event: "TypeDiscarded";
  readonly crew: string;
  readonly cards: number;
  readonly paid: number;
}

export interface UnassignedDiscarded {
  readonly event: "UnassignedDiscarded";
  readonly seat: number;
  readonly cards: readonly string[];
}

export interface VaultOpened {
  readonly event: "VaultOpened";
  readonly marker: number;
  readonly floor: readonly string[];
}

export interface VaultView {
  readonly round: number;
  readonly tokens: readonly string[];
  readonly floor: readonly string[];
  readonly cops: number;
  readonly bust_at: number;
  readonly marker: number;
}

export type BigScoreBoard = Board | SoloBoard;

export type BigScoreMove = ChooseBoss | TakeItem | Hire | SendToJob | Train | LeaveUnassigned | RevealJoats | Rob | Flee | KeepToken | Trade | TradeEarlier | TakeFromFloor | LeaveFloor | StealMarker | LeaveMarker | CallStrike | RedrawType | DrawOne | Scout | ChooseType | PlaceCard | DiscardRest | PlaceExtra | ShuffleIn | KeepCard | EndTurn | SpendJacks | SaveJacks | TurnUp | LeaveDown | BuyDrive | StopBuying | RobVault | FleeVault | PutOnCard | TakeNothing | TradeArtifacts | BuyDiamond | CloseMarket | GoldAsKey | GoldAsDrive | GoldAsBar | TakeLoot | RemoveToken | ReturnToken | PayToken | BribeCops | SendCopsBack | SettleJob;

export type BigScoreEvent = AbilityGained | ArtifactsTraded | BossTaken | BribeTokenPaid | CardKept | CardPlaced | CardShuffledIn | CardsDiscarded | CardsDrawn | ChoiceMade | CopPutOnCard | CopsArrived | CopsBribed | CopsCameOnTrack | CopsSentBack | CostPaid | CrewHired | CrewSent | DiamondBought | DrawPaid | DriveBought | DriveSaleClosed | DriverDrew | FloorTokenTaken | GameEnded | GoldCounted | HandDealt | HandReceived | HandsPassed | InsideManCame | ItemTaken | JacksSaved | JacksSpent | JoatsRevealed | JobCompleted | JobDealt | JobFailed | JobLeftAlone | JobRobbed | JobScouted | JobSpoiled | JobTokensLaid | JobTokensTaken | JobTurnedUp | JobsLeftDown | LootDeclined | LootTaken | MarkerMoved | MarketClosed | PlayerFled | PlayersBusted | RoundBegan | RowLaid | SeizedTokenRemoved | SeizedTokenReturned | SoloBossChosen | SoloBusted | SoloEnded | SoloFled | SoloRoundBegan | SoloRoundEnded | SoloTurnEnded | StrikeCalled | TokenDrawn | TokenKept | TokenPutOnCard | TokenRemoved | TokenTraded | TokensDrawn | TokensReturned | TrainingShown | TrainingTakenBack | TraitorsCaught | TypeChosen | TypeDiscarded | UnassignedDiscarded | VaultOpened;
