import { spawn } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test, vi } from "vitest";
import { framesOf, textOf } from "../read-events.ts";
import { startServer } from "../server.ts";
import { ownServer, whole } from "./own-server.fixture.ts";

const { options } = ownServer();
const folder = mkdtempSync(join(tmpdir(), "sotto-trouble-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a full disk stops writes alone, says so, and once there is room all is well again", async () => {
  const exec = vi.spyOn(DatabaseSync.prototype, "exec");
  const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const said: string[] = [];
  const server = await startServer({ ...options, dataDir: join(folder, "full"), log: (line) => said.push(line) });
  const sql = exec.mock.contexts[0] as DatabaseSync;
  const ask = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${server.url}/api/v1${path}`, {
      method,
      headers: { "content-type": "application/json", authorization: `Bearer ${server.token}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const describe = (letter: string) => ask("PUT", "/user/profile", { description: letter.repeat(1000) });
  const light = "/chat/threads/thread-the-light-that-failed";
  const send = () =>
    ask("POST", `${light}/messages`, { content: "Hello", clientMessageId: crypto.randomUUID(), stream: true });

  const running = send();
  const isWriting = async () => expect(JSON.parse((await ask("GET", light)).text).data.activeReply).not.toBeNull();
  await vi.waitFor(isWriting, 20_000);
  sql.exec(`pragma max_page_count = ${Number(sql.prepare("pragma page_count").get()?.["page_count"])}`);
  let refused = await describe("a");
  for (let i = 0; i < 400 && refused.status === 200; i += 1) refused = await ask("POST", "/chat/threads", chosen);
  for (const [wanted, answer] of [
    [507, refused],
    [507, await describe("b")],
    [507, await describe("c")],
    [200, await ask("GET", "/user/info")],
    [200, await ask("GET", `${light}/messages`)],
    [200, await ask("POST", "/character/home", home)],
    [404, await ask("GET", "/chat/threads/nowhere")],
  ] as const)
    expect([answer.status, answer.text.slice(0, 100)]).toEqual([wanted, expect.any(String)]);
  expect(refused.headers.get("retry-after")).toBe("10");
  expect(JSON.parse(refused.text).message).toMatch(/no room left/);
  expect(said.filter((line) => line.includes("database or disk is full"))).toHaveLength(1);

  // Nobody writes: the running reply alone waits for room.
  sql.exec("pragma max_page_count = 1000000");
  expect(textOf(framesOf((await running).text))).toBe(whole);
  expect((await describe("d")).status).toBe(200);
  expect(textOf(framesOf((await send()).text))).toBe(whole);
  expect(said.filter((line) => line.includes("saved again"))).toHaveLength(1);
  expect(complaints).not.toHaveBeenCalled();
  await server.close();
  const again = await startServer({ ...options, dataDir: join(folder, "full") });
  expect(again.backend.context.state.users.get(server.userId ?? "")?.description).toBe("d".repeat(1000));
  await again.close();
});

const chosen = { characterId: "char-maren-holloway", variantId: "var-maren-keeper" };
const home = { homepagePreference: "popularTotal", NSFW: false, page: 1, pageSize: 3 };

const program = fileURLToPath(new URL("../server.ts", import.meta.url));

/** What the program says and with which code it ends. */
async function ending(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, PORT: "0", LLM: "off", NODE_NO_WARNINGS: "1", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  child.stdout.on("data", (data: Buffer) => (said += data.toString()));
  child.stderr.on("data", (data: Buffer) => (said += data.toString()));
  const code = await new Promise<number | null>((resolve) => child.once("exit", resolve));
  return { code, said };
}

const isRoot = process.getuid?.() === 0;
const inFolder = (name: string) => join(folder, name);

test.each<[string, RegExp, () => Record<string, string> | Promise<Record<string, string>>]>([
  ["a port that is no number", /^PORT is "abc"/, () => ({ PORT: "abc" })],
  ["a port beyond the last", /^PORT is "70000"/, () => ({ PORT: "70000" })],
  ["a choice of writer there is not", /^LLM is "on"/, () => ({ LLM: "on" })],
  ["an unknown world", /^WORLD is "moon"/, () => ({ WORLD: "moon", DATA_DIR: inFolder("moon") })],
  [
    "an address of another machine",
    /^HOST is 203\.0\.113\.7/,
    () => ({ HOST: "203.0.113.7", DATA_DIR: inFolder("far") }),
  ],
  [
    "a file in place of the folder",
    /which is not a folder/,
    () => {
      writeFileSync(inFolder("file"), "x");
      return { DATA_DIR: inFolder("file") };
    },
  ],
  [
    "a corrupt file",
    /is damaged/,
    () => {
      mkdirSync(inFolder("corrupt"));
      writeFileSync(join(inFolder("corrupt"), "sotto.sqlite"), "not a database ".repeat(1000));
      return { DATA_DIR: inFolder("corrupt") };
    },
  ],
  [
    "a port in use",
    /is in use/,
    async () => {
      const other = createServer().listen(0, "127.0.0.1");
      await new Promise((resolve) => other.once("listening", resolve));
      other.unref();
      return { PORT: String((other.address() as AddressInfo).port), DATA_DIR: inFolder("busy") };
    },
  ],
])("the program ends with one plain line on %s", async (_, line, env) => {
  const { code, said } = await ending(await env());
  expect(said).toMatch(line);
  expect(said.trim().split("\n")).toHaveLength(1);
  expect(code).toBe(1);
});

test.skipIf(isRoot)("the program ends with one plain line on a folder it may not write to", async () => {
  mkdirSync(inFolder("locked"));
  chmodSync(inFolder("locked"), 0o500);
  const { code, said } = await ending({ DATA_DIR: inFolder("locked") });
  expect([code, said]).toEqual([1, expect.stringMatching(/^.* cannot be written\. .*\n$/)]);
});
