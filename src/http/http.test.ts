import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { botCheckStore, finishVerifying, resetBotCheck, startVerifying } from "#src/client-state/bot-check.ts";
import { endSession, onSessionChange, sessionStore, startSession } from "#src/client-state/session.ts";
import { setReportSink } from "#src/lib/report.ts";
import type { ApiError } from "./api-error.ts";
import { http } from "./http.ts";
import { retryDelay, shouldRetry } from "./retry-policy.ts";

const calls: { url: string; init: RequestInit }[] = [];
let answer: (url: string, init: RequestInit) => Promise<Response> | Response;

function json(body: unknown, status = 200, headers: Record<string, string> = {}) {
  return new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json", ...headers } });
}

async function failure(url: string, init?: RequestInit): Promise<ApiError> {
  return http(url, init).then(
    () => {
      throw new Error("expected a failure");
    },
    (error: unknown) => error as ApiError,
  );
}

beforeEach(() => {
  calls.length = 0;
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
    calls.push({ url, init });
    return Promise.resolve(answer(url, init));
  });
  endSession();
  resetBotCheck();
});
afterEach(() => vi.unstubAllGlobals());

const sentToken = () => new Headers(calls.at(-1)?.init.headers).get("authorization");

describe("the token", () => {
  it("goes with every call but the category list", async () => {
    answer = () => json({ success: true });
    await http("/api/v1/user/info");
    expect(sentToken()).toBeNull();
    startSession({ accessToken: "t1", profileComplete: true });
    await http("/api/v1/user/info?x=1");
    expect(sentToken()).toBe("Bearer t1");
    await http("/api/v1/turnstile/validate", { method: "POST" });
    expect(sentToken()).toBe("Bearer t1");
    await http("/api/v1/category/list");
    expect(sentToken()).toBeNull();
  });

  it("leaves the caller's headers alone", async () => {
    answer = () => json({ success: true });
    await http("/x", { method: "POST", headers: { "Idempotency-Key": "k", "Content-Type": "application/json" } });
    const headers = new Headers(calls[0]?.init.headers);
    expect(headers.get("idempotency-key")).toBe("k");
    expect(headers.get("content-type")).toBe("application/json");
  });
});

describe("answers", () => {
  it("gives the body, nothing for 204 and a blob for attachments", async () => {
    answer = () => json({ success: true, data: 1 });
    await expect(http("/x")).resolves.toEqual({ success: true, data: 1 });
    answer = () => new Response(null, { status: 204 });
    await expect(http("/x")).resolves.toBeUndefined();
    answer = () => new Response("a", { headers: { "content-disposition": "attachment; filename=a.jsonl" } });
    await expect(http("/x")).resolves.toBeInstanceOf(Blob);
  });

  it("takes success false in a 2xx for a failure, but where it is read", async () => {
    answer = () => json({ success: false, message: "No room" });
    const error = await failure("/api/v1/user/edit", { method: "PUT" });
    expect(error).toMatchObject({ kind: "http", status: 200, serverMessage: "No room", method: "PUT" });
    await expect(http("/api/v1/turnstile/validate", { method: "POST" })).resolves.toEqual({
      success: false,
      message: "No room",
    });
  });

  it.each([
    ["HTML", "<html><h1>hi</h1>", "text/html"],
    ["cut JSON", '{"success": tr', "application/json"],
    ["JSON with a wrong type", "oops", "application/json"],
  ])("takes %s in a 2xx for a broken contract", async (_name, text, type) => {
    answer = () => new Response(text, { headers: { "content-type": type } });
    const error = await failure("/x");
    expect(error).toMatchObject({ kind: "contract", status: 200, serverMessage: null });
    expect(error.message).not.toContain("<");
  });
});

describe("an answer's schema", () => {
  const schema = z.object({ data: z.object({ name: z.string() }) });
  const ask = () => http("/x?y=1", { method: "POST", schema });

  it("drops the members that the contract does not know", async () => {
    answer = () => json({ success: true, data: { name: "Maren", more: 1 } });
    await expect(ask()).resolves.toEqual({ data: { name: "Maren" } });
    expect(calls[0]?.init).not.toHaveProperty("schema");
  });

  it("takes what does not fit for a broken contract of that call, and reports where", async () => {
    const reports: unknown[] = [];
    setReportSink((...entry) => reports.push(entry));
    answer = () => json({ success: true, data: { name: 1 } });
    const broken = { kind: "contract", method: "POST", path: "/x", status: 200 };
    await expect(ask()).rejects.toMatchObject(broken);
    expect(reports).toEqual([["an answer does not fit the contract", ["POST /x", "data.name"]]]);
    answer = () => new Response(null, { status: 204 });
    await expect(ask()).rejects.toMatchObject({ ...broken, status: 204 });
    setReportSink(() => undefined);
  });

  it("is not asked where the server refuses", async () => {
    answer = () => json({ success: false, message: "No room" });
    await expect(ask()).rejects.toMatchObject({ kind: "http", serverMessage: "No room" });
  });
});

describe("refusals", () => {
  it.each([400, 403, 404, 409, 413, 422, 429, 500, 502, 503, 504])(
    "%i with each kind of body is a clear error",
    async (status) => {
      for (const [body, type] of [
        ['{"success":false,"message":"Told you"}', "application/json"],
        ['{"title":"Problem"}', "application/problem+json"],
        ["<html><body>Bad Gateway</body></html>", "text/html"],
        ["", "text/plain"],
        ["x".repeat(100_000), "text/plain"],
      ] as const) {
        answer = () => new Response(body, { status, headers: { "content-type": type } });
        const error = await failure("/x", { method: "POST" });
        expect(error).toMatchObject({ name: "ApiError", kind: "http", status });
        expect(error.serverMessage).toBe(type === "application/json" ? "Told you" : null);
        expect(error.message.length).toBeGreaterThan(5);
        expect(error.message).not.toContain("<");
      }
    },
  );

  it("reads the message as one plain line of 200 characters, and the fields", async () => {
    answer = () =>
      json(
        {
          message: `a\u0000\n${"😀".repeat(300)}`,
          errors: [{ field: "email", message: "Taken" }, null, { field: 1 }, "x"],
        },
        409,
      );
    const error = await failure("/x");
    expect(Array.from(error.message)).toHaveLength(200);
    expect(error.message.startsWith("a 😀")).toBe(true);
    expect(error.fieldErrors).toEqual([{ field: "email", message: "Taken" }]);
  });

  it("tells a lost connection, a cancelled call and a slow server apart", async () => {
    answer = () => Promise.reject(new TypeError("Failed to fetch"));
    expect(await failure("/x")).toMatchObject({ kind: "network", status: 0 });

    const stop = new AbortController();
    answer = (_url, init) =>
      new Promise((_, reject) => init.signal?.addEventListener("abort", () => reject(init.signal?.reason as Error)));
    const cancelled = failure("/x", { signal: stop.signal });
    stop.abort();
    expect(await cancelled).toMatchObject({ kind: "aborted" });

    const limit = vi
      .spyOn(AbortSignal, "timeout")
      .mockImplementation(() => AbortSignal.abort(new DOMException("late", "TimeoutError")));
    answer = (_url, init) => Promise.reject(init.signal?.reason as Error);
    expect(await failure("/x")).toMatchObject({ kind: "timeout" });
    expect(limit).toHaveBeenCalledWith(30_000);
    limit.mockRestore();
  });

  it("keeps data that came with a refusal", async () => {
    answer = () => json({ success: false, message: "Running", data: { activeReply: { replyId: "r1" } } }, 409);
    expect((await failure("/x")).body).toMatchObject({ data: { activeReply: { replyId: "r1" } } });
  });
});

describe("401 and 403", () => {
  it("ends the session once for twenty parallel refusals", async () => {
    startSession({ accessToken: "t1", profileComplete: true });
    const causes: string[] = [];
    const stop = onSessionChange((cause) => causes.push(cause));
    answer = () => json({ message: "Please sign in" }, 401);
    await Promise.all(Array.from({ length: 20 }, () => failure("/api/v1/user/info")));
    stop();
    expect(causes).toEqual(["expired"]);
    expect(sessionStore.get()).toBeNull();
    expect(calls).toHaveLength(20);
  });

  it("does not end a newer session by a late refusal of the old token", async () => {
    startSession({ accessToken: "old", profileComplete: true });
    let release: (response: Response) => void = () => undefined;
    answer = () => new Promise<Response>((resolve) => (release = resolve));
    const late = failure("/api/v1/user/info");
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    startSession({ accessToken: "new", profileComplete: true });
    release(json({ message: "Gone" }, 401));
    await late;
    expect(sessionStore.get()?.accessToken).toBe("new");
  });

  // F8: which refusals concern the bot check and which the session.
  it.each([
    [401, "Please sign in", true, false],
    [401, "Token expired", true, false],
    [401, "", true, false],
    [401, "Turnstile token missing", false, true],
    [401, "TURNSTILE", false, true],
    [401, "Verification is needed", false, true],
    [401, "verification failed", false, true],
    [403, "Forbidden", false, false],
    [403, "You are banned until tomorrow", false, false],
    [403, "turnstile check required", false, true],
    [403, "Verification is needed", false, true],
    [400, "turnstile", false, false],
    [500, "verification service down", false, false],
  ])("%i '%s': session ends %s, check resets %s", async (status, message, endsSession, resetsCheck) => {
    startSession({ accessToken: "t", profileComplete: true });
    startVerifying();
    finishVerifying({ verificationId: "v" });
    answer = () => json({ message }, status);
    await failure("/api/v1/x");
    expect(sessionStore.get() === null).toBe(endsSession);
    expect(botCheckStore.get().status).toBe(resetsCheck ? "unverified" : "verified");
  });

  it("takes a 401 of sign-in for wrong credentials", async () => {
    startSession({ accessToken: "t", profileComplete: true });
    answer = () => json({ message: "Email or password is not correct" }, 401);
    await failure("/api/v1/auth/sign-in", { method: "POST" });
    expect(sessionStore.get()).not.toBeNull();
  });
});

describe("retry policy", () => {
  const error = async (status: number, method = "GET", headers: Record<string, string> = {}) => {
    answer = () => json({}, status, headers);
    return failure("/x", { method });
  };

  it.each([
    [408, 2],
    [502, 2],
    [503, 2],
    [504, 2],
    [400, 0],
    [401, 0],
    [404, 0],
    [409, 0],
    [500, 0],
    [429, 0],
  ])("repeats a GET answered %i %i times", async (status, times) => {
    const failed = await error(status);
    let tries = 0;
    while (shouldRetry(tries, failed)) tries += 1;
    expect(tries).toBe(times);
  });

  it("never repeats a write, whatever happened", async () => {
    for (const status of [408, 429, 502, 503, 504])
      expect(shouldRetry(0, await error(status, "POST", { "retry-after": "1" }))).toBe(false);
    answer = () => Promise.reject(new TypeError("offline"));
    expect(shouldRetry(0, await failure("/x", { method: "POST" }))).toBe(false);
    expect(shouldRetry(1, await failure("/x"))).toBe(true);
    expect(shouldRetry(2, await failure("/x"))).toBe(false);
  });

  it("waits once for a 429 that says when, at most a minute", async () => {
    const failed = await error(429, "GET", { "retry-after": "9999" });
    expect(shouldRetry(0, failed)).toBe(true);
    expect(shouldRetry(1, failed)).toBe(false);
    expect(retryDelay(0, failed)).toBe(60_000);
    expect(retryDelay(0, await error(429, "GET", { "retry-after": "2" }))).toBe(2000);
    const jitter = retryDelay(0, await error(503));
    expect(jitter).toBeGreaterThanOrEqual(300);
    expect(jitter).toBeLessThanOrEqual(3000);
  });
});
