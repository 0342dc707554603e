// The keys that every table has. A game's own keys come first: what it has handled is left alone.

export interface Keys {
  readonly undo: () => void;
  readonly skip: () => void;
  readonly hint: () => void;
  readonly log: () => void;
  readonly chat: () => void;
  readonly help: () => void;
}

/** In a field, or while a sheet or a fold is open, whose own keys come first. */
function elsewhere(target: EventTarget | null): boolean {
  if (document.querySelector("dialog[open], :popover-open") !== null) return true;
  return target instanceof HTMLElement && target.closest("input, textarea, select") !== null;
}

/** The moves on offer that are buttons, in reading order. */
export function offered(): readonly HTMLButtonElement[] {
  return [...document.querySelectorAll<HTMLButtonElement>(".table button[data-offer]:not([disabled])")].filter(
    (button) => button.offsetParent !== null,
  );
}

export function press(event: KeyboardEvent, keys: Keys): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || elsewhere(event.target)) return;
  const deed = deedOf(event, keys);
  if (!deed) return;
  event.preventDefault();
  deed();
}

function deedOf(event: KeyboardEvent, keys: Keys): (() => void) | null {
  if (/^[1-9]$/.test(event.key)) {
    const loose = document.querySelectorAll<HTMLButtonElement>(".desk .acts > button[data-offer]");
    const button = loose[Number(event.key) - 1];
    return button ? () => button.click() : null;
  }
  switch (event.key) {
    case "Enter":
      // Only where nothing is focused: a focused button answers to Enter itself.
      return document.activeElement === document.body || document.activeElement?.matches("h2") ? primary() : null;
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

function primary(): (() => void) | null {
  const button = document.querySelector<HTMLButtonElement>(".table .btn.pri:not([disabled])");
  return button ? () => button.click() : null;
}

/** After a move by keyboard what was focused may be gone: go on at the next thing that can be done. */
export function refocus(): void {
  if (document.activeElement !== document.body && document.activeElement !== null) return;
  const next = offered()[0] ?? document.querySelector<HTMLElement>(".table .btn.pri, .table .prompt h2");
  next?.focus({ preventScroll: false });
}
