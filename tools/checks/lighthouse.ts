// Lighthouse's four scores for each public page of the built app on the HTTP host; fails if one is below its bar.
//   npm run lighthouse [-- /address…]
// Lighthouse is fetched by npx: as a dependency it would add a sixth to the size of the project, for a manual check.
import { spawn } from "node:child_process";
import { buildApp } from "../build.ts";
import { browserArguments, findBrowser } from "../browser.ts";
import { startServer } from "#mocks/hosts/server.ts";

const program = "lighthouse@13.5.0";
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
/** The landing page must reach all four bars, the others only the last three. */
const pages = [
  "/",
  "/sign-in",
  "/sign-up",
  "/terms",
  "/privacy",
  "/help",
  "/character/char-maren-holloway",
  "/nowhere",
];

type Audit = { score: number | null; title: string; scoreDisplayMode: string; displayValue?: string };
type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
};

/** One visit with Lighthouse's own throttling: a phone on a slow connection. */
function visit(url: string): Promise<Report> {
  const chrome = findBrowser();
  const child = spawn(
    "npx",
    [
      "--yes",
      program,
      url,
      "--quiet",
      "--output=json",
      `--only-categories=${categories.join(",")}`,
      `--chrome-flags=--headless=new ${browserArguments.join(" ")}`,
    ],
    { stdio: ["ignore", "pipe", "inherit"], env: { ...process.env, ...(chrome && { CHROME_PATH: chrome }) } },
  );
  let printed = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (printed += text));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (status) =>
      status === 0 ? resolve(JSON.parse(printed) as Report) : reject(new Error(`${program} ended with ${status}`)),
    );
  });
}

/** The audits that cost points, largest loss first. */
function faults({ categories: found, audits }: Report, name: string): string[] {
  return (found[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ id }) => `    ${id}: ${audits[id]?.displayValue ?? audits[id]?.title}`);
}

buildApp();
const server = await startServer({ port: 0, dataDir: ":memory:", isLimited: false, log: () => undefined });
const asked = process.argv.slice(2);
try {
  for (const page of asked.length > 0 ? asked : pages) {
    const report = await visit(`${server.url}${page}`);
    const scores = categories.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100));
    console.log(`${page}: ${categories.map((name, index) => `${name} ${scores[index]}`).join(", ")}`);
    for (const [index, name] of categories.entries()) {
      const isHeld = page === "/" || name !== "performance";
      if (scores[index] === 100) continue;
      if (isHeld) process.exitCode = 1;
      console.log(`  ${name}, ${isHeld ? "bar 100" : "no bar"}:\n${faults(report, name).join("\n")}`);
    }
  }
} finally {
  await server.close();
}
