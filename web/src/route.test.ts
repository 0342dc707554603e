import { expect, test } from "vitest";
import { routeOf } from "./route";
import { PAGES, PAGES_OF } from "./wire/pages";

test("the router knows every page that the server answers", () => {
  for (const page of PAGES) expect(routeOf(`/${page}`).at).not.toBe("lost");
  for (const page of PAGES_OF) expect(routeOf(`/${page}/${"0".repeat(32)}`).at).not.toBe("lost");
});

test("an address that the server does not answer is lost", () => {
  for (const path of ["/nowhere", "/table", "/table/name", "/nowhere/name", "/rules/masters/more"])
    expect(routeOf(path).at).toBe("lost");
});
