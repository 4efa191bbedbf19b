import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import pandacss from "@pandacss/dev/postcss";
import { msw } from "msw/vite";
import type { PluginOption } from "vite";
import { defineConfig } from "vitest/config";
import { bootScript } from "./tools/boot-script.ts";
import { buildSettings, inStorybook, treeshake } from "./tools/build-settings.ts";
import { compileHints } from "./tools/compile-hints.ts";
import { libraryShares } from "./tools/library-shares.ts";
import { offlineWorker } from "./tools/offline-worker.ts";
import { seedMedia } from "./tools/seed-media.ts";
import { routerOptions } from "./tools/routes.ts";

/** Tests of code without I/O or shared state. */
const pure = ["mocks/backend/**/*.test.ts", "src/domain/**/*.test.ts"];
const inVitest = process.env["VITEST"] !== undefined;
/** What stands below the components: the icons, the router's and query client's packages, data and what it needs. */
const base =
  /lucide-react|@tanstack\/|src\/(?:lib|domain|client-state|data|generated|parts\/veil)\/|\/(?:spoken-line|empty-state)\.tsx/;
/**
 * Left out of it: what only the landing page, the back office, long lists, files of cards, chats and lorebooks, reading
 * aloud, or dialogs need. In it, every page would fetch 8 KB more of our code and 18 KB more of packages.
 */
const apart =
  /@tanstack\/(?:react-virtual|virtual-core|react-table|table-core)|\/(?:data|api|schemas)\/admin|\/recipes\/slider|\/data\/category\/save|\/(?:read(?:ing)?-aloud|speech(?:-pieces)?|use-voices|client-state\/voice)\.|\/domain\/(?:lore|card-|staff-|banned-texts|report-|openings|plan-terms)|\/my-data\/pack|\/lib\/(?:zip-blob|use-countdown|card|png-chunks|drawn-png|prepare-image)|\/character\/(?:export-card|card-pictures)|(?:data|api)\/(?:memory|subscription)\/|\/schemas\/(?:memory|threadMemory|lorebookAttachments)/;

export default defineConfig(({ command }) => ({
  plugins: [
    !inStorybook && !inVitest && tanstackRouter(routerOptions),
    react(),
    // The worker and the seed's pictures belong to development only: production talks to a real host.
    !inStorybook && !inVitest && command === "serve" && msw({ mode: "worker-only" }),
    !inStorybook && command === "serve" && seedMedia(),
    !inStorybook && bootScript(),
    !inStorybook && compileHints(),
    !inStorybook && libraryShares(),
    !inStorybook && offlineWorker(),
  ] as PluginOption[],
  css: { postcss: { plugins: [pandacss() as never] } },
  build: {
    ...buildSettings,
    sourcemap: false,
    rolldownOptions: {
      treeshake,
      output: {
        codeSplitting: {
          groups: [
            // The entry in one file: landing and a conversation each ask for 41 scripts less.
            { name: "app", tags: ["$initial"], priority: 1 },
            // Icons, queries and the like are hundreds of small modules. Without this file and the next two a conversation
            // fetches 59 scripts instead of 9, home 21 instead of 5. With what four share instead of three, pages would fetch
            // 2 KB less, but a conversation 15 scripts.
            {
              name: "base",
              test: (id: string) => base.test(id) && !apart.test(id),
              minShareCount: 3,
            },
            // A list and a poster are a dozen modules of a KB each: home fetches 5 scripts instead of 15.
            {
              name: "cards",
              test: /src\/(?:ui\/(?:feedback\/(?:paged-|windowed-)?list|load-more|chip\/chip)|parts\/character-card)|\/card-(?:actions|heart|texts)\./,
              minShareCount: 3,
            },
            {
              name: "parts",
              test: /src\/(?:ui\/(?:pill|toaster|image-upload\/use-image)|parts\/(?:undo|share|message-bubble)|domain\/lore\/trigger)/,
              minShareCount: 3,
            },
          ],
        },
      },
    },
  },
  server: { port: 5173, host: "127.0.0.1" },
  test: {
    environment: "node",
    pool: "threads",
    maxWorkers: 3,
    // Ten times what the slowest takes on an idle machine.
    testTimeout: 180_000,
    projects: [
      // Rules and texts without I/O leave nothing behind, so their files share a worker: a worker each takes 12 s more.
      { extends: true, test: { name: "pure", include: pure, isolate: false } },
      {
        extends: true,
        test: {
          name: "isolated",
          include: ["src/**/*.test.{ts,tsx}", "{mocks,tools,e2e,.storybook}/**/*.test.ts"],
          exclude: pure,
        },
      },
    ],
  },
}));
