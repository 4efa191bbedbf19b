import type { OperationId } from "#src/generated/operations.ts";
import { checkHost, scopeOf } from "./check-host.ts";
import { faults, type Fault } from "./faults.ts";
import { inProcess, ownHost } from "./own-hosts.ts";
import { isBad } from "./report.ts";
import { operationOf } from "./trace.ts";
import type { Verdict } from "./verdict.ts";

/** The reference backend behind a fault, without delays. */
export async function checkPlanted(id: OperationId, fault: Fault): Promise<Verdict[]> {
  const hurried = {
    now: () => Date.now(),
    sleep: (ms: number, signal?: AbortSignal) =>
      new Promise<void>((done, fail) => {
        const timer = setTimeout(done, ms / 8);
        signal?.addEventListener(
          "abort",
          () => {
            clearTimeout(timer);
            fail(signal.reason as Error);
          },
          { once: true },
        );
      }),
  };
  const { fetch: right, backend } = inProcess({ clock: hurried });
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    return operationOf(request) === id ? fault(request, (changedRequest) => right(changedRequest)) : right(request);
  };
  const plan = {
    ...scopeOf([id]),
    base: "http://localhost:4173",
    host: ownHost(backend),
    mayWrite: true,
    tokens: { own: "", other: "" },
  };
  return (await checkHost(fetch, plan)).verdicts;
}

/** Plants each fault in its own host: the check must find that operation wrong, and no other. */
export async function findFaults(): Promise<{ found: number; missed: string[] }> {
  const missed: string[] = [];
  for (const [name, id, fault] of faults) {
    const wrong = (await checkPlanted(id, fault)).filter(isBad).map((one) => `${one.id} ${one.outcome}`);
    if (wrong.join() !== `${id} wrong`) missed.push(`${name} (${id}): ${wrong.join(", ") || "not found"}`);
  }
  return { found: faults.length - missed.length, missed };
}
