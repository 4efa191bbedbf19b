import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { failedFiles, readJest, readJestAgain, readPlaywright } from "./test-reports.ts";

const test = (fullName: string, status: string, message = "") => ({
  fullName,
  status,
  failureMessages: message === "" ? [] : [message],
});
const file = (name: string, assertionResults: ReturnType<typeof test>[], message = "") => ({
  name: `/somewhere/${name}`,
  status: message !== "" || assertionResults.some(({ status }) => status === "failed") ? "failed" : "passed",
  message,
  assertionResults,
});
const good = file("good.test.js", [
  test("good one", "passed"),
  test("good two", "passed"),
  test("left out", "pending"),
]);
const bad = file("bad.test.js", [
  test("bad one", "failed", "\u001B[31mExpected 1\u001B[0m\n\nReceived 2"),
  test("bad two", "passed"),
]);
const broken = file("broken.test.js", [], "Cannot find module");

describe("a jest report", () => {
  it("counts tests, and a file that could not run as one failure", () => {
    const { passed, failed, failures } = readJest({ testResults: [good, bad, broken] });
    expect({ passed, failed }).toEqual({ passed: 3, failed: 2 });
    expect(failures).toEqual(["✗ bad one\n    Expected 1\n    Received 2", "✗ broken.test.js\n    Cannot find module"]);
  });

  it("counts what failed once as failed, and names what did not fail twice", () => {
    const first = { testResults: [good, bad, broken] };
    expect(failedFiles(first)).toEqual(["bad.test.js", "broken.test.js"]);
    const mended = file("bad.test.js", [test("bad one", "passed"), test("bad two", "passed")]);
    const outcome = readJestAgain(first, { testResults: [mended, broken] });
    expect(outcome).toMatchObject({ passed: 3, failed: 2 });
    expect(outcome.failures).toHaveLength(2);
    expect(outcome.again).toEqual(["✗ bad one\n    Expected 1\n    Received 2"]);
  });

  it.each([
    ["vanished from the second run", []],
    ["could not run a second time", [file("bad.test.js", [], "Cannot find module")]],
  ])("counts a file that %s, and names nothing of it", (_name, testResults) => {
    const outcome = readJestAgain({ testResults: [good, bad] }, { testResults });
    expect(outcome).toMatchObject({ passed: 3, failed: 1, again: [] });
  });
});

describe("a Playwright report", () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    title,
    tests: [{ status, results: messages.map((message) => (message === "" ? {} : { error: { message } })) }],
  });
  it("counts a flow that failed once as failed, and names those that did not fail twice", () => {
    const report = {
      stats: { expected: 1, unexpected: 1, flaky: 1 },
      errors: [],
      suites: [
        {
          title: "a.flow.ts",
          specs: [spec("fine", "expected", "")],
          suites: [
            { title: "group", specs: [spec("lost", "unexpected", "gone", "gone"), spec("late", "flaky", "slow", "")] },
          ],
        },
      ],
    };
    expect(readPlaywright(report)).toEqual({
      passed: 1,
      failed: 2,
      failures: ["✗ a.flow.ts › group › lost\n    gone", "✗ a.flow.ts › group › late\n    slow"],
      again: ["✗ a.flow.ts › group › late\n    slow"],
    });
  });

  it("shows the page of a flow that failed, and its last calls", () => {
    const folder = mkdtempSync(join(tmpdir(), "report-"));
    const path = join(folder, "error-context.md");
    writeFileSync(
      path,
      '# Error details\n\n```\nError\n```\n\n```yaml\n- navigation "Main":\n  - list\n- heading "Hello"\n- generic [aria-hidden]:\n  - link: Home\n- main\n```\n\n# Test source\n',
    );
    const result = {
      error: { message: "gone" },
      attachments: [
        { name: "error-context", path },
        { name: "calls", body: Buffer.from("0 ms: GET /a 200, 3 ms\n9 ms: PUT /b 409, 5 ms").toString("base64") },
      ],
    };
    const report = {
      stats: { expected: 0, unexpected: 1, flaky: 0 },
      errors: [],
      suites: [
        { title: "a.flow.ts", specs: [{ title: "lost", tests: [{ status: "unexpected", results: [result] }] }] },
      ],
    };
    expect(readPlaywright(report).failures).toEqual([
      '✗ a.flow.ts › lost\n    gone\n    The page:\n    - navigation "Main":\n    - heading "Hello"\n    - generic [aria-hidden]:\n    - main\n    The last calls:\n    0 ms: GET /a 200, 3 ms\n    9 ms: PUT /b 409, 5 ms',
    ]);
    rmSync(folder, { recursive: true });
  });

  it("counts an error outside any flow", () => {
    const report = { stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{ message: "no host" }], suites: [] };
    expect(readPlaywright(report)).toMatchObject({ passed: 0, failed: 1, failures: ["    no host"] });
  });
});
