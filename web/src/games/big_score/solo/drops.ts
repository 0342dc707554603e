// What it means alone to let a card go over a place: moves, in order. Where they are not legal the server says why.
import type { Move, Offer } from "../../../wire/messages";

const AT: { readonly [place: string]: readonly string[] } = { deck: ["RedrawType", "ShuffleIn"], kept: ["KeepCard"] };

export function dropped(phase: string, offers: readonly Offer[], crew: string, place: string): readonly Move[] {
  if (place.startsWith("job:")) return placed(phase, crew, Number(place.slice(4)));
  const offer = offers.find((each) => each.points_at === `crew:${crew}` && AT[place]?.includes(each.move.move));
  return offer ? [offer.move] : [];
}

function placed(phase: string, crew: string, job: number): readonly Move[] {
  switch (phase) {
    case "hire":
      return [
        { move: "ChooseType", crew },
        { move: "PlaceCard", job },
      ];
    case "place":
      return [{ move: "PlaceCard", job }];
    case "assign":
      return [{ move: "PlaceExtra", crew, job }];
    default:
      return [];
  }
}
