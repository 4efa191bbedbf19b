// Writes the pages that need no code for their first paint (docs/architecture.md): renders them in Node and lays them into the
// page that Vite has built, which becomes shell.html. Called by tools/build.ts after Vite.
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import react from "@vitejs/plugin-react";
import { build, type InlineConfig, type Rolldown } from "vite";
import type { PrerenderedDocument } from "../src/app/documents/documents.tsx";
import { buildSettings, treeshake } from "./build-settings.ts";
import { filesNamedIn, makeDocument } from "./document-html.ts";

const dist = "dist";
// Below node_modules, so that what it imports from there is found.
const serverFolder = "node_modules/.cache/sotto/documents";

// The app's own build has said what there is to say about chunks.
const shared: InlineConfig = { configFile: false, logLevel: "error", plugins: [react()] };
const sharedBuild = { ...buildSettings, emptyOutDir: false, copyPublicDir: false };

/** Builds the landing page's own code beside the app's, and answers its address. */
async function buildIsland(): Promise<string> {
  const built = (await build({
    ...shared,
    build: {
      ...sharedBuild,
      outDir: dist,
      modulePreload: false,
      rolldownOptions: {
        input: { landing: "src/app/documents/landing-island.tsx" },
        treeshake,
      },
    },
  })) as Rolldown.RolldownOutput;
  const entry = built.output.find((chunk) => chunk.type === "chunk" && chunk.isEntry);
  return `/${entry?.fileName}`;
}

async function renderer(): Promise<readonly PrerenderedDocument[]> {
  rmSync(serverFolder, { recursive: true, force: true });
  await build({
    ...shared,
    build: {
      ...sharedBuild,
      outDir: serverFolder,
      ssr: "src/app/documents/documents.tsx",
      rolldownOptions: { output: { entryFileNames: "documents.mjs" } },
    },
  });
  const module = (await import(pathToFileURL(join(serverFolder, "documents.mjs")).href)) as {
    documents: readonly PrerenderedDocument[];
  };
  return module.documents;
}

const island = await buildIsland();
const documents = await renderer();
const shell = readFileSync(join(dist, "index.html"), "utf8");
renameSync(join(dist, "index.html"), join(dist, "shell.html"));
for (const { name, title, start, render } of documents) {
  const html = makeDocument(shell, {
    name,
    title,
    start,
    island: start === "landing" ? island : null,
    markup: await render(),
  });
  const missing = filesNamedIn(html).filter((file) => !existsSync(join(dist, file)));
  if (missing.length > 0) throw new Error(`${name}.html names files that the build has not: ${missing.join(", ")}`);
  writeFileSync(join(dist, `${name}.html`), html);
}
// What the pages have asked for would keep their caches' timers running for five minutes.
process.exit();
