// Writes the pages that need no code for their first paint (docs/architecture.md): renders them in Node into copies of the page
// built by Vite, which itself, with its style sheet behind the logo, becomes shell.html. Called by tools/build.ts after Vite.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import react from "@vitejs/plugin-react";
import { build, type InlineConfig, type Rolldown } from "vite";
import type { PrerenderedDocument } from "../src/app/documents/documents.tsx";
import { buildSettings, treeshake } from "./build-settings.ts";
import { classesInCss, classesInHtml, criticalCss } from "./critical-css.ts";
import { filesNamedIn, makeDocument, makeShell } from "./document-html.ts";

const dist = "dist";
// Below node_modules, so that imports of packages resolve.
const cacheFolder = "node_modules/.cache/sotto";
const serverFolder = join(cacheFolder, "documents");

// The build of the app has reported on chunks already.
const shared: InlineConfig = { configFile: false, logLevel: "error", plugins: [react()] };
const sharedBuild = { ...buildSettings, emptyOutDir: false, copyPublicDir: false };

/** Builds the landing page's own code; returns its address and the classes it may set. */
async function buildIsland(): Promise<{ address: string; classes: string[] }> {
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
  const entry = built.output.find((file): file is Rolldown.OutputChunk => file.type === "chunk" && file.isEntry);
  const sources = Object.keys(entry?.modules ?? {}).filter((id) => id.includes("/src/") && !id.includes("/generated/"));
  return { address: `/${entry?.fileName}`, classes: classesOf(sources) };
}

/** The classes used by these modules, as Panda extracts them. */
function classesOf(sources: readonly string[]): string[] {
  const outfile = join(cacheFolder, "island.css");
  const glob = `{${sources.map((path) => relative(process.cwd(), path)).join()}}`;
  const shell = process.platform === "win32";
  const { status } = spawnSync("panda", ["cssgen", glob, "--minimal", "--silent", "--outfile", outfile], { shell });
  if (status !== 0) throw new Error("panda could not read the landing page's modules");
  return classesInCss(readFileSync(outfile, "utf8"));
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
const page = readFileSync(join(dist, "index.html"), "utf8");
const sheet = readFileSync(join(dist, /href="\/(assets\/[^"]+\.css)"/.exec(page)?.[1] ?? ""), "utf8");
rmSync(join(dist, "index.html"));
writeFileSync(join(dist, "shell.html"), makeShell(page));
for (const { name, title, start, render } of documents) {
  const own = start === "landing" ? island : null;
  const markup = await render();
  const styles = criticalCss(sheet, new Set([...classesInHtml(markup), ...(own?.classes ?? [])]));
  const html = makeDocument(page, { name, title, start, island: own?.address ?? null, markup, styles });
  const missing = filesNamedIn(html).filter((file) => !existsSync(join(dist, file)));
  if (missing.length > 0) throw new Error(`${name}.html names files that the build has not: ${missing.join(", ")}`);
  writeFileSync(join(dist, `${name}.html`), html);
}
// Otherwise the timers of the query caches would keep the process alive for five minutes.
process.exit();
