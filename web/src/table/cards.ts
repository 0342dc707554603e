// The cards that say what a game is about: which of them this browser has shown, and the scenario that is played.
import type { GameInfo } from "../wire/messages";

const KEY = "getaway.cards";

function shown(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((each): each is string => typeof each === "string") : [];
  } catch {
    return [];
  }
}

export function wasShown(card: string): boolean {
  return shown().includes(card);
}

export function noteShown(card: string): void {
  localStorage.setItem(KEY, JSON.stringify([...shown().filter((each) => each !== card), card]));
}

/** The scenario that a table plays: all of its options are the table's. */
export function scenarioAt(
  game: GameInfo | undefined,
  options: { readonly [name: string]: unknown },
): GameInfo["scenarios"][number] | undefined {
  return game?.scenarios.find((scenario) =>
    Object.entries(scenario.options).every(([name, value]) => String(options[name]) === value),
  );
}
