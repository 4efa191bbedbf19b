import { client } from "../../../.cache/provider/client.gen.ts";
import { checkAccount, checkLeaving } from "./account-checks.ts";
import { checkBackOffice } from "./admin-checks.ts";
import { checkBuckets } from "./bucket-checks.ts";
import { checkCharacters, type Chosen } from "./character-checks.ts";
import { checkChat } from "./chat-checks.ts";
import { checkDiscovery } from "./discovery-checks.ts";
import { checkFollowing } from "./following-checks.ts";
import { checkGroups } from "./group-checks.ts";
import { checkImages } from "./image-checks.ts";
import { checkLorebooks } from "./lorebook-checks.ts";
import { checkOwnCharacters } from "./own-character-checks.ts";
import { checkPersonas } from "./persona-checks.ts";
import { checkPlan } from "./plan-checks.ts";
import { checkReading } from "./reading-checks.ts";
import { checkRefusals } from "./refusals.ts";
import type { Run } from "./run.ts";
import { checkSettings } from "./settings-checks.ts";
import type { Scope } from "./verdict.ts";
import type { Host, Visitor } from "./visitor.ts";

/** The tags each part of the session checks: with `--only` other parts are skipped. */
const parts: readonly (readonly [
  work: (visitor: Visitor, chosen: Chosen) => Promise<void>,
  tags: readonly string[],
])[] = [
  [checkPlan, ["subscription", "upload", "avatar-decoration"]],
  [checkSettings, ["user", "my-data", "badge", "category", "event-token", "image", "creator", "subscription", "theme"]],
  [checkChat, ["thread", "message", "memory", "checkpoint", "trash", "image", "user"]],
  [checkGroups, ["group-chat", "lorebook", "trash"]],
  [checkOwnCharacters, ["character", "variant", "version", "figure", "trash"]],
  [checkBuckets, ["bucket"]],
  [checkPersonas, ["persona"]],
  [checkImages, ["image"]],
  [checkFollowing, ["creator"]],
  [checkDiscovery, ["discovery", "creator"]],
  [checkLorebooks, ["lorebook"]],
  [checkBackOffice, ["admin"]],
];

export type Plan = {
  readonly base: string;
  readonly host: Host;
  readonly isMeant: Scope;
  readonly tags: ReadonlySet<string>;
  readonly mayWrite: boolean;
  /** Tokens of existing accounts; without them the session signs up two of its own. */
  readonly tokens: { readonly own: string; readonly other: string };
};

/**
 * A visitor's whole session through the second generator's SDK: every operation must succeed once (its body is validated
 * against the contract), and refuse what a rule of the contract refuses. If writing is not allowed, only reading calls.
 */
export async function runSession({ check, fetch }: Run, plan: Plan): Promise<void> {
  const { base, host, isMeant, tags, mayWrite, tokens } = plan;
  const stamp = `${Date.now()}-${process.pid}`;
  const credentials = { email: `check-${stamp}@example.com`, password: "quiet-harbour-9" };
  const userName = `c${stamp}`.slice(0, 25);
  const { own: token, other } = tokens;
  const visitor: Visitor = { base, fetch, check, host, credentials, userName, token, other, ids: {} };
  client.setConfig({ baseUrl: base, fetch, auth: () => visitor.token });
  if (!mayWrite) await checkReading(visitor);
  else {
    if (!token) await checkAccount(visitor);
    if (visitor.token) {
      const chosen = await checkCharacters(visitor);
      for (const [work, about] of parts)
        if (chosen.variantId && about.some((tag) => tags.has(tag))) await work(visitor, chosen);
    }
  }
  await checkRefusals(visitor, mayWrite, isMeant);
  if (mayWrite && !token && visitor.token) await checkLeaving(visitor);
}
