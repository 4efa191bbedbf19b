import { expect, test, vi } from "vitest";
import { newUser } from "#mocks/backend/new-user.ts";
import { systemClock } from "#mocks/hosts/system-clock.ts";
import { ownedWorld } from "#mocks/http/owned-world.fixture.ts";
import { ruleOf } from "#mocks/http/rules.ts";
import { operations, type OperationId } from "#src/generated/operations.ts";
import { problemOf } from "./answers.ts";
import { describedBy, parametersOf } from "../contract/document.ts";
import { atOnce, fuzz, type Outcome } from "./run.ts";

const ids = Object.keys(operations) as OperationId[];

/** A world in process; `successes` collects its successful answers with the call of each. */
function inProcess() {
  const world = ownedWorld({ context: { clock: systemClock, responder: atOnce, script: null } });
  const outcome: Outcome = { statuses: new Map(), asked: new Set(), problems: [] };
  const successes: { call: string; text: string }[] = [];
  const ask = async (path: string, init: RequestInit) => {
    const answer =
      (await world.api(new Request(`http://test${path}`, init))) ??
      Response.json({ success: false, message: "Not found" }, { status: 404 });
    if (answer.ok) successes.push({ call: `${init.method} ${path}`, text: await answer.clone().text() });
    return answer;
  };
  return { world, outcome, successes, ask };
}

test("500 valid and invalid requests are answered as in the contract", async () => {
  const complaints = vi.spyOn(console, "error");
  const { world, outcome, ask } = inProcess();
  await fuzz({ context: world.context, userId: world.userId, ask }, 500, 1, outcome);
  expect(outcome.problems).toEqual([]);
  expect(complaints).not.toHaveBeenCalled();
  for (const status of [200, 400, 401, 404, 405, 409, 415]) expect([...outcome.statuses.keys()]).toContain(status);
});

test("S6: a user who knows every id cannot read or change anything of another with any operation", async () => {
  const { world, outcome, successes, ask } = inProcess();
  const { context, userId } = world;
  const { state } = context;
  state.users.put(newUser({ id: "user-else", email: "else@example.com", createdAt: "2026-11-20T10:00:00Z" }));
  const threads = new Set(state.threads.in(userId).map(({ id }) => id));
  const isMine = ({ id, row }: { id: string; row: unknown }) => {
    const { userId: of, ownerId, creatorId, threadId, characterId } = row as Record<string, string | undefined>;
    return (
      // A follow is a row of the follower.
      [id, ownerId, of ?? creatorId].includes(userId) ||
      threads.has(threadId ?? "") ||
      (!of && characterId === "char-owned")
    );
  };
  const mine = () => state.dump().filter(isMine);
  const before = mine();
  await fuzz({ context, userId: "user-else", ask }, 3000, 2, outcome);
  expect(outcome.problems).toEqual([]);
  expect(ids.filter((id) => ruleOf(id) && !outcome.asked.has(id))).toEqual([]);
  expect(mine()).toEqual(before);
  // Profiles and badges are public.
  const secret = before.filter(({ table }) => !["users", "badgeAwards"].includes(table));
  const marks = [...secret.map(({ id }) => id), state.users.get(userId)!.email];
  expect(marks.length).toBeGreaterThan(20);
  expect(
    successes.filter(({ text }) => marks.some((mark) => text.includes(`"${mark}`) || text.includes(`/${mark}"`))),
  ).toEqual([]);
});

test("every operation that takes input documents its refusal", () => {
  const taking = ids.filter((id) => parametersOf(id).length > 0 || operations[id].requestTypes.length > 0);
  expect(taking.filter((id) => !describedBy(id).responses["400"])).toEqual([]);
});

test("answers that violate the contract are found", async () => {
  const asked = { id: "getUserInfo", method: "GET", path: "/api/v1/user/info", headers: {}, how: "" } as const;
  const refusal = { success: false, message: "No" };
  expect(await problemOf(asked, Response.json(refusal, { status: 401 }))).toBeNull();
  expect(await problemOf(asked, Response.json(refusal, { status: 500 }))).toContain("500 is not documented");
  expect(await problemOf(asked, Response.json({ message: "No" }, { status: 401 }))).toContain("off its schema");
  expect(await problemOf(asked, Response.json({ success: true, data: {} }))).toContain("off its schema");
  expect(await problemOf(asked, new Response("<p>", { headers: { "content-type": "text/html" } }))).toContain(
    "as text/html",
  );
});
