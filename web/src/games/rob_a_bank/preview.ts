// What the server says of a plan, for the card that is chosen: where its mover stands, and where the card would lead.
import type { Text } from "../../text";
import type { RobABankBoard } from "../../wire/rob_a_bank";
import { handOf } from "./hand";

type Draft = RobABankBoard["drafts"][number];
type CardPreview = Draft["cards"][number];

export interface PlanPreview {
  readonly side: string;
  /** The rooms in which a mover of the side can be after the cards that are played, and after this one too. */
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly steps: CardPreview["steps"];
  readonly atCar: boolean;
  readonly words: Text;
}

function draftOf(board: RobABankBoard, you: number): Draft | null {
  const side = handOf(board, you)?.side;
  return board.drafts.find((draft) => draft.side === side) ?? null;
}

/** What a card of one's hand would add to the plan; null while another side plans. */
export function cardPreview(board: RobABankBoard, you: number, card: string | undefined): CardPreview | null {
  const draft = draftOf(board, you);
  if (draft === null || draft.side !== board.planning) return null;
  return draft.cards.find((each) => each.card === card) ?? null;
}

/** The plan with the chosen card, or as it is while another side plans. */
export function previewOf(board: RobABankBoard, you: number, card: string | undefined): PlanPreview | null {
  const draft = draftOf(board, you);
  if (draft === null) return null;
  const from = each(draft.routes.map((route) => route.rooms.at(-1) ?? []));
  const chosen = cardPreview(board, you, card);
  return {
    side: draft.side,
    from,
    to: chosen ? each(chosen.rooms) : from,
    steps: chosen?.steps ?? [],
    atCar: chosen?.at_car ?? false,
    words: chosen?.words ?? draft.words,
  };
}

function each(rooms: readonly (readonly number[])[]): readonly number[] {
  return [...new Set(rooms.flat())].sort((one, other) => one - other);
}
