import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Message } from "#src/generated/api/model/message.ts";
import type { ReplyEvent } from "#src/generated/api/model/replyEvent.ts";
import { ApiError } from "#src/http/api-error.ts";
import type { ReplyRun } from "./apply-reply-event.ts";
import { followReply, type FollowPorts } from "./follow-reply.ts";
import { createReplyWords } from "./reply-words.ts";
import { abandonReplies, endStopped } from "./run-reply.ts";
import { textOf } from "#src/domain/chat/chat-row.ts";
import { threadChat } from "./chat-store.ts";

const words = ["*She ", "looks ", "up.* ", "“You’re ", "late.”"];
const userMessage: Message = {
  id: "m1",
  threadId: "t",
  clientMessageId: "c1",
  role: "user",
  memberId: null,
  characterId: null,
  personaId: null,
  alternates: [],
  activeAlternate: "a1",
  content: "hello",
  picture: null,
  status: "complete",
  revision: 1,
  loreEntryIds: [],
  createdAt: "2026-11-22T10:00:00Z",
};
const reply: Message = {
  ...userMessage,
  id: "m2",
  clientMessageId: null,
  role: "character",
  content: words.join(""),
  revision: 2,
  activeAlternate: "a2",
};

const script: ReplyEvent[] = [
  { type: "accepted", replyId: "r1", kind: "send", userMessage, messageCount: 1 },
  { type: "turn", messageId: "m2", alternateId: "a2", memberId: null, characterId: "chr" },
  ...words.map((text): ReplyEvent => ({ type: "delta", messageId: "m2", text })),
  { type: "end", message: reply },
  { type: "done", messageCount: 2, nextMemberIds: [] },
];
const networkError = () => new ApiError({ kind: "network", method: "POST", path: "", message: "gone" });

/** A stream that breaks before its first event. */
// oxlint-disable-next-line require-yield -- it only throws
async function* broken(error: unknown): AsyncGenerator<never> {
  throw error;
}

/** The server's side: events after an id, cut after `count` of them, by an error or in silence. */
async function* stream(after: number, count: number, isError = true) {
  for (let at = after; at < Math.min(script.length, after + count); at++) {
    yield { id: `r1:${at}`, event: script[at]?.type ?? "", data: script[at] as ReplyEvent };
  }
  if (after + count < script.length && isError) throw networkError();
}

let client: QueryClient;
let run: ReplyRun;
let waits: number[];
beforeEach(() => {
  abandonReplies();
  client = new QueryClient();
  waits = [];
  const chat = threadChat("t");
  run = {
    client,
    threadId: "t",
    chat,
    words: createReplyWords(chat),
    requestId: "c1",
    signal: new AbortController().signal,
    isAccepted: false,
  };
  const at = "2026-11-22T10:00:00Z";
  chat.dispatch({ type: "send", message: { clientMessageId: "c1", content: "hello", picture: null }, at });
  chat.dispatch({ type: "asked", kind: "send", requestId: "c1", awaited: { memberId: null }, at });
});
afterEach(() => client.clear());

const ports = (join: FollowPorts["join"]): FollowPorts => ({ join, wait: async (ms) => void waits.push(ms) });
const rows = () => threadChat("t").get().rows;
const arrived = () => threadChat("t").get().texts["m2"];
const phase = () => threadChat("t").get().reply?.phase ?? null;
const awaitedKey = "c1/reply";
/** Each row's key and the id of its message. */
const places = () => rows().map((row) => [row.key, row.kind === "stored" ? row.message.id : null]);
const nextAfter = (lastEventId: string | null) => (lastEventId === null ? 0 : Number(lastEventId.split(":")[1]) + 1);

describe("following a reply", () => {
  it("turns the events into one user message and one reply, in the existing rows", async () => {
    expect(
      await followReply(
        run,
        stream(0, 99),
        ports(() => stream(0, 99)),
      ),
    ).toBe("done");
    expect(rows().map((row) => [row.key, row.kind === "stored" ? row.message.id : null, textOf(row)])).toEqual([
      ["c1", "m1", "hello"],
      [awaitedKey, "m2", words.join("")],
    ]);
    expect(arrived()).toBeUndefined();
    expect(waits).toEqual([]);
  });

  it.each(Array.from({ length: 50 }, (_, at) => at))(
    "loses no character when the connection breaks again and again (%i)",
    async (seed) => {
      let random = seed + 1;
      const next = () => ((random = (random * 16807) % 2147483647) % 3) + 1;
      const isError = seed % 2 === 0;
      const end = await followReply(
        run,
        stream(0, Math.max(1, next())),
        ports((_thread, lastEventId) => stream(nextAfter(lastEventId), next(), isError)),
      );
      expect(end).toBe("done");
      expect(rows().map(textOf)).toEqual(["hello", words.join("")]);
      expect(rows()).toHaveLength(2);
      expect(new Set(waits)).toEqual(new Set(waits.length === 0 ? [] : [1000]));
    },
  );

  it("retries after 1, 2, 4 and 8 seconds, then keeps the text so far and offers to reconnect", async () => {
    const asked: (string | null)[] = [];
    const end = await followReply(
      run,
      stream(0, 4),
      ports((_thread, lastEventId) => {
        asked.push(lastEventId);
        return broken(networkError());
      }),
    );
    expect(end).toBe("lost");
    expect(waits).toEqual([1000, 2000, 4000, 8000]);
    expect(asked).toEqual(["r1:3", "r1:3", "r1:3", "r1:3"]);
    expect(arrived()).toBe("*She looks ");
    expect(phase()).toBe("lost");
  });

  it("keeps the placeholder of a reply lost before its first turn, and fills it on joining", async () => {
    const gone = ports(() => broken(networkError()));
    expect(await followReply(run, stream(0, 1), gone)).toBe("lost");
    expect(rows().map(({ key }) => key)).toEqual(["c1", awaitedKey]);
    const joined: ReplyRun = { ...run, requestId: null, isAccepted: true };
    expect(await followReply(joined, stream(0, 99), gone)).toBe("done");
    expect(places()).toEqual([
      ["c1", "m1"],
      [awaitedKey, "m2"],
    ]);
  });

  it("fills the placeholder of a reply that was lost before its first turn and then stopped", async () => {
    const gone = ports(() => broken(networkError()));
    expect(await followReply(run, stream(0, 1), gone)).toBe("lost");
    endStopped(client, "t", { messages: [{ ...reply, status: "stopped" }], messageCount: 2 });
    expect(places()).toEqual([
      ["c1", "m1"],
      [awaitedKey, "m2"],
    ]);
    expect(phase()).toBeNull();
  });

  it("throws when the server refused, or never acknowledged the message", async () => {
    const refused = new ApiError({ kind: "http", status: 429, method: "POST", path: "", message: "Too many" });
    await expect(
      followReply(
        run,
        broken(refused),
        ports(() => stream(0, 99)),
      ),
    ).rejects.toBe(refused);
    await expect(
      followReply(
        run,
        (async function* () {})(),
        ports(() => stream(0, 99)),
      ),
    ).rejects.toMatchObject({ kind: "network" });
    expect(waits).toEqual([]);
  });

  const begun = () =>
    new ApiError({ kind: "network", status: 200, method: "POST", path: "", message: "broke before the first event" });
  const brokenAtOnce = () => broken(begun());

  it("joins a stream that broke before its first event was read", async () => {
    expect(
      await followReply(
        run,
        brokenAtOnce(),
        ports((_thread, id) => stream(nextAfter(id), 99)),
      ),
    ).toBe("done");
    expect(waits).toEqual([1000]);
    expect(places()).toEqual([
      ["c1", "m1"],
      [awaitedKey, "m2"],
    ]);
  });

  it("reports no answer if there is nothing to join, or joining fails", async () => {
    await expect(
      followReply(
        run,
        brokenAtOnce(),
        ports(async function* () {}),
      ),
    ).rejects.toMatchObject({ kind: "network", status: 0 });
    expect(waits).toEqual([1000]);
    await expect(
      followReply(
        run,
        brokenAtOnce(),
        ports(() => broken(networkError())),
      ),
    ).rejects.toMatchObject({ kind: "network" });
  });

  it("ends when there is nothing left to join", async () => {
    run.isAccepted = true;
    expect(
      await followReply(
        run,
        (async function* () {})(),
        ports(() => stream(0, 99)),
      ),
    ).toBe("over");
  });

  it("treats a snapshot as the whole text so far", async () => {
    run.isAccepted = true;
    const late = async function* () {
      yield { id: "r1:0", event: "accepted", data: script[0] as ReplyEvent };
      yield { id: "r1:1", event: "turn", data: script[1] as ReplyEvent };
      yield {
        id: "r1:4",
        event: "snapshot",
        data: { type: "snapshot", messageId: "m2", alternateId: "a2", text: "*She looks up.* " } as ReplyEvent,
      };
      yield* stream(5, 99);
    };
    expect(
      await followReply(
        run,
        late(),
        ports(() => stream(0, 99)),
      ),
    ).toBe("done");
    expect(rows().map(textOf)).toEqual(["hello", words.join("")]);
  });

  it("ignores repeated events, but not a snapshot", async () => {
    const stammering = async function* () {
      yield* stream(0, 4, false);
      yield* stream(1, 4, false);
      yield {
        id: "r1:4",
        event: "snapshot",
        data: { type: "snapshot", messageId: "m2", alternateId: "a2", text: "*She looks up.* " } as ReplyEvent,
      };
      yield* stream(2, 99);
    };
    expect(
      await followReply(
        run,
        stammering(),
        ports(() => stream(0, 99)),
      ),
    ).toBe("done");
    expect(rows().map(textOf)).toEqual(["hello", words.join("")]);
  });

  it("keeps the partial text of a reply that failed", async () => {
    const failing = async function* () {
      yield* stream(0, 4, false);
      yield {
        id: "r1:4",
        event: "error",
        data: { type: "error", messageId: "m2", message: "The model is busy", retryable: true } as ReplyEvent,
      };
      yield { id: "r1:5", event: "done", data: { type: "done", messageCount: 2, nextMemberIds: [] } as ReplyEvent };
    };
    expect(
      await followReply(
        run,
        failing(),
        ports(() => stream(0, 99)),
      ),
    ).toBe("done");
    expect(rows()[1]).toMatchObject({ message: { id: "m2", status: "failed", content: "*She looks " } });
  });
});
