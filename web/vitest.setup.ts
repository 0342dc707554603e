// Tests read the English catalogs from the files that the server would send.
import { existsSync, readdirSync, readFileSync } from "node:fs";

import { addCatalogs } from "./src/text";

const PACKAGE = new URL("../src/getaway/", import.meta.url).pathname;

function read(folder: string): { readonly [file: string]: string } {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".ftl")) : [];
  return Object.fromEntries(files.map((name) => [name.replace(".ftl", ""), readFileSync(folder + name, "utf8")]));
}

addCatalogs("en", read(`${PACKAGE}locales/en/`));
for (const game of readdirSync(`${PACKAGE}games`))
  addCatalogs("en", { [game]: Object.values(read(`${PACKAGE}games/${game}/locales/en/`)).join("\n") });
