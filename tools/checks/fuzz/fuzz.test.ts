import { expect, test, vi } from "vitest";
import { createBackend } from "#mocks/backend/backend.ts";
import { memoryStore } from "#mocks/backend/state/store.ts";
import { makeContext } from "#mocks/hosts/make-context.ts";
import { createApi } from "#mocks/http/api.ts";
import { putWorld } from "#mocks/seed/worlds/world.ts";
import { operations, type OperationId } from "#src/generated/operations.ts";
import { problemOf } from "./answers.ts";
import { describedBy, parametersOf } from "./requests.ts";
import { atOnce, fuzz, type Outcome } from "./run.ts";

test("500 requests, right and wrong, are answered as the contract says", async () => {
  const complaints = vi.spyOn(console, "error");
  const context = makeContext({ responder: atOnce, script: null });
  const api = createApi({ backend: createBackend(context, memoryStore()) });
  const { userId } = putWorld(context, "free");
  const ask = async (path: string, init: RequestInit) =>
    (await api(new Request(context.origin + path, init))) ??
    Response.json({ success: false, message: "Not found" }, { status: 404 });
  const outcome: Outcome = { statuses: new Map(), problems: [] };
  await fuzz({ context, userId: userId ?? "", ask }, 500, 1, outcome);
  expect(outcome.problems).toEqual([]);
  expect(complaints).not.toHaveBeenCalled();
  for (const status of [200, 400, 401, 404, 405, 409, 415]) expect([...outcome.statuses.keys()]).toContain(status);
});

test("an operation that takes anything says how it refuses it", () => {
  const taking = (Object.keys(operations) as OperationId[]).filter(
    (id) => parametersOf(id).length > 0 || operations[id].requestTypes.length > 0,
  );
  expect(taking.filter((id) => !describedBy(id).responses["400"])).toEqual([]);
});

test("what the contract does not allow is found", async () => {
  const asked = { id: "getUserInfo", method: "GET", path: "/api/v1/user/info", headers: {}, how: "" } as const;
  const refusal = { success: false, message: "No" };
  expect(await problemOf(asked, Response.json(refusal, { status: 401 }))).toBeNull();
  expect(await problemOf(asked, Response.json(refusal, { status: 500 }))).toContain("500 is not documented");
  expect(await problemOf(asked, Response.json({ message: "No" }, { status: 401 }))).toContain("off its schema");
  expect(await problemOf(asked, Response.json({ success: true, data: {} }))).toContain("off its schema");
  expect(await problemOf(asked, new Response("<p>", { headers: { "content-type": "text/html" } }))).toContain("type");
});
