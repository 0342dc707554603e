// The words of How To Rob A Bank that the page itself says. What is asked, offered and refused comes from the server.

const SIDES: { readonly [side: string]: string } = { bank: "The Bank", yellow: "Yellow", green: "Green", red: "Red" };

const ACTIONS: { readonly [action: string]: string } = {
  move: "Move",
  tackle: "Tackle",
  lock: "Lock",
  pick_up: "Pick up",
  unlock: "Unlock",
  pepper_spray: "Spray",
  move_to_any_room: "Any room",
  drive: "Drive",
  throw: "Throw",
  pass: "Pass",
  alarm: "Alarm",
  revive: "Revive",
  turn: "Turn",
};

const SYMBOLS: { readonly [symbol: string]: string } = {
  money_bag: "a Money Bag starts here",
  guard: "a guard starts here",
  alarm: "the alarm starts here",
  robbers: "the robbers start here",
};

function either(items: readonly (string | number)[], last = "or"): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} ${last} ${items[items.length - 1]}`;
}

function bags(number: number): string {
  return `${number} Money Bag${number === 1 ? "" : "s"}`;
}

export default {
  side: (side: string) => SIDES[side] ?? side,
  action: (action: string) => ACTIONS[action] ?? action,
  /** "Move + Unlock or Pick up" */
  actions: (actions: readonly string[]) =>
    actions
      .map((action) =>
        action
          .split("_or_")
          .map((half) => ACTIONS[half] ?? half)
          .join(" or "),
      )
      .join(" + "),
  robbers: "Robbers",
  symbol: (symbol: string) => SYMBOLS[symbol] ?? symbol,

  keys: [
    ["1 – 9", "planning: choose that card; action: move to that room"],
    ["← →", "planning: another card"],
    ["Enter", "planning: choose the card, and once more to play it"],
  ] as readonly (readonly [string, string])[],

  // Steps and score.
  round: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
  floor: "Floor",
  plan: "Plan",
  act: "Action",
  scored: (scored: number, needed: number) => `${scored} of ${needed}`,
  inTheCar: "bags in the car",

  // Stacks.
  stacks: "Stacks",
  stack: "Stack",
  stacksPlan: "covered cards are hidden from everyone",
  stacksPlanOpen: "each card covers the one before",
  stacksAct: (number: number, of: number) => `card ${number} of ${of}`,
  playedOut: "Played out in order",
  column: (number: number) => `Card ${number}`,
  covered: "covered",
  toCome: "face down, still to come",
  empty: "empty",
  done: (words: string) => `${words}, done`,
  inPlay: (words: string) => `${words}, in play`,
  you: "You",
  playHere: (card: string) => `Play ${card} here`,
  showStacks: "Stacks",

  // The plan.
  floorPlan: "Floor plan",
  room: (room: number, tile: string) => `Room ${room}, ${tile}`,
  wallsAt: (sides: readonly string[]) => `walls ${either(sides, "and")}`,
  noWalls: "no walls",
  bagsHere: (number: number) => bags(number),
  lockedHere: (number: number) => `${number} locked Money Bag${number === 1 ? "" : "s"}`,
  alarmHere: (state: string) => (state === "locked" ? "the alarm, locked" : "the alarm"),
  moverHere: (name: string, conscious: boolean, carried: number) =>
    `${name}${conscious ? "" : ", unconscious"}${carried > 0 ? ` with ${bags(carried)}` : ""}`,
  guard: (number: number | string) => `Guard ${number}`,
  carAt: (space: string) => `The Getaway Car is at ${space}.`,
  legend: "On the plan",
  legendOf: {
    wall: "Wall",
    door: "Doorway",
    guard: "Guard",
    robber: "Robber",
    bag: "Money Bag",
    locked: "Locked",
    alarm: "Alarm",
    car: "Getaway Car",
    down: "Unconscious",
  },
  sendGuard: (guard: number) => `Send guard ${guard}`,
  label: {
    PickTile: "Turn",
    PlaceCar: "Park here",
    MoveGuard: "Move here",
    MoveRobber: "Move here",
    MoveToAnyRoom: "Move here",
    Tackle: "Tackle",
    LockBag: "Lock",
    LockAlarm: "Lock",
    PickUp: "Pick up",
    UnlockBag: "Unlock",
    UnlockAlarm: "Unlock",
    PepperSpray: "Spray",
    MoveCar: "Drive",
    ThrowBag: "Throw",
    PassBag: "Pass",
    PullAlarm: "Pull",
  } as { readonly [move: string]: string },

  // The desk.
  hand: (side: string) => `${SIDES[side] ?? side}: hand`,
  play: (name: string) => `Play ${name}`,
  cardLabel: (side: string) => `${SIDES[side] ?? side}: do all you can`,
  cardInPlay: (side: string, number: number) => `${SIDES[side] ?? side}: card ${number}`,
  allDone: "Everything on the card is done",
  free: "Free action: one at most",
  freeUsed: "Free action: used",
  times: (number: number) => `${number} times`,
  toRooms: (rooms: readonly number[]) => `to room ${either(rooms)}`,
  moveTo: (rooms: readonly number[]) => (rooms.length > 6 ? "to any lit room" : `to room ${either(rooms)}`),
  tackleWhom: (side: string) => SIDES[side] ?? side,
  inRoom: (room: number) => `in room ${room}`,
  theAlarm: "the alarm",
  aBag: "a Money Bag",
  driveTo: (space: string) => `to ${space}`,
  intoTheCar: "into the car",
  passTo: (side: string) => `to ${SIDES[side] ?? side}`,
  pullAlarm: "calls every guard",
  reviveAll: "burn the card instead",
  or: "or",
  turnBy: { 1: "A quarter", 2: "Half way", 3: "Three quarters" } as { readonly [quarters: number]: string },
  clockwise: "clockwise",
  turnRoom: (room: number) => `Room ${room}`,
  parkHere: "park here",

  // Seats.
  ofFive: (played: number, of: number) => `${played}/${of}`,
  cardsHeld: (number: number) => `${number} card${number === 1 ? "" : "s"} in hand`,
  standsIn: (room: number) => `Room ${room}`,
  carries: (number: number) => `carries ${bags(number)}`,
  unconscious: "unconscious",

  // The end.
  byRound: "Round by round",
  roundNumber: (round: number) => `Round ${round}`,
  notPlayed: "not played",
  total: "Total",
  thrown: "Thrown into the car",
  counts: {
    pickedUp: "Picked up",
    tackles: "Robbers tackled",
    sprays: "Guards sprayed",
    locks: "Things locked",
    alarms: "Alarms pulled",
  },
  none: "–",
} as const;
