// Valid and invalid requests, made from the contract, against the HTTP host in memory: npm run fuzz [-- --count 20000 --seed 1].
// No answer may be a 500, have an undocumented status, or violate its schema.
import { parseArgs } from "node:util";
import { startServer } from "#mocks/hosts/server.ts";
import { putGroupChats } from "#mocks/seed/group-rows.ts";
import { atOnce, fuzz, type Outcome } from "./run.ts";

const { values } = parseArgs({ options: { count: { type: "string" }, seed: { type: "string" } } });
const [count, firstSeed] = [Number(values.count ?? 20_000), Number(values.seed ?? 1)];
/** Requests per host: to reproduce a failure, at most so many requests have to be repeated. */
const block = 500;
const worlds = ["free", "creator", "admin"] as const;

const outcome: Outcome = { statuses: new Map(), asked: new Set(), problems: [] };
const started = performance.now();
for (let done = 0, seed = firstSeed; done < count; done += block, seed += 1) {
  const server = await startServer({
    port: 0,
    dataDir: ":memory:",
    world: worlds[seed % worlds.length] ?? "free",
    seed,
    responder: atOnce,
    isLimited: false,
    log: () => undefined,
  });
  const { backend, userId, url } = server;
  putGroupChats(backend.context, userId ?? "");
  const ask = (path: string, init: RequestInit) => fetch(url + path, init);
  await fuzz({ context: backend.context, userId: userId ?? "", ask }, Math.min(block, count - done), seed, outcome);
  await server.close();
}
const { statuses, problems } = outcome;
for (const [status, times] of [...statuses].toSorted(([a], [b]) => a - b)) console.log(`${status}: ${times}`);
for (const problem of problems.slice(0, 20)) console.log(`\n${problem}`);
if (problems.length > 0) console.log(`\nRepeat one with its seed: npm run fuzz -- --count ${block} --seed SEED`);
console.log(
  `${count} requests in ${((performance.now() - started) / 1000).toFixed(0)} s, ${problems.length} answers off the contract`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
