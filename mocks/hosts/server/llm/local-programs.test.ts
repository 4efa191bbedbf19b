import { afterEach, expect, test } from "vitest";
import type { ReplyRequest, Responder } from "../../../backend/responder/responder.ts";
import { startServer } from "../../server.ts";
import { optionsFrom } from "../environment.ts";
import { fakeEndpoint, refuses, says, type FakeEndpoint, type Play } from "./fake-endpoint.fixture.ts";
import { foundPrograms, localPrograms, type LocalProgram } from "./local-programs.ts";
import { request } from "./own-endpoint.fixture.ts";
import { startFound } from "./start-llm.ts";

const open: FakeEndpoint[] = [];
afterEach(async () => {
  for (const endpoint of open.splice(0)) await endpoint.close();
});

/** A fake of a program: what it answers at each path, 404 elsewhere. */
async function fake(name: string, answers: Record<string, unknown>, reply: Play = says("A reply.")) {
  const endpoint = await fakeEndpoint();
  open.push(endpoint);
  endpoint.plays((response, received) => {
    if (received.method === "POST") return reply(response, received);
    const answer = answers[received.path];
    return answer === undefined
      ? refuses(404, "not found")(response, received)
      : refuses(200, answer)(response, received);
  });
  const known = localPrograms.find((program) => program.name === name);
  if (!known) throw new Error(`no program ${name}`);
  return { endpoint, program: { ...known, port: endpoint.port } satisfies LocalProgram };
}

const find = (programs: readonly LocalProgram[], env: Record<string, string> = {}) =>
  // Longer than in use: nothing here is about the time.
  foundPrograms(env, { programs, withinMs: 5000 });

async function textOf(responder: Responder, given: Partial<ReplyRequest> = {}): Promise<string> {
  let text = "";
  for await (const piece of responder.write(request(given), new AbortController().signal)) text += piece;
  return text;
}

const openAi = (...ids: string[]) => ({ object: "list", data: ids.map((id) => ({ id, object: "model" })) });

test.each<[string, Record<string, unknown>, string[]]>([
  ["Ollama", { "/v1/models": openAi("llama3.2:latest", "nomic-embed-text:latest") }, ["llama3.2:latest"]],
  ["Ollama", { "/api/tags": { models: [{ name: "mistral:7b" }, {}, null] } }, ["mistral:7b"]],
  ["LM Studio", { "/v1/models": openAi("qwen2.5-7b", "text-embedding-nomic") }, ["qwen2.5-7b"]],
  ["LM Studio", { "/api/v0/models": { data: [{ id: "gemma-3-12b", type: "llm" }] } }, ["gemma-3-12b"]],
  ["llama.cpp", { "/v1/models": openAi("C:\\models\\tiny.gguf") }, ["C:\\models\\tiny.gguf"]],
  ["llama.cpp", { "/props": { model_path: "/srv/models/Tiny-3B.Q4.gguf" } }, ["Tiny-3B.Q4"]],
  ["KoboldCpp", { "/api/v1/model": { result: "koboldcpp/mythomax-13b" } }, ["koboldcpp/mythomax-13b"]],
  ["KoboldCpp", { "/v1/models": openAi("koboldcpp/inactive"), "/api/v1/model": { result: "inactive" } }, []],
  ["vLLM", { "/v1/models": openAi("org/big-model") }, ["org/big-model"]],
  // Other servers use these ports, too.
  ["vLLM", { "/v1/models": "<html>" }, []],
  ["vLLM", { "/v1/models": { data: "none" } }, []],
  ["llama.cpp", { "/props": [] }, []],
])("%s that answers %j has the models %j", async (name, answers, names) => {
  const { program, endpoint } = await fake(name, answers);
  const found = await find([program]);
  expect(found.map((one) => [one.program, one.names])).toEqual(names.length > 0 ? [[name, names]] : []);
  expect(endpoint.received.map(({ method, body }) => [method, body])).toEqual(
    endpoint.received.map(() => ["GET", null]),
  );
});

test("what does not answer in time is left out, and holds up nothing", async () => {
  const slow = await fakeEndpoint();
  open.push(slow);
  slow.plays(() => undefined);
  const free = await fakeEndpoint();
  await free.close();
  const before = performance.now();
  const found = await foundPrograms(
    {},
    {
      programs: [
        { name: "vLLM", port: slow.port },
        { name: "Ollama", port: free.port },
      ],
    },
  );
  expect(found).toEqual([]);
  // Far below the ten seconds a model's list may take otherwise.
  expect(performance.now() - before).toBeLessThan(5000);
});

test("each model is written by the program that has it, without the key of another address", async () => {
  const ollama = await fake("Ollama", { "/v1/models": openAi("a", "both") }, says("Ollama's."));
  const studio = await fake("LM Studio", { "/v1/models": openAi("both", "b") }, says("The studio's."));
  const lines: string[] = [];
  const env = { LLM_API_KEY: "sk-of-elsewhere" };
  const writing = startFound(await find([ollama.program, studio.program], env), (line) => lines.push(line));
  expect(writing?.models.map(({ name, place }) => [name, place.program])).toEqual([
    ["a", "Ollama"],
    ["both", "Ollama"],
    ["b", "LM Studio"],
  ]);
  const { responder } = writing!;
  expect(responder.wakes).toBe(true);
  expect(await textOf(responder)).toBe("Ollama's.");
  expect(await textOf(responder, { model: "b" })).toBe("The studio's.");
  expect(studio.endpoint.received.at(-1)).toMatchObject({ method: "POST", body: { model: "b" } });
  expect(JSON.stringify([ollama.endpoint.received, studio.endpoint.received])).not.toContain("sk-of");
  expect(lines.at(-1)).toBe(
    "Replies are written by a in Ollama; 3 models to choose from. LLM=off keeps the improviser.",
  );
});

test("a model named in the environment writes, wherever it runs", async () => {
  const ollama = await fake("Ollama", { "/v1/models": openAi("a") });
  const vllm = await fake("vLLM", { "/v1/models": openAi("c", "b") }, says("By b."));
  const writing = startFound(await find([ollama.program, vllm.program], { LLM_MODEL: "b" }), () => undefined);
  expect(writing?.models.map(({ name }) => name)).toEqual(["b", "c", "a"]);
  expect(await textOf(writing!.responder)).toBe("By b.");
});

test("oddities of local programs are met: no streaming, roles by turns, reasoning in parts", async () => {
  const whole = (content: unknown) =>
    refuses(200, { choices: [{ message: { role: "assistant", content }, finish_reason: "stop" }] });
  const { program } = await fake("llama.cpp", { "/props": { model_path: "odd.gguf" } }, (response, received) => {
    const { stream, messages } = received.body as { stream: boolean; messages: { role: string }[] };
    if (stream) return refuses(400, { error: "streaming is not supported" })(response, received);
    if (messages.filter(({ role }) => role === "system").length > 1 || messages[1]?.role !== "user")
      return refuses(400, { error: "conversation roles must alternate" })(response, received);
    const parts = [
      { type: "reasoning", text: "She lies." },
      { type: "text", text: "[THINK]Or not.[/THINK]The lamp." },
    ];
    return whole(parts)(response, received);
  });
  const writing = startFound(await find([program]), () => undefined);
  expect(await textOf(writing!.responder)).toBe("The lamp.");
});

test("the variables win, and LLM=off asks nobody", () => {
  expect(optionsFrom({ LLM: "off" }).llm).toBeNull();
  expect(optionsFrom({ LLM: "off", LLM_BASE_URL: "http://localhost:1/v1" }).llm).toBeNull();
  expect(optionsFrom({ LLM_BASE_URL: "http://localhost:1/v1" }).llm).toMatchObject({ model: null });
  expect(optionsFrom({})).not.toHaveProperty("llm");
  expect(() => optionsFrom({ LLM: "on" })).toThrow("LLM is");
});

test("a host lists the models it has found, says where they run, and tells that one is being woken", async () => {
  const loaded = Promise.withResolvers<void>();
  const { program } = await fake("Ollama", { "/api/tags": { models: [{ name: "sleepy" }] } }, async (...given) => {
    await loaded.promise;
    await says("Awake.")(...given);
  });
  const server = await startServer({
    port: 0,
    dataDir: ":memory:",
    world: "free",
    isLimited: false,
    checkAnswers: true,
    log: () => undefined,
    found: await find([program]),
  });
  const headers = { authorization: `Bearer ${server.token}`, "content-type": "application/json" };
  const base = `http://127.0.0.1:${server.port}/api/v1`;
  const { data } = (await (await fetch(`${base}/aiModel/list`, { headers })).json()) as { data: unknown };
  expect(data).toMatchObject({
    writer: "model",
    aiModels: [{ modelName: "sleepy", place: { program: "Ollama", host: `localhost:${program.port}`, isLocal: true } }],
  });
  const body = JSON.stringify({ content: "Hello?", clientMessageId: crypto.randomUUID(), stream: true });
  const path = `${base}/chat/threads/thread-the-light-that-failed/messages`;
  const response = await fetch(path, { method: "POST", headers, body });
  let text = "";
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    if (text.includes("event: waking")) loaded.resolve();
  }
  expect(text.match(/^event: .*$/gm)).toEqual([
    "event: accepted",
    "event: turn",
    "event: waking",
    "event: delta",
    "event: end",
    "event: done",
  ]);
  await server.close();
}, 20_000);
