import type { ServerResponse } from "node:http";
import { createServer } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WriterCut, WriterFailed } from "../../../backend/reply/pieces.ts";
import type { ReplyRequest, SentPrompt } from "../../../backend/responder/responder.ts";
import { llmConfig } from "./config.ts";
import {
  delta,
  done,
  fakeEndpoint,
  finished,
  pause,
  refuses,
  says,
  startStream,
  stream,
  type FakeEndpoint,
} from "./fake-endpoint.fixture.ts";
import { llmResponder, type LlmOptions } from "./llm-responder.ts";

const key = "sk-secret-of-the-test";
let endpoint: FakeEndpoint;
beforeAll(async () => {
  endpoint = await fakeEndpoint();
});
afterAll(() => endpoint.close());

const request = (given: Partial<ReplyRequest> = {}): ReplyRequest => ({
  task: "send",
  seed: "thr_1/rpl_1",
  speaker: {
    id: "c",
    name: "Maren",
    tagline: "",
    description: "",
    personality: "",
    scenario: "",
    exampleDialogue: "",
    firstMessage: "",
  },
  others: [],
  user: { name: "Mara", description: "" },
  preferences: {
    verbose: "short",
    povPreference: "firstPerson",
    actForUser: "no",
    dialogStyle: "balanced",
    narrationTense: "present",
  },
  history: [
    { role: "character", name: "Maren", content: "Come in." },
    { role: "user", name: "Mara", content: "Thanks." },
  ],
  avoid: [],
  instruction: null,
  draft: null,
  lore: [],
  ...given,
});

type Written = { text: string; error: unknown; notes: SentPrompt[] };

function responderOf(env: Record<string, string> = {}, options: Partial<LlmOptions> = {}) {
  const config = llmConfig({ LLM_BASE_URL: endpoint.base, LLM_MODEL: "lantern", LLM_API_KEY: key, ...env });
  if (!config) throw new Error("no endpoint");
  return llmResponder(config, { model: "lantern", ...options });
}

async function written(
  given: Partial<ReplyRequest> = {},
  { responder = responderOf(), signal = new AbortController().signal } = {},
): Promise<Written> {
  const notes: SentPrompt[] = [];
  let text = "";
  try {
    for await (const piece of responder.write(request(given), signal, (sent) => notes.push(sent))) text += piece;
  } catch (error) {
    return { text, error, notes };
  }
  return { text, error: null, notes };
}

test("the request has the model, the prompt, what applies, and the key in its header alone", async () => {
  endpoint.plays(says("The lamp ", "gutters."));
  const { text, error, notes } = await written();
  expect([text, error]).toEqual(["The lamp gutters.", null]);
  const [got] = endpoint.received;
  expect(got).toMatchObject({
    method: "POST",
    path: "/v1/chat/completions",
    headers: { authorization: `Bearer ${key}`, "accept-encoding": "identity" },
    body: { model: "lantern", stream: true, max_tokens: 200, stop: ["\nMara:"] },
  });
  expect(Object.keys(got?.body).toSorted()).toEqual(["max_tokens", "messages", "model", "stop", "stream"]);
  expect(notes.at(-1)).toMatchObject({
    model: "lantern",
    messages: got?.body.messages,
    includedMessages: 2,
    trimmed: null,
  });
  expect(JSON.stringify([got?.body, notes])).not.toContain(key);
});

test("the chat's model and the server's own parameters are sent", async () => {
  endpoint.plays(says("x"));
  await written(
    { model: "other/model:free" },
    { responder: responderOf({ LLM_PARAMETERS: '{"temperature":0.9,"min_p":0.05}' }) },
  );
  expect(endpoint.received[0]?.body).toMatchObject({ model: "other/model:free", temperature: 0.9, min_p: 0.05 });
});

test("UTF-8 that is cut anywhere, comment lines, other events and line ends do no harm", async () => {
  const whole = Buffer.from(
    `: OPENROUTER PROCESSING\n\n: still\n\nevent: ping\r\ndata: {}\r\n\r\n${delta("Größe 夜 ")}data: {"choices":[]}\n\ndata: not json\n\n${delta("😀 ende")}${finished("stop")}data: {"choices":[],"usage":{"total_tokens":5}}\n\n${done}`,
  );
  for (const size of [1, 3, 7, 1000]) {
    const frames = Array.from({ length: Math.ceil(whole.length / size) }, (_, at) =>
      whole.subarray(at * size, at * size + size),
    );
    endpoint.plays(async (response) => {
      startStream(response);
      for (const frame of frames) response.write(frame);
      response.end();
      await pause(0);
    });
    expect(await written()).toMatchObject({ text: "Größe 夜 😀 ende", error: null });
  }
});

test("reasoning is not the reply, in its own member or in a tag", async () => {
  const reasoning = `data: ${JSON.stringify({ choices: [{ delta: { reasoning_content: "hmm", content: null } }] })}\n\n`;
  endpoint.plays(
    stream(reasoning, delta("<thi"), delta("nk>She lies"), delta(".</thi"), delta("nk>\n\nThe "), delta("lamp."), done),
  );
  expect(await written()).toMatchObject({ text: "The lamp.", error: null });
  endpoint.plays(says("<thin ice"));
  expect((await written()).text).toBe("<thin ice");
});

test("an error in mid-stream keeps the text: failed", async () => {
  for (const bad of [
    'data: {"error":{"code":502,"message":"sk-secret provider"},"choices":[{"delta":{"content":""},"finish_reason":"error"}]}\n\n',
    finished("error"),
  ]) {
    endpoint.plays(stream(delta("The lamp "), bad, delta("never")));
    const { text, error } = await written();
    expect(text).toBe("The lamp ");
    expect(error).toBeInstanceOf(WriterFailed);
    expect(String(error)).not.toContain("sk-secret");
  }
});

test.each([
  ["an end without [DONE]", [delta("The lamp ")]],
  ["no room left", [delta("The lamp "), finished("length"), done]],
])("%s keeps the text: cut", async (_, frames) => {
  endpoint.plays(stream(...frames));
  const { text, error } = await written();
  expect(text).toBe("The lamp ");
  expect(error).toBeInstanceOf(WriterCut);
});

test("a connection that breaks keeps the text: cut", async () => {
  endpoint.plays(async (response) => {
    startStream(response).write(delta("The lamp "));
    await pause(30);
    response.socket?.resetAndDestroy();
  });
  const { text, error } = await written();
  expect(text).toBe("The lamp ");
  expect(error).toBeInstanceOf(WriterCut);
});

test("the model's word that it has ended is enough without [DONE]", async () => {
  endpoint.plays(stream(delta("The lamp."), finished("stop")));
  expect(await written()).toMatchObject({ text: "The lamp.", error: null });
});

test.each([
  ["nothing", stream(done)],
  ["blank space", says("  \n")],
  ["an end at once", stream()],
  ["no room", stream(finished("length"), done)],
  ["a withheld reply", stream(finished("content_filter"), done)],
  ["a page", refuses(200, "<html>", { "content-type": "text/html" })],
  ["only another's words", says("Mara: I nod.")],
])("%s is a failure that can be tried again", async (_, play) => {
  endpoint.plays(play);
  const { text, error } = await written();
  expect(text).toBe("");
  expect(error).toBeInstanceOf(WriterFailed);
});

test("an answer that is not streamed is read whole", async () => {
  endpoint.plays(refuses(200, { choices: [{ message: { content: "All at once." }, finish_reason: "stop" }] }));
  expect(await written()).toMatchObject({ text: "All at once.", error: null });
});

test("a leading name of its own and everything said for another is left out, and told", async () => {
  endpoint.plays(says("Mar", "en: The lamp.\n", "Ma", "ra: I nod.", " And more."));
  const { text, error, notes } = await written();
  expect([text, error]).toEqual(["The lamp.", null]);
  expect(notes.at(-1)?.trimmed).toMatch(/^Maren:\nMara: I nod\./);
});

test("a parameter that is refused is dropped, the request sent once more, and not sent again later", async () => {
  const refusal = refuses(400, {
    error: { message: "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens'.", param: "max_tokens" },
  });
  endpoint.plays(refusal, says("Well."));
  const responder = responderOf();
  expect(await written({}, { responder })).toMatchObject({ text: "Well.", error: null });
  expect(endpoint.received.map(({ body }) => "max_tokens" in body)).toEqual([true, false]);
  expect(endpoint.received.every(({ body }) => "stop" in body)).toBe(true);
  expect((await written({}, { responder })).text).toBe("Well.");
  expect(endpoint.received).toHaveLength(3);
  expect("max_tokens" in endpoint.received[2]!.body).toBe(false);
});

test("a second refusal is a failure, and so is one that names nothing", async () => {
  endpoint.plays(
    refuses(400, { error: { message: "max_tokens is wrong" } }),
    refuses(400, { error: { message: "stop is wrong" } }),
  );
  expect((await written()).error).toBeInstanceOf(WriterFailed);
  expect(endpoint.received).toHaveLength(2);
  endpoint.plays(refuses(400, "no"));
  expect((await written()).error).toBeInstanceOf(WriterFailed);
  expect(endpoint.received).toHaveLength(1);
});

test("an endpoint that wants strict turns gets them, from then on", async () => {
  endpoint.plays(refuses(400, { error: "Conversation roles must alternate user/assistant/user" }), says("Well."));
  const responder = responderOf();
  expect(await written({}, { responder })).toMatchObject({ text: "Well.", error: null });
  await written({}, { responder });
  const roles = endpoint.received.map(({ body }) => body.messages.map(({ role }: { role: string }) => role).join(" "));
  expect(roles).toEqual(["system assistant user system", "system user assistant user", "system user assistant user"]);
});

test("LLM_STRICT_ROLES=on begins with strict turns, off never takes them", async () => {
  endpoint.plays(says("x"));
  await written({}, { responder: responderOf({ LLM_STRICT_ROLES: "on" }) });
  expect(endpoint.received[0]?.body.messages.map(({ role }: { role: string }) => role)).toEqual([
    "system",
    "user",
    "assistant",
    "user",
  ]);
  endpoint.plays(refuses(400, { error: "roles must alternate" }));
  expect((await written({}, { responder: responderOf({ LLM_STRICT_ROLES: "off" }) })).error).toBeInstanceOf(
    WriterFailed,
  );
  expect(endpoint.received).toHaveLength(1);
});

test.each([301, 302, 307, 308])("a redirect (%i) is not followed", async (status) => {
  endpoint.plays(refuses(status, "", { location: `${endpoint.base}/elsewhere` }));
  expect((await written()).error).toEqual(new WriterFailed("The model's address has moved"));
  expect(endpoint.received).toHaveLength(1);
});

test.each([401, 403, 404, 429, 500, 503])("%i is told in our own words, nothing of the answer", async (status) => {
  endpoint.plays(refuses(status, { error: { message: `bad key ${key}` } }));
  const { error } = await written();
  expect(error).toBeInstanceOf(WriterFailed);
  expect((error as Error).message).not.toMatch(/sk-|bad key/);
});

test("stop ends the request to the model within half a second, before and after its first word", async () => {
  for (const first of [null, delta("The lamp ")]) {
    endpoint.plays(async (response) => {
      startStream(response).flushHeaders();
      if (first) response.write(first);
      await pause(10_000);
    });
    const control = new AbortController();
    const writing = written({}, { signal: control.signal });
    await expect.poll(() => endpoint.received.length).toBe(1);
    await pause(50);
    const stoppedAt = performance.now();
    control.abort(new Error("stopped"));
    expect((await writing).error).toEqual(new Error("stopped"));
    expect(await endpoint.received[0]?.closed).toBe("left");
    expect(performance.now() - stoppedAt).toBeLessThan(500);
  }
});

test("a reader that has enough ends the request too", async () => {
  endpoint.plays(async (response) => {
    startStream(response).write(delta("The lamp "));
    await pause(10_000);
  });
  for await (const piece of responderOf().write(request(), new AbortController().signal)) {
    expect(piece).toBe("The lamp ");
    break;
  }
  expect(await endpoint.received[0]?.closed).toBe("left");
});

test.each([
  ["no head in time", { headMs: 60 }, () => pause(5000)],
  [
    "a head that comes byte by byte",
    { headMs: 120 },
    async (response: ServerResponse) => {
      const { socket } = response;
      for (const byte of `HTTP/1.1 200 OK\r\nX-Slow: ${"x".repeat(500)}`) {
        if (socket?.destroyed) return;
        socket?.write(byte);
        await pause(5);
      }
    },
  ],
] as const)("%s is a failure", async (_, timing, play) => {
  endpoint.plays(play);
  const started = performance.now();
  expect((await written({}, { responder: responderOf({}, { timing }) })).error).toEqual(
    new WriterFailed("The model did not answer in time"),
  );
  expect(performance.now() - started).toBeLessThan(2000);
});

test("a stall keeps the text: failed; comments alone do not hold it forever", async () => {
  endpoint.plays(async (response) => {
    startStream(response).write(delta("The lamp "));
    await pause(5000);
  });
  expect(await written({}, { responder: responderOf({}, { timing: { idleMs: 80 } }) })).toMatchObject({
    text: "The lamp ",
    error: new WriterFailed("The model stopped answering"),
  });
  endpoint.plays(async (response) => {
    startStream(response).write(delta("The lamp "));
    while (!response.destroyed) {
      response.write(": PROCESSING\n\n");
      await pause(10);
    }
  });
  const { text, error } = await written({}, { responder: responderOf({}, { timing: { totalMs: 200 } }) });
  expect([text, error instanceof WriterFailed]).toEqual(["The lamp ", true]);
});

const endless =
  (frame: string) =>
  async (response: ServerResponse): Promise<void> => {
    startStream(response);
    while (!response.destroyed) {
      if (!response.write(frame)) await Promise.race([new Promise((go) => response.once("drain", go)), pause(200)]);
    }
  };

test("endless text is cut and the connection closed", async () => {
  endpoint.plays(endless(delta("and on ".repeat(100))));
  const { text, error } = await written();
  expect(error).toBeInstanceOf(WriterCut);
  expect(text.length).toBeLessThan(34_000);
  expect(await endpoint.received[0]?.closed).toBe("left");
});

test.each([
  ["comments", ": x\n\n".repeat(5000)],
  ["a line without an end", "data: xxxxxxxxxxxxxxxxxxxxxxx".repeat(2000)],
  ["reasoning", `data: ${JSON.stringify({ choices: [{ delta: { reasoning: "x".repeat(20_000) } }] })}\n\n`],
])("endless %s is a failure, and ends", async (_, frame) => {
  endpoint.plays(endless(frame));
  const { error } = await written();
  expect(error).toBeInstanceOf(WriterFailed);
  expect(await endpoint.received[0]?.closed).toBe("left");
});

test("continue goes on from the text without repeating it, impersonate from the draft", async () => {
  endpoint.plays(says("The lamp goes out ", "over the sea, slowly."));
  const history = [
    ...request().history,
    { role: "character" as const, name: "Maren", content: "The lamp goes out over the sea" },
  ];
  expect((await written({ task: "continue", history })).text).toBe(", slowly.");
  endpoint.plays(says("Mara: ", "I hold up the lantern.\nMaren: Good."));
  const impersonated = await written({ task: "impersonate", draft: "I hold up" });
  expect(impersonated.text).toBe("I hold up the lantern.");
  endpoint.plays(says("the lantern."));
  expect((await written({ task: "impersonate", draft: "I hold up" })).text).toBe("I hold up the lantern.");
});

test("a name that leads inside is not connected to, not even when it led outside a moment before (rebinding)", async () => {
  let connections = 0;
  const trap = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => trap.listen(0, "127.0.0.1", resolve));
  const { port } = trap.address() as { port: number };
  const answers = [
    ["8.8.8.8", "127.0.0.1"],
    ["127.0.0.1"],
    ["10.0.0.1"],
    ["169.254.169.254"],
    ["::1"],
    ["::ffff:127.0.0.1"],
    [],
  ];
  for (const addresses of answers) {
    const resolve = async () => addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
    const responder = responderOf({ LLM_BASE_URL: `https://rebinding.example:${port}/v1` }, { resolve });
    expect((await written({}, { responder })).error).toBeInstanceOf(WriterFailed);
  }
  expect(connections).toBe(0);
  await new Promise((resolve) => trap.close(resolve));
});

test("nobody at the address is a failure in our own words", async () => {
  const responder = responderOf({ LLM_BASE_URL: "http://127.0.0.1:1/v1" });
  expect((await written({}, { responder })).error).toEqual(new WriterFailed("The model could not be reached"));
});
