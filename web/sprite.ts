// Takes the icons that the page names out of their packages, into one picture that the browser fetches once.
import { createRequire } from "node:module";

import type { Plugin } from "vite";

import { CONTROLS, THINGS } from "./src/ui/icons.ts";

interface Icons {
  readonly width?: number;
  readonly height?: number;
  readonly icons: {
    readonly [name: string]: { readonly body: string; readonly width?: number; readonly height?: number };
  };
  readonly aliases?: { readonly [name: string]: { readonly parent: string } };
}

const ID = "virtual:sprite";
const require = createRequire(import.meta.url);

function symbols(package_: string, names: readonly string[]): string {
  const set = require(`${package_}/icons.json`) as Icons;
  return names
    .map((name) => {
      const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ""];
      if (!icon) throw new Error(`${package_} has no icon ${name}`);
      const size = `0 0 ${icon.width ?? set.width ?? 24} ${icon.height ?? set.height ?? 24}`;
      return `<symbol id="${name}" viewBox="${size}">${icon.body}</symbol>`;
    })
    .join("");
}

function picture(): string {
  const things = symbols("@iconify-json/game-icons", THINGS);
  const controls = symbols("@iconify-json/lucide", CONTROLS);
  return `<svg xmlns="http://www.w3.org/2000/svg">${things}${controls}</svg>`;
}

export function sprite(): Plugin {
  let building = false;
  return {
    name: "getaway-sprite",
    configResolved: (config) => void (building = config.command === "build"),
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null;
      if (!building) return 'export default "/sprite.svg";';
      const file = this.emitFile({ type: "asset", name: "sprite.svg", source: picture() });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
    configureServer(server) {
      server.middlewares.use("/sprite.svg", (_, answer) => {
        answer.setHeader("content-type", "image/svg+xml");
        answer.end(picture());
      });
    },
  };
}
