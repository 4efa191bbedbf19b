import { operations, type OperationId } from "#src/generated/operations.ts";
import { must } from "./answers.ts";
import { exampleCall } from "./example-call.ts";
import { isRead } from "./run.ts";
import type { Visitor } from "./visitor.ts";

type Item = Readonly<Record<string, unknown>>;
/** Where the items of a list have ids for other operations. */
const givers: readonly (readonly [OperationId, list: string, id: string, name: string])[] = [
  ["getUserInfo", "", "id", "userId"],
  ["listHomeCharacters", "items", "id", "characterId"],
  ["listHomeCharacters", "items", "variant.id", "variantId"],
  ["listHomeCharacters", "items", "creatorId", "userId"],
  ["listThreads", "items", "id", "threadId"],
  ["listThreads", "items", "lastMessage.id", "messageId"],
  ["listGroupChats", "items", "id", "groupId"],
  ["listPublicLorebooks", "lorebooks", "id", "lorebookId"],
  ["listBuckets", "buckets", "bucketId", "bucketId"],
  ["listReports", "items", "id", "reportId"],
];

const memberOf = (value: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((inner, name) => (inner as Item | null | undefined)?.[name], value);

/** All reads, with ids found by reading: the check of a host where nothing may be written. */
export async function checkReading(visitor: Visitor): Promise<void> {
  const { base, fetch, check, token, ids, host } = visitor;
  const first = new Set<OperationId>(givers.map(([id]) => id));
  const rest = (Object.keys(operations) as OperationId[]).filter((id) => isRead(id) && !first.has(id));
  for (const id of [...first, ...rest]) {
    const { bearer, tag } = operations[id];
    const bearerToken = tag === "admin" ? host.adminToken?.(visitor) : token;
    const call = exampleCall(id, ids);
    if (!call || (bearer === "required" && !bearerToken) || id === "joinReply") continue;
    await check(`${id} answers`, async () => {
      const headers = {
        ...(bearerToken && { authorization: `Bearer ${bearerToken}` }),
        ...(call.body && { "content-type": "application/json" }),
      };
      const answer = await fetch(base + call.path, {
        method: call.method,
        headers,
        body: call.body && JSON.stringify(call.body),
      });
      must(answer.status < 300, `expected success, got ${answer.status}`);
      if (!first.has(id)) return answer.body?.cancel();
      const { data } = (await answer.json()) as Item;
      for (const [of, list, path, name] of givers) {
        const found = of === id && memberOf(list === "" ? data : memberOf(data, `${list}.0`), path);
        if (typeof found === "string") ids[name] = found;
      }
    });
  }
}
