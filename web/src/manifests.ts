// The games that have a page of their own: one folder in games/ each, found by its manifest. The page is loaded on demand.
import type { Component } from "svelte";

import { loadGame } from "./text";
import type { GamePage } from "./table/game";
import type { IconName } from "./ui/icons";

export interface GameManifest {
  /** The place among the games in the lobby. */
  readonly order: number;
  readonly icon: IconName;
  /** The content of an SVG of 320 by 240. */
  readonly Poster: Component;
  /** Minutes that a game takes. */
  readonly minutes: number | "evening";
  /** The printed game's title and its owner. */
  readonly credit: readonly [string, string];
  /** The message that says who plays it ("score.lobby-players"), where the number of players does not. The lobby knows
   *  only those messages of a game whose ids begin with "lobby-". */
  readonly players?: string;
  /** The message on the link to set up a table, where there are no bots to play against at once. */
  readonly setUp?: string;
  /** Ways to open a table, asked before anything else; an option may be asked with them. */
  readonly openings?: { readonly ways: readonly Opening[]; readonly asks: string };
  /** Screens of the game besides its table, by their address, with the message on the link to them. */
  readonly screens?: { readonly [path: string]: Screen };
  /** Further parts of the game's texts, by the names of their files: `story.doors.ftl` belongs to "story". */
  readonly texts?: readonly string[];
  readonly page: () => Promise<{ readonly page: unknown }>;
}

/** A way to open a table: its seats and options follow from it. */
export interface Opening {
  /** Messages of the game that begin with "lobby-". */
  readonly title: string;
  readonly help: string;
  readonly icon: IconName;
  readonly options: { readonly [option: string]: string };
  /** How many others may come, by one link for all. */
  readonly most: number;
}

interface Screen {
  readonly title: string;
  readonly load: () => Promise<{ readonly default: Component }>;
}

const found = import.meta.glob<GameManifest>("./games/*/index.ts", { eager: true, import: "default" });
const MANIFESTS = new Map(Object.entries(found).map(([path, manifest]) => [path.split("/")[2] ?? "", manifest]));

export const manifests: readonly GameManifest[] = [...MANIFESTS.values()].sort((one, other) => one.order - other.order);

/** Screens of all games, each loaded with the texts of its game. */
export const screens: { readonly [path: string]: Screen } = Object.fromEntries(
  [...MANIFESTS].flatMap(([game, manifest]) =>
    Object.entries(manifest.screens ?? {}).map(([path, { title, load }]) => {
      const loadBoth = async () => (await Promise.all([load(), loadGame(game, manifest.texts)]))[0];
      return [path, { title, load: loadBoth }] as const;
    }),
  ),
);

export function manifestOf(game: string): GameManifest | undefined {
  return MANIFESTS.get(game);
}

/** A game without a page of its own is drawn by the plain board: its prompt, its offers and its log. */
export async function pageOf(game: string): Promise<GamePage> {
  const load = manifestOf(game)?.page ?? (() => import("./games/plain/page"));
  // The board of a game is of the type that its page expects.
  const [{ page }] = await Promise.all([load(), loadGame(game, manifestOf(game)?.texts)]);
  return page as GamePage;
}

export function iconOf(game: string): IconName {
  return manifestOf(game)?.icon ?? "robber-mask";
}

/** In the order of the lobby; games without a manifest come last. */
export function inOrder<T extends { readonly name: string }>(games: readonly T[]): readonly T[] {
  const place = (game: T) => manifestOf(game.name)?.order ?? Infinity;
  return [...games].sort((one, other) => place(one) - place(other) || 0);
}
