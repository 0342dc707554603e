// Colors and type sizes are written down once, in tokens.css; everything else refers to them.
const tokens = {
  "color-no-hex": true,
  "color-named": "never",
  "function-disallowed-list": ["rgb", "rgba", "hsl", "hsla"],
  "declaration-property-value-disallowed-list": { "/^font(-size)?$/": ["/^(?!calc).*\\d(px|pt|rem)\\b/"] },
};

export default {
  overrides: [
    { files: "**/*.svelte", customSyntax: "postcss-html" },
    { files: "**/tokens.css", rules: Object.fromEntries(Object.keys(tokens).map((rule) => [rule, null])) },
  ],
  rules: {
    ...tokens,
    "block-no-empty": true,
    "declaration-block-no-duplicate-properties": true,
    "no-duplicate-selectors": true,
    "property-no-unknown": true,
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
    "unit-no-unknown": true,
  },
};
