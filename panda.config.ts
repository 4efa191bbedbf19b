import { defineConfig } from "@pandacss/dev";
import { recipes, slotRecipes } from "./src/ui/recipes/all-recipes.ts";
import { conditions } from "./src/ui/theme/conditions.ts";
import { fontFaces } from "./src/ui/theme/font-faces.ts";
import { globalCss } from "./src/ui/theme/global-css.ts";
import { keyframes } from "./src/ui/theme/keyframes.ts";
import { semanticTokens } from "./src/ui/theme/semantic-tokens.ts";
import { textStyles } from "./src/ui/theme/text-styles.ts";
import { breakpoints, tokens } from "./src/ui/theme/tokens.ts";
import { utilities } from "./src/ui/theme/utilities.ts";
import { inStorybook } from "./tools/build-settings.ts";

export default defineConfig({
  preflight: true,
  strictTokens: false,
  presets: ["@pandacss/preset-base"],
  hooks: {
    // It sets 33 variables on every element, for utilities such as `blur` and `translateX`, which we do not use.
    "preset:resolved": ({ preset, name, utils }) =>
      name === "@pandacss/preset-base" ? utils.omit(preset, ["globalCss"]) : preset,
  },
  include: ["./src/**/*.{ts,tsx}", ...(inStorybook ? ["./.storybook/**/*.{ts,tsx}"] : [])],
  exclude: [
    "./src/generated/**",
    "./src/**/*.test.{ts,tsx}",
    ...(inStorybook ? [] : ["./src/**/*.{stories,fixture}.tsx", "./src/test-support/**"]),
  ],
  outdir: "src/generated/styled-system",
  outExtension: "js",
  importMap: {
    css: "#styled-system/css",
    recipes: "#styled-system/recipes",
    patterns: "#styled-system/patterns",
    jsx: "#styled-system/jsx",
    tokens: "#styled-system/tokens",
  },
  conditions: { extend: conditions },
  utilities: { extend: utilities },
  theme: {
    extend: {
      breakpoints,
      tokens,
      semanticTokens,
      textStyles,
      keyframes,
      recipes,
      slotRecipes,
    },
  },
  globalCss,
  globalFontface: fontFaces,
});
