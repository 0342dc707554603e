// Which screen an address asks for.

import { screens } from "./manifests";
import { PAGES } from "./wire/pages";

export type Route =
  | { readonly at: "home" | "solo" | "replays" | "about" }
  /** Of one game. */
  | { readonly at: "screen"; readonly path: string }
  | { readonly at: "setup" | "learn"; readonly game: string }
  | { readonly at: "rules"; readonly game: string | null }
  | { readonly at: "table" | "replay"; readonly table: string }
  | { readonly at: "join"; readonly code: string | null }
  | { readonly at: "lost" };

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // half an escape: no name of anything
  }
}

export function routeOf(path: string): Route {
  const [screen = "", rest, ...more] = path.split("/").slice(1).map(decoded);
  if (more.length > 0) return { at: "lost" };
  if (rest === undefined) {
    if (screen === "") return { at: "home" };
    if (screen === "rules") return { at: "rules", game: null };
    if (screen === "join") return { at: "join", code: null };
    if (screen in screens) return { at: "screen", path: screen };
    return PAGES.includes(screen) ? ({ at: screen } as Route) : { at: "lost" };
  }
  switch (screen) {
    case "new":
      return { at: "setup", game: rest };
    case "learn":
      return { at: "learn", game: rest };
    case "rules":
      return { at: "rules", game: rest };
    case "join":
      return { at: "join", code: rest };
    case "table":
      return /^[0-9a-f]{32}$/.test(rest) ? { at: screen, table: rest } : { at: "lost" };
    case "replay":
      return { at: screen, table: rest };
    default:
      return { at: "lost" };
  }
}
