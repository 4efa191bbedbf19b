// Checks a running backend against the contract, with the client of the second generator (hey-api). openapi/README.md
// says what it needs of a host and how its report is read.
//   npm run contract:check                                       the reference backend, over HTTP and in process, and that both agree
//   npm run contract:check -- --base-url URL --allow-writes      another host, with accounts that the check makes and deletes
//   npm run contract:check -- --base-url URL [--token T]         only what reads
//   npm run contract:check -- --faults                           checks that faults planted in copies of our host are found
//   options of all: --only tag,operationId  --json FILE  --junit FILE
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { startServer } from "#mocks/hosts/server.ts";
import { checkHost, scopeOf } from "./contract/check-host.ts";
import { botTokens, inProcess, ownHost } from "./contract/own-hosts.ts";
import { findFaults } from "./contract/planted.ts";
import { isBad, junitOf, tableOf } from "./contract/report.ts";
import type { Plan } from "./contract/session.ts";
import type { Verdict } from "./contract/verdict.ts";
import type { Host } from "./contract/visitor.ts";

const text = { type: "string" } as const;
const { values: given } = parseArgs({
  options: {
    "base-url": text,
    token: text,
    "other-token": text,
    "paid-token": text,
    "admin-token": text,
    "bot-token": text,
    "refused-bot-token": text,
    only: text,
    "allow-writes": { type: "boolean" },
    json: text,
    junit: text,
    faults: { type: "boolean" },
  },
});
const scope = scopeOf(given.only?.split(",") ?? []);
const counts = { passed: 0, failed: 0 };

/** Checks another host, of which only the contract is known. */
async function checkAnother(address: string): Promise<Verdict[]> {
  const giver = (token: string | undefined) => (token ? () => token : undefined);
  const host: Host = {
    botTokens: {
      passed: given["bot-token"] ?? botTokens.passed,
      refused: given["refused-bot-token"] ?? botTokens.refused,
    },
    paidToken: giver(given["paid-token"]),
    adminToken: giver(given["admin-token"]),
  };
  const plan: Plan = {
    ...scope,
    base: address.replace(/\/$/, ""),
    host,
    mayWrite: given["allow-writes"] ?? false,
    tokens: { own: given.token ?? "", other: given["other-token"] ?? "" },
  };
  try {
    await fetch(plan.base);
  } catch (failure) {
    console.error(`Nothing answers at ${plan.base}: ${String((failure as Error).cause ?? failure)}`);
    process.exit(2);
  }
  const { run, verdicts } = await checkHost(globalThis.fetch, plan);
  console.log(`${plan.base}: ${run.checks.length} checks, ${run.trace.length} calls\n`);
  console.log(tableOf(verdicts));
  return verdicts;
}

/** Checks the reference backend over HTTP and in process, and that both answer alike. */
async function checkOurs(): Promise<Verdict[]> {
  const tokens = { own: "", other: "" };
  const server = await startServer({ port: 0, dataDir: ":memory:", isLimited: false, log: () => undefined });
  const direct = inProcess();
  try {
    const [overHttp, inside] = [
      await checkHost(globalThis.fetch, {
        ...scope,
        base: server.url,
        host: ownHost(server.backend),
        mayWrite: true,
        tokens,
      }),
      await checkHost(direct.fetch, {
        ...scope,
        base: "http://localhost:4173",
        host: ownHost(direct.backend),
        mayWrite: true,
        tokens,
      }),
    ];
    for (const [name, { run, verdicts }] of [
      ["over HTTP", overHttp],
      ["in process", inside],
    ] as const)
      console.log(`${name}: ${run.checks.length} checks, ${run.trace.length} calls\n\n${tableOf(verdicts)}\n`);
    const [a = [], b = []] = [overHttp, inside].map(({ run }) => run.trace.map((entry) => JSON.stringify(entry)));
    const at = a.findIndex((entry, index) => entry !== b[index]);
    if (at !== -1 || a.length !== b.length) {
      console.log(`the hosts differ:\n${a[at]}\nagainst\n${b[at]}`);
      counts.failed += 1;
    }
    return [...overHttp.verdicts, ...inside.verdicts];
  } finally {
    await server.close();
  }
}

let verdicts: Verdict[] = [];
if (given.faults) {
  const { found, missed } = await findFaults();
  console.log(["planted faults that were missed:", ...missed].join("\n  "));
  Object.assign(counts, { passed: found, failed: missed.length });
} else {
  const address = given["base-url"];
  verdicts = address ? await checkAnother(address) : await checkOurs();
  counts.passed = verdicts.filter(({ outcome }) => outcome === "good").length;
  counts.failed += verdicts.filter(isBad).length;
}
if (given.json) writeFileSync(given.json, `${JSON.stringify({ ...counts, operations: verdicts }, null, 2)}\n`);
if (given.junit) writeFileSync(given.junit, junitOf(verdicts));
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed === 0 ? 0 : 1;
