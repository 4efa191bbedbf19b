// Writes the route tree without Vite, so that types can be checked on a fresh clone.
import { mkdirSync } from "node:fs";
import { Generator, getConfig } from "@tanstack/router-generator";

/** What the Vite plugin and the stand-alone generator share. */
export const routerOptions = {
  target: "react",
  routesDirectory: "./src/routes",
  generatedRouteTree: "./src/generated/route-tree.ts",
  autoCodeSplitting: true,
  // The error page must not be in a chunk that may be missing itself (F27: one reload, then the message).
  codeSplittingOptions: { defaultBehavior: [["component" as const]] },
  quoteStyle: "double",
  semicolons: true,
  disableLogging: true,
} as const;

if (import.meta.main) {
  mkdirSync("src/generated", { recursive: true });
  const root = process.cwd();
  await new Generator({ config: getConfig(routerOptions, root), root }).run();
}
