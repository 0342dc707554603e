import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "../src/getaway/server/static", emptyOutDir: true },
  server: { proxy: { "/ws": { target: "http://127.0.0.1:8765", ws: true } } },
});
