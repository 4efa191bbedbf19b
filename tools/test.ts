// The whole check of the project, one runner after another; the last line sums them: `N passed, N failed`.
//   node tools/test.ts          everything
//   node tools/test.ts --quick  what takes seconds: contract lint, types, lint, format, unit, rule and safety tests
//   node tools/test.ts --only=stories,flows
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { findBrowser } from "./browser.ts";
import { serve } from "./serve.ts";
import { failedFiles, readJest, readJestAgain, readPlaywright, type JestReport, type Outcome } from "./test-reports.ts";

const quick = process.argv.includes("--quick");
const only = process.argv
  .find((argument) => argument.startsWith("--only="))
  ?.slice(7)
  .split(",");
const reports = ".cache/reports";
mkdirSync(reports, { recursive: true });

const storiesPort = 6106;
type Environment = Record<string, string>;
type Result = Omit<Outcome, "failures"> & { failures?: string[]; output: string };
type Step = readonly [name: string, work: () => Promise<Result>, kind?: "quick"];

const totals = { passed: 0, failed: 0 };
const started = Date.now();
const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
const environment = { STORYBOOK_DISABLE_TELEMETRY: "1", npm_config_update_notifier: "false" };

/** Runs a command to its end; the output is kept and shown only when something failed. */
function run(command: string, args: string[], extra: Environment = {}): Promise<{ ok: boolean; output: string }> {
  return new Promise((done) => {
    const child = spawn(command, args, {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...environment, ...extra },
      shell: process.platform === "win32",
    });
    let output = "";
    child.stdout.on("data", (data: Buffer) => (output += data));
    child.stderr.on("data", (data: Buffer) => (output += data));
    child.on("error", (error) => done({ ok: false, output: String(error) }));
    child.on("close", (status) => done({ ok: status === 0, output }));
  });
}

/** A command that is one check: it holds or it does not. */
const single = (command: string, args: string[]) => async (): Promise<Result> => {
  const { ok, output } = await run(command, args);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output };
};

/**
 * A runner that writes a JSON report; `read` extracts the outcome. It fails if it ran nothing, or if it exited with an error
 * although no test failed.
 */
const reported =
  <Report>(file: string, read: (report: Report) => Outcome, command: string, args: string[], extra?: Environment) =>
  async (): Promise<Result & { report?: Report }> => {
    const path = `${reports}/${file}`;
    rmSync(path, { force: true });
    const { ok, output } = await run(command, args, extra);
    let report: Report;
    try {
      report = JSON.parse(readFileSync(path, "utf8")) as Report;
    } catch {
      return { passed: 0, failed: 1, failures: [], output: `${output}\nno report at ${path}` };
    }
    const outcome = read(report);
    if (outcome.passed + outcome.failed === 0)
      return { ...outcome, failed: 1, failures: [], output: `${output}\nran nothing` };
    const failed = outcome.failed === 0 && !ok ? 1 : outcome.failed;
    return { ...outcome, failed, output, report };
  };

const storyRunner = (file: string, workers: number, patterns: string[] = []) =>
  reported<JestReport>(file, readJest, "test-storybook", [
    "--url",
    `http://127.0.0.1:${storiesPort}`,
    "--index-json",
    `--maxWorkers=${workers}`,
    "--json",
    "--outputFile",
    `${reports}/${file}`,
    ...patterns,
  ]);

/** Every story. Files with failures run once more, alone: the failures still count, but flaky ones are reported as such. */
async function stories(): Promise<Result> {
  const server = await serve(".cache/storybook", storiesPort);
  try {
    const first = await storyRunner("stories.json", 3)();
    const { report } = first;
    const files = report ? failedFiles(report) : [];
    if (!report || files.length === 0 || files.length > 20) return first;
    const second = await storyRunner("stories-again.json", 1, files)();
    if (!second.report) return first;
    return { ...first, ...readJestAgain(report, second.report), output: first.output + second.output };
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

const contractCheck = (file: string, ...more: string[]) =>
  reported(file, ({ passed, failed }: Outcome) => ({ passed, failed, failures: [] }), "node", [
    "tools/checks/contract-check.ts",
    `--json=${reports}/${file}`,
    ...more,
  ]);

/** Steps in one group run in parallel: each uses one core at most. */
const steps: readonly (readonly Step[])[] = [
  [
    [
      "contract",
      single("redocly", ["lint", "openapi/openapi.yaml", "--config", "openapi/redocly.yaml", "--max-problems=50"]),
      "quick",
    ],
    ["types", single("tsc", ["-p", "."]), "quick"],
  ],
  [["lint", single("oxlint", ["--type-aware", "--deny-warnings"]), "quick"]],
  [["format", single("oxfmt", ["--check", "."]), "quick"]],
  [
    [
      "unit",
      reported("unit.json", readJest, "vitest", ["run", "--reporter=json", `--outputFile=${reports}/unit.json`]),
      "quick",
    ],
  ],
  [
    ["app build", single("node", ["tools/build.ts", "--force"])],
    ["storybook build", single("node", ["tools/storybook-build.ts"])],
  ],
  [["stories", stories]],
  [
    ["contract check", contractCheck("contract-check.json")],
    ["planted faults", contractCheck("planted-faults.json", "--faults")],
  ],
  [
    [
      "flows",
      reported("flows.json", readPlaywright, "playwright", ["test", "-c", "e2e/playwright.config.ts"], {
        PLAYWRIGHT_JSON_OUTPUT_NAME: `${process.cwd()}/${reports}/flows.json`,
      }),
    ],
  ],
];

/** What failed, by name: said at the very end, since a long output is often kept by its last lines alone. */
const failedNames: string[] = [];

const isChosen = ([name, , kind]: Step) => (only ? only.includes(name) : !quick || kind === "quick");
const chosen = steps.map((group) => group.filter(isChosen)).filter((group) => group.length > 0);
if (!quick) process.env["CHROME_PATH"] = findBrowser() ?? "";

async function take([name, work]: Step): Promise<void> {
  const since = Date.now();
  const { passed, failed, output, failures = [], again = [] } = await work();
  totals.passed += passed;
  totals.failed += failed;
  console.log(`${failed === 0 ? "ok  " : "FAIL"} ${name}: ${passed} passed, ${failed} failed, ${seconds(since)}`);
  writeFileSync(`${reports}/${name.replaceAll(" ", "-")}.log`, output);
  if (again.length > 0) console.log(`failed once, not twice:\n${again.join("\n")}`);
  failedNames.push(...failures.map((failure) => `${name}: ${failure.split("\n")[0]}`));
  if (failures.length > 0) console.log(`failed:\n${failures.join("\n")}`);
  else if (failed > 0)
    console.log(output.length > 20_000 ? `${output.slice(0, 8_000)}\n…\n${output.slice(-12_000)}` : output);
}
for (const group of chosen) await Promise.all(group.map(take));
if (chosen.length === 0) totals.failed += 1;
if (failedNames.length > 0) console.log(failedNames.join("\n"));
console.log(`${seconds(started)} in all`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 ? 0 : 1;
