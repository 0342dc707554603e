import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { sprite } from "./sprite.ts";

const house = "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [svelte({ configFile: false }), sprite()],
  // Inlined as data: the icon would be refused by the server's content security policy.
  build: { outDir: "../src/getaway/server/static", emptyOutDir: true, assetsInlineLimit: 0 },
  server: { proxy: { "/ws": { target: house, ws: true }, "/api": house, "/texts": house } },
  test: { include: ["src/**/*.test.ts"], setupFiles: ["./vitest.setup.ts"] },
});
