import { openSession } from "#mocks/backend/caller.ts";
import type { Context } from "#mocks/backend/context.ts";
import { newUser } from "#mocks/backend/new-user.ts";
import type { Responder } from "#mocks/backend/responder/responder.ts";
import { seededRandom } from "#mocks/hosts/seeded-random.ts";
import { ruleOf } from "#mocks/http/rules.ts";
import { paidPlanId } from "#mocks/seed/catalogue.ts";
import { operations, type OperationId } from "#src/generated/operations.ts";
import { problemOf } from "./answers.ts";
import { makeRequest } from "./requests.ts";
import { choices, idsIn } from "./values.ts";

/** A responder without delays. */
export const atOnce: Responder = {
  async *write() {
    yield "*She nods.* ";
    yield "“And on.”";
  },
};

/** One host, its data and its signed-in users. */
export type Target = {
  readonly context: Context;
  readonly userId: string;
  ask: (path: string, init: RequestInit) => Promise<Response>;
};

export type Outcome = { statuses: Map<number, number>; asked: Set<OperationId>; problems: string[] };

/** Sends `count` requests, the same for the same seed, and notes every answer that violates the contract. */
export async function fuzz(
  { context, userId, ask }: Target,
  count: number,
  seed: number,
  outcome: Outcome,
): Promise<void> {
  const draw = choices(seededRandom(seed));
  const { users } = context.state;
  const user = users.get(userId)!;
  if (draw.chance(50)) {
    const endDate = new Date(context.clock.now() + 86_400_000).toISOString();
    users.put({ ...user, subscription: { ...user.subscription, subscriptionId: paidPlanId, endDate } });
  }
  users.put(
    newUser({
      id: "user-stranger",
      email: "stranger@example.com",
      createdAt: user.createdAt,
      userName: "stranger",
      profileComplete: true,
    }),
  );
  const stranger = openSession(context, "user-stranger", true);
  const all = Object.keys(operations) as OperationId[];
  const ruled = all.filter((id) => ruleOf(id));
  let ids = idsIn(context.state);
  for (let at = 0; at < count; at += 1) {
    if (at % 50 === 49) ids = idsIn(context.state);
    // Opened again each time, in case a call has ended the session.
    const owner = openSession(context, userId, true, "sst_fuzz");
    const asked = makeRequest(draw.one(draw.chance(95) ? ruled : all), draw, ids, { owner, stranger });
    const { method, path, headers, body, how } = asked;
    outcome.asked.add(asked.id);
    const signal = AbortSignal.timeout(10_000);
    let problem: string | null;
    try {
      const answer = await ask(path, { method, headers, signal, ...(body !== undefined && { body }) });
      outcome.statuses.set(answer.status, (outcome.statuses.get(answer.status) ?? 0) + 1);
      problem = await problemOf(asked, answer);
    } catch (failure) {
      problem = `no answer: ${String((failure as Error).cause ?? failure)}`;
    }
    if (problem === null) continue;
    const sent = typeof body === "string" ? body : body === undefined ? "" : "(form or bytes)";
    outcome.problems.push(
      `${asked.id} (${how}; request ${at + 1} of seed ${seed})\n  ${method} ${path.slice(0, 300)} ${sent.slice(0, 300)}\n  ${problem}`,
    );
  }
}
