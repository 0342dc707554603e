// Which scenarios one has won alone, as the server remembers it.
import { get } from "../connection/rest";
import type { Won } from "../wire/rest";

class Progress {
  #won = $state.raw<readonly Won[]>([]);

  /** Ask the server anew; while it does not answer, what was known before stands. */
  async load(): Promise<void> {
    this.#won = await get<readonly Won[]>("/api/progress").catch(() => this.#won);
  }

  won(game: string, scenario: string): boolean {
    return this.#won.some((each) => each.game === game && each.scenario === scenario);
  }
}

export const progress = new Progress();
