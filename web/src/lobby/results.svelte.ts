// The visitor's finished games and what they come to, as the server has them.
import { get } from "../connection/rest";
import { pageOf } from "../manifests";
import type { FinishedGame, FinishedPage, Statistic } from "../wire/rest";

export class Results {
  games = $state.raw<readonly FinishedGame[]>([]);
  statistics = $state.raw<readonly Statistic[]>([]);
  /** The first answers are here. */
  known = $state(false);
  loading = $state(false);
  #next = $state<string | null>(null);
  #totals = new Map<string, (score: number) => string>();

  get more(): boolean {
    return this.#next !== null;
  }

  /** Throws a Refusal. */
  async load(): Promise<void> {
    const [first, statistics] = await Promise.all([
      get<FinishedPage>("/api/results"),
      get<readonly Statistic[]>("/api/statistics"),
    ]);
    await this.#learn([...first.games, ...statistics].map((each) => each.game));
    [this.games, this.#next, this.statistics] = [first.games, first.next, statistics];
    this.known = true;
  }

  /** The games before those. Throws a Refusal. */
  async loadMore(): Promise<void> {
    if (this.loading || this.#next === null) return;
    this.loading = true;
    try {
      const page = await get<FinishedPage>(`/api/results?after=${this.#next}`);
      await this.#learn(page.games.map((each) => each.game));
      [this.games, this.#next] = [[...this.games, ...page.games], page.next];
    } finally {
      this.loading = false;
    }
  }

  /** A total as the game writes it; empty where its totals say nothing by themselves. */
  total(game: string, points: number | null): string {
    return points === null ? "" : (this.#totals.get(game)?.(points) ?? "");
  }

  /** Texts and totals of these games. One that is no longer installed keeps its results without either. */
  async #learn(games: readonly string[]): Promise<void> {
    await Promise.all(
      [...new Set(games)].map(async (game) => {
        const page = await pageOf(game).catch(() => null);
        if (page?.total) this.#totals.set(game, page.total);
        else if (page && !page.ranked) this.#totals.set(game, String);
      }),
    );
  }
}
