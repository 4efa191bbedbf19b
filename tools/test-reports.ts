// The runners' JSON reports in one shape. `failures` are for people: a name and the start of a message.
import { readFileSync } from "node:fs";
import { basename } from "node:path";

export type Outcome = { passed: number; failed: number; failures: string[]; again?: string[] };

type JestTest = { status: string; fullName: string; failureMessages: string[] };
type JestFile = { name: string; status: string; message?: string; assertionResults: JestTest[] };
export type JestReport = { testResults: JestFile[] };

type FlowResult = { error?: { message?: string }; attachments?: { name: string; path?: string; body?: string }[] };
type Flow = { title: string; tests: { status: string; results: FlowResult[] }[] };
type Suite = { title: string; specs?: Flow[]; suites?: Suite[] };
export type PlaywrightReport = {
  suites: Suite[];
  stats: { expected: number; unexpected: number; flaky: number };
  errors: { message?: string }[];
};

const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g");
const start = (text: string | undefined, lines = 14) =>
  (text ?? "")
    .replaceAll(colours, "")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(0, lines)
    .map((line) => `    ${line.slice(0, 300)}`)
    .join("\n");

/** A report of vitest or jest. A file that could not run at all counts as one failure. */
export function readJest({ testResults }: JestReport): Outcome {
  const outcome: Outcome = { passed: 0, failed: 0, failures: [] };
  for (const { name, status, message, assertionResults } of testResults) {
    const broken = assertionResults.filter((test) => test.status === "failed");
    outcome.passed += assertionResults.filter((test) => test.status === "passed").length;
    outcome.failed += broken.length;
    for (const { fullName, failureMessages } of broken)
      outcome.failures.push(`✗ ${fullName}\n${start(failureMessages[0])}`);
    if (status === "failed" && broken.length === 0) {
      outcome.failed += 1;
      outcome.failures.push(`✗ ${basename(name)}\n${start(message)}`);
    }
  }
  return outcome;
}

/** The base names of a jest report's files that did not pass. */
export const failedFiles = ({ testResults }: JestReport): string[] =>
  testResults.filter(({ status }) => status === "failed").map(({ name }) => basename(name));

/**
 * Compares a second run of the failed files with the first. A failure stays a failure: `again` only names those that did not
 * fail twice, which hints at timing in the product or in the test.
 */
export function readJestAgain(first: JestReport, second: JestReport): Outcome {
  const firm = new Set(readJest(second).failures.map((failure) => failure.split("\n")[0]));
  // A file that could not run the second time says nothing of its tests.
  const ran = new Set(
    second.testResults.filter(({ assertionResults }) => assertionResults.length > 0).map(({ name }) => basename(name)),
  );
  const repeated = readJest({ testResults: first.testResults.filter(({ name }) => ran.has(basename(name))) }).failures;
  return { ...readJest(first), again: repeated.filter((failure) => !firm.has(failure.split("\n")[0])) };
}

/** What the page showed when the flow failed, as roles and names; Playwright writes it beside the error. */
function pageOf({ attachments = [] }: FlowResult): string {
  const path = attachments.find(({ name }) => name === "error-context")?.path;
  const page = path === undefined ? undefined : /```yaml\n(.*?)```/s.exec(readFileSync(path, "utf8"))?.[1];
  return page === undefined ? "" : `\n    The page:\n${start(withoutHidden(page), 40)}`;
}

/** The calls before a flow failed, as the flows write them down. */
function callsOf({ attachments = [] }: FlowResult): string {
  const calls = attachments.find(({ name }) => name === "calls")?.body;
  return calls === undefined ? "" : `\n    The last calls:\n${start(Buffer.from(calls, "base64").toString(), 30)}`;
}

/** The page behind a dialog is hidden, and the side menu is the same on every page: what stands below such a line is left out. */
function withoutHidden(page: string): string {
  let hidden = Infinity;
  return page
    .split("\n")
    .filter((line) => {
      const depth = line.search(/\S/);
      if (depth > hidden) return false;
      hidden = /(?:\[aria-hidden\]|navigation "Main"):$/.test(line) ? depth : Infinity;
      return true;
    })
    .join("\n");
}

/** A report of Playwright. A flow that failed once has failed; `again` names those that did not fail twice. */
export function readPlaywright({ suites, stats, errors }: PlaywrightReport): Outcome {
  const failures = errors.map(({ message }) => start(message));
  const again: string[] = [];
  const read = (suite: Suite, path: string[]) => {
    for (const { title, tests } of suite.specs ?? [])
      for (const { status, results } of tests) {
        if (status !== "unexpected" && status !== "flaky") continue;
        const result = results.find(({ error }) => error !== undefined);
        const failure = `✗ ${[...path, title].join(" › ")}\n${start(result?.error?.message)}`;
        failures.push(failure + (result ? pageOf(result) + callsOf(result) : ""));
        if (status === "flaky") again.push(failure);
      }
    for (const inner of suite.suites ?? []) read(inner, [...path, inner.title]);
  };
  for (const suite of suites) read(suite, [suite.title]);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, failures, again };
}
