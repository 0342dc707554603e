// The moments of the game that are shown large, and what is said of each.
import type { MastersEvent } from "../../wire/masters";

interface Figure {
  /** Whose it is, -1 the opponent's; null: what it is stands in `label`. */
  readonly seat: number | null;
  readonly label: string;
  readonly value: number;
  readonly money: boolean;
}

export interface Moment {
  readonly kind: "robbed" | "failed" | "contested" | "won" | "lost" | "over" | "game-won" | "campaign-won";
  readonly tone: "good" | "bad" | "clash" | "even";
  /** Whether a game ends with it. */
  readonly end: boolean;
  readonly mark: string | null;
  readonly figures: readonly Figure[];
}

/** From this payout on, in thousands, a mark is large; from this Difficulty on a failure is. */
const LARGE_PAYOUT = 12;
const LARGE_DIFFICULTY = 7;

function figure(label: string, value: number, money = false): Figure {
  return { seat: null, label, value, money };
}

function of(seat: number, value: number, money = false): Figure {
  return { seat, label: "", value, money };
}

/** What is shown large of an event; null: nothing. `you`: the viewer's seat, -1 for a spectator. */
export function momentOf(event: MastersEvent, you: number): Moment | null {
  const ended = (kind: Moment["kind"], tone: Moment["tone"], figures: readonly Figure[]): Moment => ({
    kind,
    tone,
    end: true,
    mark: null,
    figures,
  });
  const clash = (mark: string, figures: readonly Figure[]): Moment => ({
    kind: "contested",
    tone: "clash",
    end: false,
    mark,
    figures,
  });
  switch (event.event) {
    case "MarkContested":
      return clash(event.mark, [of(event.winner, event.muscle), of(1 - event.winner, event.beaten)]);
    case "OpponentBeaten":
      return clash(event.mark, [of(0, event.muscle), of(-1, event.his)]);
    case "BeatenByOpponent":
      return clash(event.mark, [of(-1, event.his), of(event.seat, event.muscle)]);
    case "MarkTaken":
      if (event.payout < LARGE_PAYOUT) return null;
      return {
        kind: "robbed",
        tone: "good",
        end: false,
        mark: event.mark,
        figures: [of(event.seat, event.payout + event.bonus, true)],
      };
    case "HeistFailed":
      if (event.difficulty < LARGE_DIFFICULTY) return null;
      return {
        kind: "failed",
        tone: "bad",
        end: false,
        mark: event.mark,
        figures: [figure("skill", event.skill), figure("difficulty", event.difficulty)],
      };
    case "GameEnded": {
      const totals = event.money.map((money, seat) => of(seat, money, true));
      if (event.winner === null || you < 0) return ended("over", "even", totals);
      return ended(event.winner === you ? "won" : "lost", event.winner === you ? "good" : "bad", totals);
    }
    case "CampaignGameWon":
      return ended("game-won", "good", [figure("money", event.money, true), figure("goal-name", event.goal, true)]);
    case "CampaignWon":
      return ended("campaign-won", "good", [figure("money", event.money, true), figure("goal-name", event.goal, true)]);
    case "CampaignLost":
      return ended("lost", "bad", [figure("money", event.money, true), figure("goal-name", event.goal, true)]);
    default:
      return null;
  }
}
