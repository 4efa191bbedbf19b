import { client } from "../../.cache/provider/client.gen.ts";
import { checkAccount, checkLeaving } from "./account-checks.ts";
import { checkCharacters } from "./character-checks.ts";
import { checkChat } from "./chat-checks.ts";
import { checkPlan } from "./plan-checks.ts";
import { checkSettings } from "./settings-checks.ts";

/** Runs `work` and counts it; a thrown error is the failure's text. */
export type Check = (name: string, work: () => Promise<void>) => Promise<void>;

/** Who goes through the session, and what the host lets them have. */
export type Visitor = {
  readonly base: string;
  readonly fetch: typeof globalThis.fetch;
  readonly check: Check;
  readonly credentials: { readonly email: string; readonly password: string };
  readonly userName: string;
  /** Empty while nobody is signed in. */
  token: string;
  /** The newest mail to an address; on hosts of our own. */
  readonly mailTo: ((address: string) => string | undefined) | undefined;
  /** Gives somebody a paid plan; on hosts of our own. */
  readonly makePaid: ((address: string) => void) | undefined;
};

/**
 * A visitor's whole session through the second generator's SDK: every operation ruled so far answers once with success
 * (its body validated against the contract) and where a rule can refuse, it refuses as the contract says.
 */
export async function runSession(
  base: string,
  fetch: typeof globalThis.fetch,
  check: Check,
  mailTo?: Visitor["mailTo"],
  makePaid?: Visitor["makePaid"],
): Promise<void> {
  const stamp = `${Date.now()}-${process.pid}`;
  const credentials = { email: `check-${stamp}@example.com`, password: "quiet-harbour-9" };
  const userName = `c${stamp}`.slice(0, 25);
  const visitor: Visitor = { base, fetch, check, credentials, userName, token: "", mailTo, makePaid };
  client.setConfig({ baseUrl: base, fetch, auth: () => visitor.token });
  await checkAccount(visitor);
  await checkPlan(visitor);
  await checkSettings(visitor);
  await checkChat(visitor, await checkCharacters(visitor));
  await checkLeaving(visitor);
}
