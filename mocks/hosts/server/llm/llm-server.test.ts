import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { MessageTextMax } from "#src/generated/zod/schemas/messageText.zod.ts";
import { ListMessagesResponse } from "#src/generated/zod/schemas/listMessagesResponse.zod.ts";
import { framesOf, textOf } from "../../read-events.ts";
import { startServer, type RunningServer } from "../../server.ts";
import { llmConfig } from "./config.ts";
import {
  delta,
  fakeEndpoint,
  pause,
  refuses,
  says,
  startStream,
  type FakeEndpoint,
  type Play,
} from "./fake-endpoint.fixture.ts";

const key = "sk-secret-of-the-host";
const folder = mkdtempSync(join(tmpdir(), "sotto-llm-"));
const logged: string[] = [];
let endpoint: FakeEndpoint;
let server: RunningServer;
/** Everything the host has answered, to search for what must not be in it. */
let answered = "";

const models = {
  data: [
    { id: "lantern-12b" },
    { id: "org/tall:free" },
    { id: "text-embedding-3" },
    { id: 5 },
    null,
    { id: "lantern-12b" },
  ],
};
const start = (env: Record<string, string> | null) =>
  startServer({
    port: 0,
    dataDir: folder,
    distDir: folder,
    world: "free",
    isLimited: false,
    checkAnswers: true,
    log: (line) => logged.push(line),
    llm: env && llmConfig({ LLM_BASE_URL: endpoint.base, LLM_API_KEY: key, ...env }),
  });

async function call(method: string, path: string, body?: unknown) {
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    method,
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  answered += text;
  return { status: response.status, text, json: () => JSON.parse(text) };
}

const light = "/api/v1/chat/threads/thread-the-light-that-failed";
const send = (content: string, stream = true) =>
  call("POST", `${light}/messages`, { content, clientMessageId: crypto.randomUUID(), stream });
const last = async () => (await call("GET", `${light}/messages`)).json().data.items.at(-1);
const plays = (play: Play) => endpoint.plays(play);
let token: string | null = null;

beforeAll(async () => {
  endpoint = await fakeEndpoint();
  endpoint.plays(refuses(200, models));
  server = await start({ LLM_MODEL: "org/tall:free" });
  ({ token } = server);
});
afterAll(async () => {
  await server.close();
  await endpoint.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => endpoint.plays(says("x")));

test("the endpoint's models are the list, the configured one first, what writes no replies left out", async () => {
  const { aiModels } = (await call("GET", "/api/v1/aiModel/list")).json().data;
  expect(aiModels.map(({ modelName }: { modelName: string }) => modelName)).toEqual(["org/tall:free", "lantern-12b"]);
  expect(aiModels.every(({ isPro }: { isPro: boolean }) => !isPro)).toBe(true);
  expect(logged).toContain(
    `Replies are written by org/tall:free at 127.0.0.1:${endpoint.port}; 2 models to choose from`,
  );
});

test("a reply comes from the model, and its prompt can be seen", async () => {
  plays(says("The lamp ", "gutters."));
  const events = framesOf((await send("What is behind the door?")).text);
  expect(textOf(events)).toBe("The lamp gutters.");
  const message = await last();
  expect(message).toMatchObject({ content: "The lamp gutters.", status: "complete" });
  const [got] = endpoint.received;
  expect(got?.body).toMatchObject({ model: "org/tall:free" });
  expect(got?.body.messages.at(-2)).toEqual({ role: "user", content: "What is behind the door?" });
  const { data } = (await call("GET", `/api/v1/chat/messages/${message.id}/prompt`)).json();
  expect(data).toMatchObject({ model: "org/tall:free", messages: got?.body.messages, trimmed: null });
});

test("the model the chat has chosen is sent", async () => {
  const { aiModels } = (await call("GET", "/api/v1/aiModel/list")).json().data;
  const body = {
    characterId: "char-maren-holloway",
    threadId: "thread-the-light-that-failed",
    aiModelId: aiModels[1].id,
  };
  expect((await call("PUT", "/api/v1/chat/config", body)).status).toBe(200);
  await send("And you?", false);
  expect(endpoint.received[0]?.body.model).toBe("lantern-12b");
});

test("stop ends the request to the model within half a second and keeps the text", async () => {
  plays(async (response) => {
    startStream(response).write(delta("The lamp "));
    await pause(20_000);
  });
  const streaming = send("Go on.");
  await expect.poll(() => endpoint.received.length).toBe(1);
  await expect.poll(async () => (await call("GET", light)).json().data.activeReply).not.toBeNull();
  const { replyId } = (await call("GET", light)).json().data.activeReply;
  await pause(50);
  const stoppedAt = performance.now();
  await call("POST", `${light}/stop`, { replyId });
  expect(await endpoint.received[0]?.closed).toBe("left");
  expect(framesOf((await streaming).text).at(-1)?.event.type).toBe("done");
  expect(performance.now() - stoppedAt).toBeLessThan(500);
  expect(await last()).toMatchObject({ content: "The lamp ", status: "stopped" });
});

test("leaving the page does not stop the model; deleting the chat would", async () => {
  plays(async (response) => {
    startStream(response).write(delta("The lamp "));
    await pause(300);
    response.end(`${delta("gutters.")}data: [DONE]\n\n`);
  });
  const control = new AbortController();
  const response = await fetch(`http://127.0.0.1:${server.port}${light}/messages`, {
    method: "POST",
    signal: control.signal,
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ content: "Hm?", clientMessageId: crypto.randomUUID(), stream: true }),
  });
  await response.body?.getReader().read();
  control.abort();
  await expect.poll(async () => (await last()).content).toBe("The lamp gutters.");
});

test("a failing model is a failed reply with Retry, not an error of the call", async () => {
  plays(refuses(500, { error: { message: `broken ${key}` } }));
  const { status, json } = await send("Hello?", false);
  expect([status, json().data.replies[0].status]).toEqual([200, "failed"]);
  const { id } = json().data.replies[0];
  plays(says("Here."));
  const again = await call("POST", `/api/v1/chat/messages/${id}/regenerate`, {
    clientRequestId: crypto.randomUUID(),
    stream: false,
  });
  expect(again.json().data.replies[0]).toMatchObject({ content: "Here.", status: "complete" });
});

test("the user's own turn can be written by the model", async () => {
  plays(says("I hold up the lantern."));
  const { json } = await call("POST", `${light}/impersonate`, {
    clientRequestId: crypto.randomUUID(),
    stream: false,
    draft: "I hold up",
  });
  expect(json().data.text).toBe("I hold up the lantern.");
});

test("the key is in no answer, no line of the log and no file", async () => {
  const spied = vi.spyOn(console, "error");
  plays((response) => response.socket?.destroy());
  await send("Trouble.", false);
  expect(answered).not.toContain(key);
  expect(logged.join("\n")).not.toContain(key);
  expect(JSON.stringify(spied.mock.calls)).not.toContain(key);
  expect(JSON.stringify(server.backend.context.state.dump())).not.toContain(key);
  spied.mockRestore();
});

test("without the endpoint the models of the demo world are back, and a chat with a gone model still opens", async () => {
  await server.close();
  server = await start(null);
  const { aiModels } = (await call("GET", "/api/v1/aiModel/list")).json().data;
  expect(aiModels[0].modelName).toBe("Nightingale Large");
  expect((await call("GET", light)).json().data.aiModelId).toMatch(/^model-/);
});

test("an endpoint that lists nothing offers the model that is named; without a name the host does not start", async () => {
  await server.close();
  endpoint.plays(refuses(500, ""));
  await expect(start({})).rejects.toThrow("No model to write with");
  server = await start({ LLM_MODEL: "lantern-12b" });
  const { aiModels } = (await call("GET", "/api/v1/aiModel/list")).json().data;
  expect(aiModels.map(({ modelName }: { modelName: string }) => modelName)).toEqual(["lantern-12b"]);
});

test.each([
  ["many short tokens", Array.from({ length: 60 }, () => "word ".repeat(1000))],
  ["one huge token", ["y".repeat(2_000_000)]],
  ["letters of two units", ["🕯".repeat(40_000)]],
])("a runaway reply of %s ends at the contract's limit, and its chat opens", async (_, texts) => {
  plays(says(...texts));
  const events = framesOf((await send("Go on for ever")).text);
  expect(Array.from(textOf(events))).toHaveLength(MessageTextMax);
  const page = await call("GET", `${light}/messages`);
  expect(ListMessagesResponse.safeParse(page.json()).success).toBe(true);
  const message = page.json().data.items.at(-1);
  expect([Array.from(message.content).length, message.status]).toEqual([MessageTextMax, "cut"]);
  // Going on from there has no room left.
  const more = await call("POST", `/api/v1/chat/messages/${message.id}/continue`, {
    clientRequestId: crypto.randomUUID(),
    stream: false,
  });
  expect(more.status).toBe(200);
  expect((await last()).content).toBe(message.content);
});

test("a runaway suggestion ends where a message does", async () => {
  plays(says("z".repeat(2_000_000)));
  const body = { clientRequestId: crypto.randomUUID(), stream: false };
  const suggested = await call("POST", `${light}/impersonate`, body);
  expect(suggested.json().data.text).toHaveLength(8000);
  const { text } = await call("POST", `${light}/impersonate`, { ...body, stream: true });
  expect(text.length).toBeLessThan(20_000);
});
