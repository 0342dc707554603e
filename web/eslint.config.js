// Types are checked by svelte-check: the rules here need none, which keeps them fast.
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";

export default defineConfig(
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      // A list of which only the length counts: {#each seats as _, seat}.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" }],
      // It cannot tell a cache from state that is shown.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
);
