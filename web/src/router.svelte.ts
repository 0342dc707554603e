// Which screen the address asks for. Links are plain links; a click on one inside the house loads nothing anew.

export type Route =
  | { readonly at: "home" | "solo" | "replays" | "about" | "heist" }
  | { readonly at: "setup" | "learn"; readonly game: string }
  | { readonly at: "rules"; readonly game: string | null }
  | { readonly at: "table" | "replay"; readonly table: string }
  | { readonly at: "join"; readonly code: string | null }
  | { readonly at: "lost" };

const SCREENS = new Set(["solo", "replays", "about", "heist"]);

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
    return SCREENS.has(screen) ? ({ at: screen } as Route) : { at: "lost" };
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
    case "replay":
      return { at: screen, table: rest };
    default:
      return { at: "lost" };
  }
}

class Router {
  route = $state.raw<Route>(routeOf(location.pathname));
  query = $state.raw(new URLSearchParams(location.search));
  /** Behind the `#`: the secret of a seat's link, or the number of a rule. */
  fragment = $state(location.hash.slice(1));
  /** Whether this is no longer the screen that was loaded. */
  moved = false;

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
    addEventListener("click", (click) => this.#follow(click));
  }

  go(address: string, how: "push" | "replace" = "push"): void {
    if (how === "push") this.moved = true;
    if (how === "push") history.pushState(null, "", address);
    else history.replaceState(null, "", address);
    this.#read();
    if (how === "push") scrollTo(0, 0);
  }

  #read(): void {
    this.route = routeOf(location.pathname);
    this.query = new URLSearchParams(location.search);
    this.fragment = location.hash.slice(1);
  }

  #follow(click: MouseEvent): void {
    if (click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey) return;
    const link = (click.target as Element | null)?.closest("a");
    if (!link || link.target || link.download || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    // Within this page the browser goes there itself, and takes the focus along.
    if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
    click.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
