import { client } from "../../../.cache/provider/client.gen.ts";
import { checkAccount, checkLeaving } from "./account-checks.ts";
import { checkBackOffice } from "./admin-checks.ts";
import { checkBuckets } from "./bucket-checks.ts";
import { checkDiscovery } from "./discovery-checks.ts";
import { checkFollowing } from "./following-checks.ts";
import { checkImages } from "./image-checks.ts";
import { checkPersonas } from "./persona-checks.ts";
import { checkCharacters } from "./character-checks.ts";
import { checkChat } from "./chat-checks.ts";
import { checkGroups } from "./group-checks.ts";
import { checkLorebooks } from "./lorebook-checks.ts";
import { checkOwnCharacters } from "./own-character-checks.ts";
import { checkPlan } from "./plan-checks.ts";
import { checkSettings } from "./settings-checks.ts";
import type { Check, Visitor } from "./visitor.ts";

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
  makeAdmin?: Visitor["makeAdmin"],
): Promise<void> {
  const stamp = `${Date.now()}-${process.pid}`;
  const credentials = { email: `check-${stamp}@example.com`, password: "quiet-harbour-9" };
  const userName = `c${stamp}`.slice(0, 25);
  const visitor: Visitor = { base, fetch, check, credentials, userName, token: "", mailTo, makePaid, makeAdmin };
  client.setConfig({ baseUrl: base, fetch, auth: () => visitor.token });
  await checkAccount(visitor);
  await checkPlan(visitor);
  await checkSettings(visitor);
  const chosen = await checkCharacters(visitor);
  await checkChat(visitor, chosen);
  await checkGroups(visitor, chosen);
  await checkOwnCharacters(visitor, chosen);
  await checkBuckets(visitor, chosen);
  await checkPersonas(visitor, chosen);
  await checkImages(visitor);
  await checkFollowing(visitor, chosen);
  await checkDiscovery(visitor, chosen);
  await checkLorebooks(visitor);
  await checkBackOffice(visitor);
  await checkLeaving(visitor);
}
