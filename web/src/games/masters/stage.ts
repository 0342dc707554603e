// The heist as shown so far: what lies before each player, which marks are gone, who clashes with whom.
import type { MastersBoard, MastersEvent } from "../../wire/masters";

interface Lane {
  /** -1: the opponent of the campaign. */
  readonly seat: number;
  selector: number | null;
  /** The mark the Selector leads to, if it is still there. */
  mark: string | null;
  crew: string[];
  money: number;
  verdict: Verdict | null;
  /** Nothing more comes of this heist: the next Selector begins another. */
  settled: boolean;
}

export type Verdict =
  | { readonly kind: "taken"; readonly gain: number }
  | { readonly kind: "failed"; readonly skill: number; readonly difficulty: number }
  | { readonly kind: "done" };

interface Clash {
  readonly mark: string;
  /** -1: the opponent of the campaign. */
  readonly winner: number;
  readonly loser: number;
  readonly strong: number;
  readonly weak: number;
}

export interface Stage {
  readonly lanes: Lane[];
  readonly taken: Map<string, number>;
  clash: Clash | null;
}

const HEIST = new Set<string>([
  "SelectorTurned",
  "CrewTurned",
  "MarkContested",
  "HeistFailed",
  "MarkTaken",
  "SetTurnedIn",
  "PlayerDone",
  "OpponentTurned",
  "OpponentBeaten",
  "BeatenByOpponent",
  "OpponentTook",
] satisfies MastersEvent["event"][]);

export function isHeist(event: { readonly event: string }): boolean {
  return HEIST.has(event.event);
}

export function stageOf(board: MastersBoard, events: readonly MastersEvent[]): Stage {
  const lane = (seat: number, money: number): Lane => ({
    seat,
    selector: null,
    mark: null,
    crew: [],
    money,
    verdict: null,
    settled: false,
  });
  const lanes = board.sides.map((side, seat) => lane(seat, side.money));
  if (board.campaign) lanes.push(lane(-1, 0));
  const stage: Stage = { lanes, taken: new Map(), clash: null };
  for (const event of events) applyEvent(stage, board, event);
  return stage;
}

function applyEvent(stage: Stage, board: MastersBoard, event: MastersEvent): void {
  const of = (seat: number) => stage.lanes.find((lane) => lane.seat === seat);
  const turn = (seat: number, number: number, there: boolean) => {
    const lane = of(seat);
    if (!lane) return;
    if (lane.settled) Object.assign(lane, { crew: [], settled: false });
    lane.selector = number;
    lane.mark = there ? (board.marks[number - 1] ?? null) : null;
    lane.verdict = null;
  };
  const settle = (seat: number, verdict: Verdict) => {
    const lane = of(seat);
    if (lane) Object.assign(lane, { verdict, settled: true });
  };
  switch (event.event) {
    case "SelectorTurned":
      stage.clash = null;
      turn(event.seat, event.number, event.there);
      break;
    case "OpponentTurned":
      stage.clash = null;
      turn(-1, event.number, event.there);
      break;
    case "CrewTurned":
      of(event.seat)?.crew.push(event.card);
      break;
    case "MarkContested":
      stage.clash = {
        mark: event.mark,
        winner: event.winner,
        loser: 1 - event.winner,
        strong: event.muscle,
        weak: event.beaten,
      };
      break;
    case "OpponentBeaten":
      stage.clash = { mark: event.mark, winner: 0, loser: -1, strong: event.muscle, weak: event.his };
      break;
    case "BeatenByOpponent":
      stage.clash = { mark: event.mark, winner: -1, loser: event.seat, strong: event.his, weak: event.muscle };
      break;
    case "HeistFailed":
      settle(event.seat, { kind: "failed", skill: event.skill, difficulty: event.difficulty });
      break;
    case "MarkTaken": {
      stage.taken.set(event.mark, event.seat);
      settle(event.seat, { kind: "taken", gain: event.payout + event.bonus });
      const lane = of(event.seat);
      if (lane) lane.money += event.payout + event.bonus;
      break;
    }
    case "OpponentTook":
      stage.taken.set(event.mark, -1);
      settle(-1, { kind: "taken", gain: 0 });
      break;
    case "SetTurnedIn": {
      const lane = of(event.seat);
      if (lane) lane.money += event.bonus;
      break;
    }
    case "PlayerDone": {
      const lane = of(event.seat);
      if (lane && lane.verdict?.kind !== "failed") settle(event.seat, { kind: "done" });
      break;
    }
  }
}
