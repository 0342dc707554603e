// Takes the icons that the page names out of their packages, into one picture that the browser fetches once.
import { createRequire } from "node:module";

import { runnerImport, type Plugin } from "vite";

import type { IconSets } from "./src/ui/icons.ts";

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

async function picture(): Promise<string> {
  const icons = new URL("src/ui/icons.ts", import.meta.url).pathname;
  const { lists } = (await runnerImport<{ lists: Record<string, IconSets> }>(icons, { configFile: false })).module;
  const named = (set: keyof IconSets) => new Set(Object.values(lists).flatMap((icons) => icons[set]));
  const sets = (["game-icons", "lucide"] as const).map((set) => symbols(`@iconify-json/${set}`, [...named(set)]));
  return `<svg xmlns="http://www.w3.org/2000/svg">${sets.join("")}</svg>`;
}

export function sprite(): Plugin {
  let building = false;
  return {
    name: "getaway-sprite",
    configResolved: (config) => void (building = config.command === "build"),
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    async load(id) {
      if (id !== `\0${ID}`) return null;
      if (!building) return 'export default "/sprite.svg";';
      const file = this.emitFile({ type: "asset", name: "sprite.svg", source: await picture() });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
    configureServer(server) {
      server.middlewares.use("/sprite.svg", (_, answer) => {
        answer.setHeader("content-type", "image/svg+xml");
        void picture().then((image) => answer.end(image));
      });
    },
  };
}
