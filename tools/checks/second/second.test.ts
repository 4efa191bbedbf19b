import { afterAll, beforeAll, expect, test } from "vitest";
import { checkHost, scopeOf } from "../contract/check-host.ts";
import { botTokens } from "../contract/own-hosts.ts";
import { isBad } from "../contract/report.ts";
import { built } from "./built.ts";
import { startSecond } from "./server.ts";

let second: Awaited<ReturnType<typeof startSecond>>;
beforeAll(async () => void (second = await startSecond()));
afterAll(() => second.close());

const plan = (only: readonly string[]) => ({
  ...scopeOf(only),
  base: second.url,
  host: { botTokens },
  mayWrite: true,
  tokens: { own: "", other: "" },
});

test("a backend on another stack, written from the contract, passes the check for all it implements", async () => {
  const { verdicts } = await checkHost(fetch, plan(built));
  expect(verdicts.filter(isBad)).toEqual([]);
  expect(verdicts.filter(({ outcome }) => outcome === "good").map(({ id }) => id)).toEqual([...built].toSorted());
}, 60_000);

test("operations that it does not implement are reported as not built, not as wrong", async () => {
  const { verdicts } = await checkHost(fetch, plan(["bucket", "persona", "category"]));
  const outcomes = Map.groupBy(verdicts, ({ tag, outcome }) => `${tag} ${outcome}`);
  expect([...outcomes.keys()].toSorted()).toEqual(["bucket not built", "category good", "persona not built"]);
}, 60_000);
