// The screen that is shown. Links are plain links; a click on one inside the page loads nothing anew.

import { routeOf, type Route } from "./route";

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
