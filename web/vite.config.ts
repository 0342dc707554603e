import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte({ configFile: false })],
  // Inlined as data: the icon would be refused by the server's content security policy.
  build: { outDir: "../src/getaway/server/static", emptyOutDir: true, assetsInlineLimit: 0 },
  server: { proxy: { "/ws": { target: "http://127.0.0.1:8765", ws: true } } },
});
