import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import pandacss from "@pandacss/dev/postcss";
import { msw } from "msw/vite";
import type { PluginOption } from "vite";
import { defineConfig } from "vitest/config";
import { noChunkCycles } from "./tools/no-chunk-cycles.mjs";
import { routePreloads } from "./tools/route-preloads.mjs";
import { pageHeaders } from "./mocks/hosts/server/security-headers.ts";
import { seedMedia } from "./tools/seed-media.mjs";
import { routerOptions } from "./tools/router-options.mjs";

const inStorybook =
  process.env["STORYBOOK"] === "true" || process.argv.some((argument) => argument.includes("storybook"));
const inVitest = process.env["VITEST"] !== undefined;

export default defineConfig(({ command }) => ({
  plugins: [
    !inStorybook && !inVitest && tanstackRouter(routerOptions),
    react(),
    // The worker and the seed's pictures belong to development only: production talks to a real host.
    !inStorybook && !inVitest && command === "serve" && msw({ mode: "worker-only" }),
    !inStorybook && command === "serve" && seedMedia(),
    !inStorybook && routePreloads(),
    !inStorybook && noChunkCycles(),
  ] as PluginOption[],
  css: { postcss: { plugins: [pandacss() as never] } },
  build: {
    target: "es2023",
    sourcemap: false,
    modulePreload: { polyfill: false },
    // The content policy knows no `data:` addresses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Recipes, schemas and calls only define things: a page takes those it names, not all that stand beside them.
      treeshake: { moduleSideEffects: [{ test: /\/src\/generated\/(?:styled-system|zod|api)\//, sideEffects: false }] },
      output: {
        codeSplitting: {
          groups: [
            // What every page needs comes in one file.
            { name: "app", tags: ["$initial"], priority: 2 },
            // Apart, so that no page takes a menu's or a dialog's machinery along with a shared trifle.
            {
              name: "ark",
              test: /@ark-ui|@zag-js|@floating-ui/,
              entriesAware: true,
              entriesAwareMergeThreshold: 16_000,
              priority: 1.5,
            },
            // What stands below features, and on nothing above it: one file for all pages.
            {
              name: "base",
              test: /lucide-react|@tanstack\/(query-core|react-query)\/|src\/(?:lib|domain|data|client-state|http|generated|ui\/(?:avatar|brand|breathing-dots|button|chip|cue-mark|feedback|icon-button|load-more|media|picture|pill|skeleton|text-link|timing|tooltip|visually-hidden))\//,
              minShareCount: 2,
              priority: 1.2,
            },
          ],
        },
      },
    },
  },
  server: { port: 5173, host: "127.0.0.1" },
  // What is built is served by the policy it is made for, here as on the HTTP host.
  preview: { host: "127.0.0.1", headers: pageHeaders() },
  test: {
    include: ["src/**/*.test.{ts,tsx}", "{mocks,tools,e2e,.storybook}/**/*.test.ts"],
    environment: "node",
    pool: "threads",
    maxWorkers: 2,
    testTimeout: 60_000,
  },
}));
