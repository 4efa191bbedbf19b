import { readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join, resolve } from "node:path";
import { runInNewContext } from "node:vm";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "@playwright/test";

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
  // Names of the mock's own: the worker, its sentinels, its seed, its demo account.
  expect(
    holding(/mockServiceWorker|setupWorker|\[MSW\]|server-error@|demo@sotto|char-maren-holloway|putWorld/),
  ).toEqual([]);
  expect(holding(/\bimport\.meta\.hot\b|__vite_ping|react-refresh|jsxDEV\(/)).toEqual([]);
});

test("S9: what is built turns no string into code or markup, and holds no key", () => {
  expect(holding(/\beval\(|new Function\(|document\.write\(|insertAdjacentHTML|\.outerHTML\s*=/)).toEqual([]);
  expect(holding(/set(Timeout|Interval)\(\s*["'`]/)).toEqual([]);
  // React itself knows the property it never gets from us; nobody else may.
  const writers = texts.filter(({ text }) => /\.innerHTML\s*=/.test(text));
  expect(writers.filter(({ text }) => !text.includes("dangerouslySetInnerHTML")).map(({ path }) => path)).toEqual([]);
  expect(writers.length).toBeLessThanOrEqual(1);
  expect(holding(/-----BEGIN|sk-[A-Za-z0-9]{20}|AKIA[0-9A-Z]{16}|xox[bp]-|ghp_[A-Za-z0-9]{30}|LLM_API_KEY/)).toEqual(
    [],
  );
});

test("the page of the build needs nothing inline and nothing from elsewhere", () => {
  const html = readFileSync(join(folder, "index.html"), "utf8");
  expect(html).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>|<style|\sstyle=|\son\w+=/i);
  expect(
    [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, to]) => to).filter((to) => !to?.startsWith("/")),
  ).toEqual([]);
});

/** The files of code a first visit to an address asks for before anything is pressed, as the page and its script name them. */
function scriptsOf(pathname: string): string[] {
  const html = readFileSync(join(folder, "index.html"), "utf8");
  const named = [...html.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, name]) => name ?? "");
  const early = named.find((name) => name.startsWith("/assets/early-")) ?? "";
  const links: { href?: string }[] = [];
  runInNewContext(readFileSync(join(folder, early), "utf8"), {
    location: { pathname, search: "" },
    navigator: {},
    document: {
      documentElement: { dataset: {}, style: {} },
      querySelector: () => null,
      createElement: () => ({}),
      head: { append: (link: object) => links.push(link) },
    },
    localStorage: { getItem: () => null },
  });
  const asked = links.map(({ href }) => href ?? "").filter((href) => href.endsWith(".js"));
  return [...new Set([...named, ...asked])];
}

const compressed = (name: string) => brotliCompressSync(readFileSync(join(folder, name))).length / 1024;

/**
 * KB of code, compressed, that a first visit fetches, a little above what it is today. Who goes over one has to say why in
 * the commit that raises it. The goal is 160 for a conversation (README, Figures): its libraries alone are 135.
 */
const budgets: Readonly<Record<string, number>> = {
  "/": 152,
  "/sign-in": 165,
  "/home": 160,
  "/conversation/any": 213,
  "/myconversation": 193,
  "/subscription": 180,
  "/theme": 213,
};

for (const [address, budget] of Object.entries(budgets)) {
  test(`the code of ${address} is at most ${budget} KB`, () => {
    const scripts = scriptsOf(address);
    expect(scripts.length).toBeGreaterThanOrEqual(5);
    expect(scripts.reduce((sum, name) => sum + compressed(name), 0)).toBeLessThanOrEqual(budget);
  });
}

test("a page fetches few files of code, and one of styles of at most 28 KB", () => {
  expect(scriptsOf("/conversation/any").length).toBeLessThanOrEqual(8);
  const styles = files.filter((path) => path.endsWith(".css")).map((path) => path.slice(folder.length));
  expect(styles).toHaveLength(1);
  expect(styles.reduce((sum, name) => sum + compressed(name), 0)).toBeLessThanOrEqual(28);
});
