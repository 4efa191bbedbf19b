// L7: killed in the middle of whatever, the host comes back with all it had answered for.
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { framesOf, textOf } from "../read-events.ts";

const folder = mkdtempSync(join(tmpdir(), "sotto-kill-"));
const program = fileURLToPath(new URL("../server.ts", import.meta.url));
const running = new Set<ChildProcess>();

afterAll(() => {
  for (const child of running) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the real program on a free port and waits for the lines it prints. */
async function start(): Promise<{ child: ChildProcess; url: string; email: string; password: string }> {
  const env = { ...process.env, PORT: "0", DATA_DIR: folder, RATE_LIMIT: "off", LLM: "off", NODE_NO_WARNINGS: "1" };
  const child = spawn(process.execPath, [program], { env, stdio: ["ignore", "pipe", "inherit"] });
  running.add(child);
  let said = "";
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on("data", (data: Buffer) => {
      said += data.toString();
      if (said.includes("Sign in as")) resolve();
    });
    child.once("exit", () => reject(new Error(`It ended: ${said}`)));
  });
  const [, url = ""] = /at (http:\S+)/.exec(said) ?? [];
  const [, email = "", password = ""] = /Sign in as (\S+) with the password (\S+),/.exec(said) ?? [];
  return { child, url: url.replace("localhost", "127.0.0.1"), email, password };
}

const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));

test("killed in the middle of a reply, the server has lost nothing it acknowledged", { timeout: 60_000 }, async () => {
  const first = await start();
  const call = async (base: string, method: string, path: string, body?: unknown, token = "") => {
    const response = await fetch(base + path, {
      method,
      headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return response;
  };
  const { verificationId } = (
    await (await call(first.url, "POST", "/api/v1/turnstile/validate", { token: "ok" })).json()
  ).data;
  const { email, password } = first;
  const { accessToken } = (
    await (await call(first.url, "POST", "/api/v1/auth/sign-in", { email, password, verificationId })).json()
  ).data;
  const chosen = { characterId: "char-maren-holloway", variantId: "var-maren-keeper" };
  const thread = (await (await call(first.url, "POST", "/api/v1/chat/threads", chosen, accessToken)).json()).data.id;
  const path = `/api/v1/chat/threads/${thread}/messages`;
  const message = { content: "Tell me about the lamp.", clientMessageId: crypto.randomUUID(), stream: true };
  const stream = await call(first.url, "POST", path, message, accessToken);
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
  let got = "";
  while (framesOf(got.slice(0, got.lastIndexOf("\n\n") + 1)).length < 10) {
    const { done, value } = await reader.read();
    if (done) break;
    got += value;
  }
  first.child.kill("SIGKILL");
  await ended(first.child);
  await reader.cancel().catch(() => undefined);
  const seen = textOf(framesOf(got.slice(0, got.lastIndexOf("\n\n") + 1)));

  const second = await start();
  expect(second.password).toBe(first.password);
  const { data } = await (await call(second.url, "GET", path, undefined, accessToken)).json();
  const [opening, mine, reply] = data.items;
  expect(opening.role).toBe("character");
  expect(mine.content).toBe(message.content);
  expect(reply.status).toBe("failed");
  expect(seen.startsWith(reply.content.slice(0, 10))).toBe(true);
  expect((await call(second.url, "GET", `/api/v1/chat/threads/${thread}/stream`, undefined, accessToken)).status).toBe(
    204,
  );

  const since = performance.now();
  second.child.kill("SIGTERM");
  expect(await ended(second.child)).toBe(0);
  expect(performance.now() - since).toBeLessThan(5000);
});
