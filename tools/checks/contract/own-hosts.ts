import { createBackend, type Backend } from "#mocks/backend/backend.ts";
import { memoryStore } from "#mocks/backend/state/store.ts";
import { makeContext } from "#mocks/hosts/make-context.ts";
import { createApi } from "#mocks/http/api.ts";
import { paidPlanId } from "#mocks/seed/catalogue.ts";
import { putWorld } from "#mocks/seed/worlds/world.ts";
import type { Host } from "./visitor.ts";

/** Tokens that the built-in bot check accepts and refuses. */
export const botTokens = { passed: "passed", refused: "fail" } as const;

/** Access to a host of our own: reads its mails and promotes users, which no call can do. */
export function ownHost({ context }: Backend): Host {
  const { users, mails } = context.state;
  const userWith = (address: string) => users.find(({ email }) => email === address);
  return {
    botTokens,
    mailTo: (address) => [...mails.all()].findLast(({ to }) => to === address)?.text,
    paidToken: ({ credentials, token }) => {
      const user = userWith(credentials.email);
      const endDate = new Date(context.clock.now() + 20 * 86_400_000).toISOString();
      const plan = { subscriptionId: paidPlanId, endDate };
      // Asked for again, it leaves the plan as it has become.
      if (user && user.subscription.subscriptionId !== paidPlanId)
        users.put({ ...user, subscription: { ...user.subscription, ...plan } });
      return token;
    },
    adminToken: ({ credentials, token }) => {
      const user = userWith(credentials.email);
      if (user && user.role !== "admin") users.put({ ...user, role: "admin" });
      return token;
    },
  };
}

/** The reference backend in process, without a socket. */
export function inProcess(options: Parameters<typeof makeContext>[0] = {}): { fetch: typeof fetch; backend: Backend } {
  const context = makeContext(options);
  const backend = createBackend(context, memoryStore());
  putWorld(context, "demo");
  const api = createApi({ backend });
  const fetch: typeof globalThis.fetch = async (input, init) =>
    (await api(new Request(input, init))) ?? Response.json({ success: false, message: "Not found" }, { status: 404 });
  return { fetch, backend };
}
