import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import pandacss from "@pandacss/dev/postcss";
import { msw } from "msw/vite";
import type { PluginOption } from "vite";
import { defineConfig } from "vitest/config";
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
  ] as PluginOption[],
  css: { postcss: { plugins: [pandacss() as never] } },
  build: { target: "es2023", sourcemap: false, modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  server: { port: 5173, host: "127.0.0.1" },
  test: {
    include: ["src/**/*.test.{ts,tsx}", "mocks/**/*.test.ts", "tools/**/*.test.ts", ".storybook/**/*.test.ts"],
    environment: "node",
    pool: "threads",
    maxWorkers: 2,
    testTimeout: 15_000,
  },
}));
