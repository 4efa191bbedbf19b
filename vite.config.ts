import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import pandacss from "@pandacss/dev/postcss";
import { msw } from "msw/vite";
import type { PluginOption } from "vite";
import { defineConfig } from "vitest/config";
import { firstPageModules } from "./tools/first-page-modules.mjs";
import { noChunkCycles } from "./tools/no-chunk-cycles.mjs";
import { routePreloads } from "./tools/route-preloads.mjs";
import { pageHeaders } from "./mocks/hosts/server/security-headers.ts";
import { seedMedia } from "./tools/seed-media.mjs";
import { routerOptions } from "./tools/router-options.mjs";

const inStorybook =
  process.env["STORYBOOK"] === "true" || process.argv.some((argument) => argument.includes("storybook"));
const inVitest = process.env["VITEST"] !== undefined;
/** The page that is opened by a link from outside, and must be fast. */
const chatRoute = "_shell._member.conversation.$characterId";
const isOfChat = firstPageModules(["_shell", chatRoute]);
/** What stands below features, and on nothing above it. */
const belowFeatures =
  /lucide-react|@tanstack\/(query-core|react-query)\/|src\/(?:lib|domain|data|client-state|http|generated|parts\/undo|ui\/(?:avatar|brand|breathing-dots|button|chip|cue-mark|feedback|icon-button|load-more|picture|pill|skeleton|text-link|timing|tooltip|visually-hidden))\//;
/** Of higher rooms, what a first paint shares with other pages. */
const besideThem =
  /src\/(?:features\/shell|ui\/menu\/(?:menu-on-demand|after-closing)|ui\/image-upload\/use-image-upload)/;

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
            // Shared by a signed-in page's first paint and others: one file for all of them.
            {
              debugName: "base",
              name: (id, context) => (isOfChat(id, context) ? "base" : null),
              test: (id) => belowFeatures.test(id) || besideThem.test(id),
              minShareCount: 2,
              priority: 1.2,
            },
            // Shared by others only.
            { name: "more", test: belowFeatures, minShareCount: 2, priority: 1.1 },
            // The reader of Markdown is a file of its own: other pages show prose too.
            {
              debugName: "prose",
              name: (id, context) => (isOfChat(id, context) ? "prose" : null),
              test: /src\/parts\/prose|\/(?:markdown-it|linkify-it|mdurl|uc\.micro|punycode\.js)\//,
              priority: 1,
            },
            // The chat with what its menus and dialogs share with it: they come after it.
            {
              debugName: "chat",
              name: (id, context) => (isOfChat(id, context) ? "chat" : null),
              test: /src\/(?:features\/chat|screens\/conversation|data\/message|routes\/_shell\._member\.conversation)/,
              priority: 0.9,
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
