// Checks a running backend against the contract, with the client of the second generator (hey-api):
//   node tools/checks/contract-check.ts                           the reference backend, over HTTP and in process, and that both agree
//   node tools/checks/contract-check.ts --url=https://api.host    another host; it must accept the bot-check token "passed"
//   … --report=<file>                                      writes {passed, failed} as JSON
import { writeFileSync } from "node:fs";
import { createBackend, type Backend } from "#mocks/backend/backend.ts";
import { memoryStore } from "#mocks/backend/state/store.ts";
import { makeContext } from "#mocks/hosts/make-context.ts";
import { startServer } from "#mocks/hosts/server.ts";
import { createApi } from "#mocks/http/api.ts";
import { ruleOf } from "#mocks/http/rules.ts";
import { paidPlanId } from "#mocks/seed/catalogue.ts";
import { putWorld } from "#mocks/seed/worlds/world.ts";
import { operations, type OperationId } from "#src/generated/operations.ts";
import { runRefusals } from "./contract/refusals.ts";
import { runSession } from "./contract/session.ts";
import { calledOperations, recording, type Trace } from "./contract/trace.ts";
import type { Check } from "./contract/visitor.ts";

const option = (name: string) => process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split("=")[1];
const counts = { passed: 0, failed: 0 };

const checkOf =
  (host: string, started: (name: string) => void = () => undefined): Check =>
  async (name, work) => {
    started(name);
    try {
      await work();
      counts.passed += 1;
    } catch (failure) {
      counts.failed += 1;
      console.log(`FAIL ${host}: ${name}: ${failure instanceof Error ? failure.message : String(failure)}`);
    }
  };

const ids = Object.keys(operations) as OperationId[];
const notRuled = ids.filter((id) => !ruleOf(id));

/** The session on one host; what it saw of each answer comes back, for the comparison. */
async function checkHost(
  host: string,
  base: string,
  fetch: typeof globalThis.fetch,
  backend?: Backend,
): Promise<Trace> {
  const { trace, record, at } = recording(fetch);
  const check = checkOf(host, at);
  const mails = () => [...(backend?.context.state.mails.all() ?? [])];
  const mailTo = backend && ((address: string) => mails().findLast(({ to }) => to === address)?.text);
  const makePaid =
    backend &&
    ((address: string) => {
      const { users } = backend.context.state;
      const user = users.find(({ email }) => email === address);
      const endDate = new Date(Date.now() + 20 * 86_400_000).toISOString();
      if (user) users.put({ ...user, subscription: { ...user.subscription, subscriptionId: paidPlanId, endDate } });
    });
  const makeAdmin =
    backend &&
    ((address: string) => {
      const { users } = backend.context.state;
      const user = users.find(({ email }) => email === address);
      if (user) users.put({ ...user, role: "admin" });
    });
  await runSession(base, record, check, mailTo, makePaid, makeAdmin);
  await check("every ruled operation was called and has answered with success", async () => {
    const called = calledOperations(trace);
    // A token that comes by mail, a plan that is paid for, a role: only our own hosts let us have those.
    const onlyHere = [
      "resetPassword",
      "uploadAvatarDecoration",
      "deleteAvatarDecoration",
      "cancelSubscription",
      "changeSubscription",
      ...ids.filter((id) => operations[id].path.startsWith("/api/v1/admin/")),
    ];
    const unreachable = backend ? [] : onlyHere;
    const left = ids.filter((id) => ![...notRuled, ...unreachable].includes(id) && !called.has(id));
    if (left.length > 0) throw new Error(`not called: ${left.join(", ")}`);
  });
  await runRefusals(base, fetch, notRuled, checkOf(host));
  return trace;
}

function inProcess(): { fetch: typeof fetch; backend: Backend } {
  const context = makeContext();
  const backend = createBackend(context, memoryStore());
  putWorld(context, "demo");
  const api = createApi({ backend });
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const answer = await api(new Request(input, init));
    if (!answer) throw new Error("not in the contract");
    return answer;
  };
  return { fetch, backend };
}

const url = option("url");
if (url) {
  await checkHost(url, url.replace(/\/$/, ""), globalThis.fetch);
} else {
  const server = await startServer({ port: 0, dataDir: ":memory:", isLimited: false, log: () => undefined });
  try {
    const overHttp = await checkHost("HTTP host", server.url, globalThis.fetch, server.backend);
    const direct = inProcess();
    const inside = await checkHost("in process", "http://localhost:4173", direct.fetch, direct.backend);
    await checkOf("both hosts")("answer alike: the same statuses, types and members, call by call", async () => {
      const [a = [], b = []] = [overHttp, inside].map((trace) => trace.map((entry) => JSON.stringify(entry)));
      const differing = a.findIndex((entry, index) => entry !== b[index]);
      if (differing !== -1 || a.length !== b.length) throw new Error(`${a[differing]}\nagainst ${b[differing]}`);
    });
  } finally {
    await server.close();
  }
}
const report = option("report");
if (report) writeFileSync(report, JSON.stringify(counts));
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed === 0 ? 0 : 1;
