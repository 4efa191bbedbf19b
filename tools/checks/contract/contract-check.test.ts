import { expect, test } from "vitest";
import { checkHost, scopeOf } from "./check-host.ts";
import { checkPlanted } from "./planted.ts";
import { inProcess, ownHost } from "./own-hosts.ts";
import { isBad } from "./report.ts";
import { operationOf } from "./trace.ts";

test("distinguishes operations that are not built from those that are wrong", async () => {
  const [verdict] = await checkPlanted("listThemes", async () =>
    Response.json({ success: false, message: "Later" }, { status: 501 }),
  );
  expect(verdict).toEqual({ id: "listThemes", tag: "theme", outcome: "not built", why: ["501"] });
});

test("sends only reading calls unless writing is allowed", async () => {
  const { fetch: right, backend } = inProcess();
  const methods = new Set<string>();
  const fetch: typeof globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    if (request.method !== "GET") methods.add(`${request.method} ${operationOf(request)}`);
    return right(request);
  };
  const before = JSON.stringify(backend.context.state.dump());
  const plan = {
    ...scopeOf([]),
    base: "http://localhost:4173",
    host: ownHost(backend),
    mayWrite: false,
    tokens: { own: "", other: "" },
  };
  const { verdicts } = await checkHost(fetch, plan);
  expect(JSON.stringify(backend.context.state.dump())).toBe(before);
  expect([...methods].toSorted()).toEqual([
    "POST listBuckets",
    "POST listCreatorCharacters",
    "POST listHomeCharacters",
    "POST listMyCharacters",
    "POST searchCharacters",
  ]);
  expect(verdicts.filter(isBad)).toEqual([]);
  expect(verdicts.filter(({ outcome }) => outcome === "good").length).toBeGreaterThan(7);
});
