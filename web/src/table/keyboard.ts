// The keys that every table has. A game's own keys come first: what it has handled is left alone.
import { tick } from "svelte";

export interface Keys {
  readonly undo: () => void;
  readonly skip: () => void;
  readonly hint: () => void;
  readonly log: () => void;
  readonly chat: () => void;
  readonly help: () => void;
  /** A page full of small moves that are made one after the other: digits and quick presses do not mean one choice. */
  readonly console: boolean;
}

/** In a field, or while a sheet or a fold is open, whose own keys come first. */
function elsewhere(target: EventTarget | null): boolean {
  if (document.querySelector("dialog[open], :popover-open") !== null) return true;
  return target instanceof HTMLElement && target.closest("input, textarea, select") !== null;
}

/** A move that does not end a whole choice: `data-final` marks those that do, such as a seal. */
const MOVE = "button[data-offer]:not([disabled], [data-final])";
/** What is chosen or ordered on the way to a move. */
const PICK = "button[data-pick]:not([disabled], [aria-disabled='true'])";
/** So many milliseconds after a move a second Enter was not meant for the next one. */
const DOUBLED = 350;

/** What of a table can be reached just now, in reading order. */
function reachable(selector: string): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`.table :is(${selector})`)].filter(
    (each) => each.offsetParent !== null && each.closest("[inert]") === null,
  );
}

/** The moves and the things to pick on the board and in the hand: what ends a decision stands in `.acts`. */
function inPlay(): readonly HTMLElement[] {
  return reachable(`${MOVE}, ${PICK}`).filter((each) => each.closest(".acts") === null);
}

/** Handles the keys of one table. */
export function keyboard(): (event: KeyboardEvent, keys: Keys) => void {
  let lastMove = -DOUBLED;

  /** Whether an Enter on a focused move is the second of a double press, or a key held down. */
  function doubled(event: KeyboardEvent): boolean {
    if (
      event.key !== "Enter" ||
      !(event.target instanceof Element) ||
      !event.target.closest("[data-offer], [data-pick]")
    )
      return false;
    if (event.repeat || event.timeStamp - lastMove < DOUBLED) return true;
    if (event.target.closest("[data-offer]")) lastMove = event.timeStamp;
    return false;
  }

  return (event, keys) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || elsewhere(event.target)) return;
    if (!keys.console && doubled(event)) {
      event.preventDefault();
      return;
    }
    const action = actionOf(event, keys);
    if (!action) return;
    event.preventDefault();
    action();
  };
}

function actionOf(event: KeyboardEvent, keys: Keys): (() => void) | null {
  if (/^[1-9]$/.test(event.key)) {
    // Where buttons beside the prompt wear their numbers, these count.
    const numbered = reachable(".acts > button[data-offer]:has(kbd)");
    const button = (numbered.length > 0 || keys.console ? numbered : reachable(MOVE))[Number(event.key) - 1];
    return button && !event.repeat ? () => button.click() : null;
  }
  switch (event.key) {
    case "Enter":
      // Only where nothing is focused: a focused button answers to Enter itself.
      return nowhere() ? toFirstMove : null;
    case "ArrowLeft":
    case "ArrowUp":
      return stepping(-1);
    case "ArrowRight":
    case "ArrowDown":
      return stepping(1);
    case "z":
    case "Z":
      return keys.undo;
    case "h":
      return keys.hint;
    case "l":
      return keys.log;
    case "c":
      return keys.chat;
    case "Escape":
      return keys.skip;
    case "?":
      return keys.help;
    default:
      return null;
  }
}

/** Whether the focus is on nothing that can be done: on the page, or on the question itself. */
function nowhere(): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || focused.matches(".prompt h2");
}

/** From one thing that can be done to the next; null where the arrows belong to something else. */
function stepping(by: 1 | -1): (() => void) | null {
  const all = reachable(`${MOVE}, ${PICK}`);
  const focused = document.activeElement;
  if (all.length === 0 || !(nowhere() || focused?.matches(".table button"))) return null;
  const at = all.findIndex((each) => each === focused);
  // From a button that is no move just now one goes on from where it stands.
  const after = nowhere()
    ? 0
    : all.findIndex((each) => focused && focused.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING);
  const next = at >= 0 ? at + by : by > 0 ? after : (after < 0 ? all.length : after) - 1;
  return () => all[(Math.max(next, -1) + all.length) % all.length]?.focus();
}

/** To the first thing that can be done, or else to what ends the decision; it is not done yet. */
export function toFirstMove(): void {
  const next =
    inPlay()[0] ?? reachable(".acts .btn.pri:not([disabled])")[0] ?? reachable("button[data-offer]:not([disabled])")[0];
  (next ?? document.querySelector<HTMLElement>(".table .prompt h2"))?.focus();
}

/** Another thing was picked by its key: the focus goes along, if it was on the one before or on nothing. */
export function focusPicked(): void {
  if (!nowhere() && !document.activeElement?.matches("[data-pick]")) return;
  void tick().then(() => reachable(`${PICK}[aria-pressed="true"]`)[0]?.focus());
}

/** After a move by keyboard what was focused may be gone: go on at the next card, or at the next question. Never at what
 *  ends a decision, where one more Enter would end it unseen. */
export function refocus(): void {
  if (!nowhere()) return;
  (inPlay()[0] ?? document.querySelector<HTMLElement>(".table .prompt h2"))?.focus();
}
