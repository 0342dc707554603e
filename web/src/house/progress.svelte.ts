// Which scenarios were won in this browser. The house keeps every record; this only remembers what to tick.

const KEY = "getaway.won";

class Progress {
  #won = $state<{ [scenario: string]: number }>(read());

  won(game: string, scenario: string): boolean {
    return (this.#won[`${game}.${scenario}`] ?? 0) > 0;
  }

  add(game: string, scenario: string): void {
    this.#won[`${game}.${scenario}`] = (this.#won[`${game}.${scenario}`] ?? 0) + 1;
    localStorage.setItem(KEY, JSON.stringify(this.#won));
  }
}

function read(): { [scenario: string]: number } {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as { [scenario: string]: number };
  } catch {
    return {};
  }
}

export const progress = new Progress();
