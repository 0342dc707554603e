// What is seen to happen on the plan while an event is played out: something flies, or a sign stands over a place.
import type { IconName } from "../../ui/icons";
import type { RobABankBoard, RobABankEvent } from "../../wire/rob_a_bank";
import { middle, type Placed, type Point, roomBox, streetBox } from "./floor";

interface Effects {
  readonly flights: readonly { readonly from: Point; readonly to: Point }[];
  readonly signs: readonly { readonly at: Point; readonly icon: IconName; readonly hot: boolean }[];
}

const NOTHING: Effects = { flights: [], signs: [] };

/** The board and where its things stand are those after the event. */
export function effectsOf(event: RobABankEvent, board: RobABankBoard, things: readonly Placed[]): Effects {
  const where = (key: string, room: number) => things.find((thing) => thing.key === key) ?? middle(roomBox(room));
  const robber = (name: string) => where(`robber:${name}`, 5);
  const fly = (from: Point, to: Point): Effects => ({ ...NOTHING, flights: [{ from, to }] });
  const sign = (icon: IconName, hot: boolean, ...at: Point[]): Effects => ({
    ...NOTHING,
    signs: at.map((point) => ({ at: point, icon, hot })),
  });
  switch (event.event) {
    case "BagThrown":
      return fly(robber(event.robber), middle(streetBox(board.car ?? "T1")));
    case "BagPassed":
      return fly(robber(event.robber), robber(event.to));
    case "BagPickedUp":
      return fly(middle(roomBox(event.room)), robber(event.robber));
    case "RobberTackled":
      return sign("punch", true, robber(event.robber));
    case "GuardSprayed":
      return sign("spray", false, where(`guard:${event.guard}`, event.room));
    case "GuardsRevived":
      return sign("heart-plus", false, ...event.guards.map((guard) => where(`guard:${guard}`, 5)));
    case "RobberRevived":
      return sign("heart-plus", false, robber(event.robber));
    case "BagLocked":
      return sign("padlock", true, where(`locked:${event.room}`, event.room));
    case "BagUnlocked":
      return sign("padlock-open", false, where(`bag:${event.room}`, event.room));
    case "AlarmLocked":
      return sign("padlock", true, where("alarm", event.room));
    case "AlarmUnlocked":
      return sign("padlock-open", false, where("alarm", event.room));
    case "AlarmPulled":
      return sign("ringing-bell", true, middle(roomBox(event.room)));
    case "TileTurned":
      return sign("rotate-cw", false, middle(roomBox(event.room)));
    default:
      return NOTHING;
  }
}
