import { QueryObserver, type QueryClient } from "@tanstack/react-query";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { changeWindow, messageWindowKey, messageWindowQuery, restoreUnsent } from "#src/data/message/queries.ts";
import { emptyWindow, type MessageWindow } from "#src/data/message/message-window.ts";
import { stop } from "#src/data/message/reply-actions.ts";
import type { ReplyRun } from "#src/data/message/apply-reply-event.ts";
import { followReply } from "#src/data/message/follow-reply.ts";
import { arrivedText, replyStates, replyTexts } from "#src/data/message/reply-store.ts";
import { openJoin, openSend } from "#src/data/message/reply-stream.ts";
import { joinReply } from "#src/data/message/run-reply.ts";
import { sendAndRead } from "#src/data/message/send-message.ts";
import { ReplyEvent } from "#src/generated/zod/schemas/replyEvent.zod.ts";
import { readEvents } from "#src/http/sse.ts";
import type { Fault } from "../support/fault-proxy.ts";
import { aborted, setStage, storedMessages, wholeReply, type Stage } from "./stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.proxy.clear());
afterAll(() => stage.close());

const streamOf = (threadId: string) => `/api/v1/chat/threads/${threadId}/stream`;
const messagesOf = (threadId: string) => `/api/v1/chat/threads/${threadId}/messages`;
const rowsOf = (client: QueryClient, threadId: string) =>
  client.getQueryData<MessageWindow>(messageWindowKey(threadId))?.rows ?? [];

function send(client: QueryClient, threadId: string, content = "Hello", clientMessageId = crypto.randomUUID()) {
  const outgoing = { threadId, clientMessageId, content, picture: null, characterId: null, isStreaming: true };
  return { clientMessageId, again: () => sendAndRead(client, outgoing), done: sendAndRead(client, outgoing) };
}

/** Sends under a fault; where the page would offer Retry, presses it. Answers how often it was pressed. */
async function sendUnder(client: QueryClient, threadId: string, fault: Fault): Promise<number> {
  stage.proxy.set({ method: "POST", path: messagesOf(threadId), ...fault, calls: [1] });
  const sending = send(client, threadId);
  await sending.done;
  const mine = rowsOf(client, threadId).find(({ key }) => key === sending.clientMessageId);
  expect(mine?.message.content).toBe("Hello");
  if (mine?.delivery !== "failed") return 0;
  await sending.again();
  return 1;
}

/** One message of the user's and one whole reply: on the page and on the server, byte for byte the same. */
async function expectWhole(client: QueryClient, threadId: string) {
  expect(replyStates.get(threadId)).toBeNull();
  const stored = [
    { role: "user", content: "Hello", status: "complete" },
    { role: "character", content: wholeReply.trim(), status: "complete" },
  ];
  const server = await storedMessages(threadId);
  expect(server.map((message) => ({ ...message, content: message.content.trim() }))).toEqual(stored);
  expect(rowsOf(client, threadId).map(({ message }) => message.content)).toEqual(server.map(({ content }) => content));
  const reply = rowsOf(client, threadId)[1]?.message.id ?? "";
  expect(arrivedText(reply).trim()).toBe(wholeReply.trim());
}

/** Bytes of one undisturbed stream. */
async function streamLength(): Promise<number> {
  const threadId = await stage.newThread();
  await send(await stage.newClient(), threadId).done;
  const [call] = stage.proxy.calls("POST", messagesOf(threadId));
  return call?.bytes ?? 0;
}

describe("a stream that breaks", () => {
  it.each(["reset", "fin", "end"] as const)(
    "F1, F3: cut by %s at 50 places, it goes on where it was; nothing is lost, nothing is sent twice",
    async (by) => {
      const length = await streamLength();
      expect(length).toBeGreaterThan(2000);
      const client = await stage.newClient();
      const retries = await Promise.all(
        Array.from({ length: 50 }, async (_, at) => {
          const threadId = await stage.newThread();
          const afterBytes = Math.floor((length * at) / 50);
          const pressed = await sendUnder(client, threadId, { cut: { afterBytes, by } });
          await expectWhole(client, threadId);
          const joins = stage.proxy.calls("GET", streamOf(threadId)).length;
          expect(stage.proxy.calls("POST", messagesOf(threadId))).toHaveLength(1 + pressed);
          // Either it was never accepted and a person pressed Retry, or it was joined without one.
          expect(pressed + joins).toBeGreaterThanOrEqual(1);
          return pressed;
        }),
      );
      // Only before `accepted` does anybody have to press anything.
      expect(retries.filter((pressed) => pressed > 0).length).toBeLessThan(10);
      expect(retries.at(-1)).toBe(0);
    },
  );

  it.each<[string, Fault]>([
    ["byte by byte", { split: "bytes" }],
    ["with torn characters", { split: "characters" }],
    ["with a chunk twice", { duplicateChunk: 9 }],
    ["slowly", { bytesPerSecond: 40_000 }],
    ["late", { latency: [50, 150] }],
  ])("F4: sent %s, a stream is read whole", async (_name, fault) => {
    const threadId = await stage.newThread();
    const client = await stage.newClient();
    expect(await sendUnder(client, threadId, fault)).toBe(0);
    await expectWhole(client, threadId);
  });

  it("F1: every join is cut as well, and it still comes to its end", async () => {
    const threadId = await stage.newThread();
    const client = await stage.newClient();
    stage.proxy.set({ path: streamOf(threadId), calls: [1, 2], cut: { afterBytes: 700, by: "reset" } });
    await sendUnder(client, threadId, { cut: { afterBytes: 1500, by: "reset" } });
    await expectWhole(client, threadId);
    expect(stage.proxy.calls("GET", streamOf(threadId)).length).toBeGreaterThanOrEqual(3);
  });

  it("F1: after the last try the words stay, and taking it up again brings the rest", async () => {
    const threadId = await stage.newThread();
    const client = await stage.newClient();
    const takeBack = stage.proxy.set({ path: streamOf(threadId), refuse: true });
    stage.proxy.set({ method: "POST", path: messagesOf(threadId), cut: { afterBytes: 2000, by: "reset" } });
    const { signal } = new AbortController();
    const run = {
      threadId,
      kind: "send",
      requestId: crypto.randomUUID(),
      characterId: null,
      signal,
      isAccepted: false,
    };
    const body = { content: "Hello", clientMessageId: run.requestId, stream: true };
    const waits: number[] = [];
    const ports = { join: openJoin, wait: async (ms: number) => void waits.push(ms) };
    expect(await followReply(client, run as ReplyRun, openSend(threadId, body, signal), ports)).toBe("lost");
    expect(waits).toEqual([1000, 2000, 4000, 8000]);
    expect(stage.proxy.calls("GET", streamOf(threadId))).toHaveLength(4);
    const kept = arrivedText(rowsOf(client, threadId)[1]?.message.id ?? "");
    expect(kept.length).toBeGreaterThan(10);
    expect(wholeReply.startsWith(kept)).toBe(true);
    takeBack();
    await joinReply(client, threadId, null);
    await expectWhole(client, threadId);
  });

  it("F2: a line that stays open and says nothing is given up after the silence", async () => {
    const threadId = await stage.newThread();
    stage.proxy.set({ method: "POST", path: messagesOf(threadId), cut: { afterBytes: 1500, by: "stall" } });
    const since = performance.now();
    const seen: string[] = [];
    const reading = (async () => {
      const body = { content: "Hello", clientMessageId: crypto.randomUUID(), stream: true };
      const init = {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      };
      for await (const { event } of readEvents({ url: messagesOf(threadId), init, schema: ReplyEvent, silence: 600 }))
        seen.push(event);
    })();
    await expect(reading).rejects.toMatchObject({ kind: "timeout" });
    expect(seen[0]).toBe("accepted");
    expect(performance.now() - since).toBeLessThan(4000);
  });

  it("F4: a byte that arrives wrong spoils one event at most, and the finished message is right", async () => {
    const threadId = await stage.newThread();
    const client = await stage.newClient();
    await sendUnder(client, threadId, { corruptByte: 2600 });
    const [, reply] = rowsOf(client, threadId);
    expect(reply?.message.content.trim()).toBe(wholeReply.trim());
    expect(await storedMessages(threadId)).toHaveLength(2);
  });

  it.each<[string, Fault["replace"]]>([
    ["a page of HTML", { type: "text/html", body: "<h1>Bad <script>alert(1)</script></h1>" }],
    ["a JSON refusal", { body: '{"success":false,"message":"The model is away"}' }],
    ["JSON of another kind", { body: '{"hello":1}' }],
    ["nothing", { body: "" }],
    ["another type", { type: "application/octet-stream", body: "event: done\n\n" }],
    ["broken gzip", { headers: { "content-encoding": "gzip" }, body: Uint8Array.of(31, 139, 8, 0, 1, 2) }],
  ])("F5: %s in place of a stream is a failure that keeps the message", async (_name, replace) => {
    const threadId = await stage.newThread();
    const client = await stage.newClient();
    stage.proxy.set({ method: "POST", path: messagesOf(threadId), calls: [1], replace });
    const sending = send(client, threadId);
    await sending.done;
    const [mine, ...others] = rowsOf(client, threadId);
    expect(others).toEqual([]);
    expect(mine).toMatchObject({ delivery: "failed", message: { content: "Hello" } });
    expect(mine?.problem).toBeTruthy();
    expect(mine?.problem).not.toContain("<");
    await sending.again();
    await expectWhole(client, threadId);
  });

  it("F6: Stop ends every reader and the writer within half a second, and keeps what was written", async () => {
    const took: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const threadId = await stage.newThread();
      const client = await stage.newClient();
      const sending = send(client, threadId);
      await expect.poll(() => replyStates.get(threadId)?.phase, { interval: 5, timeout: 10_000 }).toBe("writing");
      let hasEnded = false;
      const other = (async () => {
        for await (const _ of openJoin(threadId, null, new AbortController().signal));
        hasEnded = true;
      })();
      await new Promise((resolve) => setTimeout(resolve, 60));
      const before = aborted.count;
      const since = performance.now();
      await stop(client, threadId);
      await sending.done;
      await other;
      took.push(performance.now() - since);
      expect(hasEnded).toBe(true);
      expect(aborted.count).toBe(before + 1);
      const [, reply] = await storedMessages(threadId);
      expect(reply?.status).toBe("stopped");
      expect(reply?.content.length).toBeGreaterThan(5);
      expect(wholeReply.startsWith(reply?.content ?? "-")).toBe(true);
      expect(rowsOf(client, threadId)[1]?.message.content).toBe(reply?.content);
    }
    // A machine may be busy once; a product that is slow is slow each time.
    expect(Math.min(...took)).toBeLessThan(500);
  });

  it("F6: Stop before the stream has told anything leaves the message and its reply, and nothing that waits", async () => {
    const threadId = await stage.newThread();
    const client = await stage.newClient();
    const leave = new QueryObserver(client, messageWindowQuery(threadId)).subscribe(() => undefined);
    await expect.poll(() => rowsOf(client, threadId)).toHaveLength(1);
    stage.proxy.set({ method: "POST", path: messagesOf(threadId), cut: { afterBytes: 0, by: "stall" } });
    const sending = send(client, threadId);
    await expect.poll(() => storedMessages(threadId)).toHaveLength(2);
    await stop(client, threadId);
    const keys = () => rowsOf(client, threadId).map(({ key }) => key);
    const place = `reply-${sending.clientMessageId}`;
    expect(keys().slice(1)).toEqual([sending.clientMessageId, place]);
    await sending.done;
    await expect.poll(() => rowsOf(client, threadId).map(({ delivery }) => delivery)).not.toContain("sending");
    expect(keys().slice(1)).toEqual([sending.clientMessageId, place]);
    expect(rowsOf(client, threadId)[2]?.message.status).toBe("stopped");
    // A later visit does not find it unsent.
    changeWindow(client, threadId, () => emptyWindow);
    restoreUnsent(client, threadId);
    expect(keys()).toEqual([]);
    leave();
  });
});

describe("the same request more than once", () => {
  it("F14: five sends under one id at once store one message and one reply", async () => {
    const threadId = await stage.newThread();
    const body = { content: "Hello", clientMessageId: crypto.randomUUID(), stream: true };
    const read = async () => {
      let last = "";
      for await (const { event } of openSend(threadId, body, new AbortController().signal)) last = event;
      return last;
    };
    expect(await Promise.all(Array.from({ length: 5 }, read))).toEqual(Array.from({ length: 5 }, () => "done"));
    expect(await storedMessages(threadId)).toHaveLength(2);
  });
});

describe("F26: a reply that the host's restart has ended", () => {
  const ended = async () => {
    const threadId = await stage.newThread();
    const client = await stage.newClient();
    // The page shows the thread.
    const leave = new QueryObserver(client, messageWindowQuery(threadId)).subscribe(() => undefined);
    stage.proxy.set({ method: "POST", path: messagesOf(threadId), cut: { afterBytes: 2000, by: "reset" } });
    // What a host says that has no such reply any more.
    stage.proxy.set({ path: streamOf(threadId), replace: { status: 204 } });
    return { threadId, client, leave };
  };

  it("stands as the thread has it", async () => {
    const { threadId, client, leave } = await ended();
    await send(client, threadId).done;
    await expect.poll(() => rowsOf(client, threadId).at(-1)?.message.status).not.toBe("running");
    expect(replyStates.get(threadId)).toBeNull();
    await expect.poll(() => replyTexts.get(rowsOf(client, threadId).at(-1)?.message.id ?? "")).toBeNull();
    leave();
  });

  it("keeps its words, and the way on, where the thread cannot be read", async () => {
    const { threadId, client, leave } = await ended();
    const back = stage.proxy.set({ method: "GET", path: messagesOf(threadId), replace: { status: 500, body: "{}" } });
    await send(client, threadId).done;
    await expect.poll(() => replyStates.get(threadId)?.phase).toBe("lost");
    const reply = rowsOf(client, threadId).at(-1)?.message.id ?? "";
    expect(wholeReply.startsWith(arrivedText(reply).slice(0, 40))).toBe(true);
    expect(arrivedText(reply).length).toBeGreaterThan(10);
    back();
    await joinReply(client, threadId, null);
    await expect.poll(() => replyStates.get(threadId)).toBeNull();
    await expect.poll(() => rowsOf(client, threadId).at(-1)?.message.content.trim()).toBe(wholeReply.trim());
    leave();
  });
});
