import { readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { librarySharesFile } from "../tools/library-shares.ts";

const folder = resolve(import.meta.dirname, "..", process.env["DIST_DIR"] ?? "dist");

const filesIn = (path: string): string[] =>
  readdirSync(path).flatMap((name) => {
    const inner = join(path, name);
    return statSync(inner).isDirectory() ? filesIn(inner) : [inner];
  });

const files = filesIn(folder).filter((path) => ![".br", ".gz"].includes(extname(path)));
const texts = files
  .filter((path) => [".js", ".css", ".html", ".json", ".svg", ".webmanifest"].includes(extname(path)))
  .map((path) => ({ path: path.slice(folder.length), text: readFileSync(path, "utf8") }));
const holding = (pattern: RegExp) => texts.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

test("S9: what is built holds no mock, no source map and nothing that is only for development", () => {
  expect(texts.length).toBeGreaterThan(20);
  expect(files.filter((path) => /\.map$|mockServiceWorker|[\\/]sw\.js$|\.(ts|tsx)$/.test(path))).toEqual([]);
  expect(holding(/sourceMappingURL/)).toEqual([]);
  // Names that only the mock has: the worker, its sentinels, its seed, its demo account.
  expect(
    holding(/mockServiceWorker|setupWorker|\[MSW\]|server-error@|demo@sotto|char-maren-holloway|putWorld/),
  ).toEqual([]);
  expect(holding(/\bimport\.meta\.hot\b|__vite_ping|react-refresh|jsxDEV\(/)).toEqual([]);
});

test("S9: what is built turns no string into code or markup, and holds no key", () => {
  expect(holding(/\beval\(|new Function\(|document\.write\(|insertAdjacentHTML|\.outerHTML\s*=/)).toEqual([]);
  expect(holding(/set(Timeout|Interval)\(\s*["'`]/)).toEqual([]);
  // React's own code assigns innerHTML for a prop that we never pass; no other file may.
  const writers = texts.filter(({ text }) => /\.innerHTML\s*=/.test(text));
  expect(writers.filter(({ text }) => !text.includes("dangerouslySetInnerHTML")).map(({ path }) => path)).toEqual([]);
  // In the app's code, and in that of the landing document.
  expect(writers.length).toBeLessThanOrEqual(2);
  expect(holding(/-----BEGIN|sk-[A-Za-z0-9]{20}|AKIA[0-9A-Z]{16}|xox[bp]-|ghp_[A-Za-z0-9]{30}|LLM_API_KEY/)).toEqual(
    [],
  );
});

const pages = ["shell", "index", "sign-in", "sign-up", "terms", "privacy", "help"];
const page = (name: string) => readFileSync(join(folder, `${name}.html`), "utf8");

/** A page without what its policy names by a hash: the boot script and, in a document, its styles. */
function apart(html: string): { html: string; inline: string[] } {
  const inline: string[] = [];
  const rest = html.replaceAll(/<script(?![^>]*\ssrc=)[^>]*>.*?<\/script>|<style>.*?<\/style>/gs, (all) => {
    inline.push(/^<\w+/.exec(all)?.[0] ?? "");
    return "";
  });
  return { html: rest, inline };
}

for (const name of pages) {
  test(`the page ${name} of the build needs nothing inline but what its policy names, nothing from elsewhere`, () => {
    const { html, inline } = apart(page(name));
    expect(inline).toEqual(["<script", "<style"]);
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>|<style|\sstyle=|<[^>]*\son\w+=/i);
    expect(
      [...html.matchAll(/\ssrc="([^"]+)"|<link[^>]*\shref="([^"]+)"/g)]
        .map(([, source, to]) => source ?? to)
        .filter((to) => !to?.startsWith("/")),
    ).toEqual([]);
  });
}

for (const name of pages.slice(1)) {
  test(`the document ${name} is drawn, and waits for no script and no sheet`, () => {
    const { html } = apart(page(name));
    expect(html).toContain("<h1");
    expect(html).not.toMatch(/<script|stylesheet|modulepreload/);
  });
}

test("the scripts of the landing document are at most 99 KB", () => {
  const named = [...page("index").matchAll(/(?:src|data-entry)="(\/[^"]+\.js)"/g)].map(([, source]) => source ?? "");
  expect(named).toHaveLength(1);
  expect(named.reduce((sum, source) => sum + compressed(source), 0)).toBeLessThanOrEqual(99);
  // All of it is in one file.
  expect(readFileSync(join(folder, named[0] ?? ""), "utf8")).not.toMatch(/^import\b|\bfrom"\.\//);
});

/** The scripts a first visit to an address loads before any interaction: the entry's and its route's. */
function scriptsOf(pathname: string): string[] {
  const html = page("shell");
  const routes = JSON.parse(/data-code='([^']*)'/.exec(html)?.[1] ?? "[]") as [pattern: string, files: string[]][];
  const code = routes.find(([pattern]) => new RegExp(pattern).test(pathname))?.[1] ?? [];
  const named = [...html.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, name]) => name ?? "");
  return [...new Set([...named, ...code])];
}

const shares = JSON.parse(readFileSync(librarySharesFile, "utf8")) as Record<string, number>;
const sizes = new Map<string, number>();
/** Its size in KB, compressed: most files belong to most pages. */
function compressed(name: string): number {
  const size = sizes.get(name) ?? brotliCompressSync(readFileSync(join(folder, name))).length / 1024;
  sizes.set(name, size);
  return size;
}

/**
 * Budgets in KB, compressed: our code and libraries' code on a first visit, 1 to 2 % above today's sizes. A commit that raises
 * one says why.
 */
const budgets: Readonly<Record<string, readonly [ours: number, libraries: number]>> = {
  "/sign-in": [69, 129],
  "/home": [68, 114],
  "/conversation/any": [98, 159],
  "/myconversation": [76, 145],
  "/subscription": [72, 133],
  "/theme": [84, 183],
  "/new-character": [99, 185],
  "/mycharacters": [79, 162],
  "/myfavourite": [88, 171],
  "/global-search": [84, 182],
  "/character/any": [85, 180],
  "/creator/any": [86, 192],
  "/text-to-image": [83, 156],
  "/image-to-image": [85, 156],
  "/image-templates": [69, 114],
  "/lorebooks": [81, 152],
  "/lorebooks/any": [92, 179],
};

for (const [address, budget] of Object.entries(budgets)) {
  test(`the code of ${address} is at most ${budget[0]} KB of ours and ${budget[1]} KB of libraries`, () => {
    const scripts = scriptsOf(address);
    expect(scripts.length).toBeGreaterThanOrEqual(5);
    const libraries = scripts.reduce((sum, name) => sum + compressed(name) * (shares[name] ?? 0), 0);
    const ours = scripts.reduce((sum, name) => sum + compressed(name), 0) - libraries;
    expect.soft(ours).toBeLessThanOrEqual(budget[0]);
    expect.soft(libraries).toBeLessThanOrEqual(budget[1]);
  });
}

// 0.2 KB more than 38 since a chat has lorebooks of its own and staff find people, reports and a year of figures.
test("a page fetches few files of code, and one of styles of at most 38.2 KB", () => {
  expect(scriptsOf("/conversation/any").length).toBeLessThanOrEqual(9);
  expect(scriptsOf("/home").length).toBeLessThanOrEqual(5);
  const html = page("shell");
  // The charts' own sheet comes with the charts.
  const styles = [...html.matchAll(/href="(\/[^"]+\.css)"/g)].map(([, name]) => name ?? "");
  expect(styles).toHaveLength(1);
  expect(styles.reduce((sum, name) => sum + compressed(name), 0)).toBeLessThanOrEqual(38.2);
});
