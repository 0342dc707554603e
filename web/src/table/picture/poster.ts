// The poster of a game as a picture that a canvas can draw: its SVG with colors and icons put in.
import sprite from "virtual:sprite";
import { mount, unmount } from "svelte";

import Poster from "../../ui/Poster.svelte";

/** What a poster's elements take from style sheets and custom properties. */
const PAINTED = ["fill", "stroke", "stop-color", "color"] as const;
const SVG = "http://www.w3.org/2000/svg";

export async function posterOf(game: string, width: number, height: number): Promise<HTMLImageElement> {
  const host = document.createElement("div");
  host.className = "vh";
  document.body.append(host);
  const drawn = mount(Poster, { target: host, props: { game } });
  try {
    const poster = host.querySelector("svg");
    if (!poster) throw new Error(`${game} has no poster`);
    for (const each of poster.querySelectorAll<SVGElement>("*")) {
      const style = getComputedStyle(each);
      for (const name of PAINTED) each.style.setProperty(name, style.getPropertyValue(name));
    }
    await putIconsIn(poster);
    poster.setAttribute("xmlns", SVG);
    poster.setAttribute("width", String(width));
    poster.setAttribute("height", String(height));
    return await pictureOf(new XMLSerializer().serializeToString(poster));
  } finally {
    void unmount(drawn);
    host.remove();
  }
}

/** A picture loads nothing from outside: each icon is copied from the sprite, which the page has in its cache. */
async function putIconsIn(poster: SVGElement): Promise<void> {
  const uses = [...poster.querySelectorAll("use")];
  if (uses.length === 0) return;
  const source = await (await fetch(sprite)).text();
  const icons = new DOMParser().parseFromString(source, "image/svg+xml");
  for (const use of uses) {
    const name = use.getAttribute("href")?.split("#")[1] ?? "";
    const group = document.createElementNS(SVG, "g");
    group.append(...[...(icons.getElementById(name)?.childNodes ?? [])].map((node) => node.cloneNode(true)));
    use.replaceWith(group);
  }
}

async function pictureOf(source: string): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(new Blob([source], { type: "image/svg+xml" }));
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    return picture;
  } finally {
    URL.revokeObjectURL(address);
  }
}
