// Whether somebody is new here: asked once in each browser, and only who has no table yet.
const KEY = "getaway.asked";

export function wasAsked(): boolean {
  return localStorage.getItem(KEY) !== null;
}

export function noteAsked(): void {
  localStorage.setItem(KEY, "yes");
}
