// Writes the route tree without Vite, so that types can be checked on a fresh clone.
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { Generator, getConfig } from "@tanstack/router-generator";
import { routerOptions } from "./router-options.mjs";

const root = process.cwd();
mkdirSync("src/generated", { recursive: true });
if (!existsSync("src/routes/__root.tsx")) writeFileSync("src/generated/route-tree.ts", "export {};\n");
else await new Generator({ config: getConfig(routerOptions, root), root }).run();
