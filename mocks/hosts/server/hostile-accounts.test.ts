import { expect, test, vi } from "vitest";
import { nodePasswords } from "./node-passwords.ts";
import { ownServer } from "./own-server.fixture.ts";
import { pngOf } from "./png.fixture.ts";

const { api, post, url } = ownServer();

// oxlint-disable-next-line typescript/no-explicit-any -- tests read what they expect
type Call = (method: string, path: string, body?: unknown) => Promise<{ status: number; data: any; message?: string }>;

/** Calls of a new account, with its profile still to complete. */
async function newAccount(email: string): Promise<Call> {
  const { data: check } = await (await post("/api/v1/turnstile/validate", { token: "ok" })).json();
  const account = { email, password: "quiet-harbour-9", verificationId: check.verificationId };
  const { data } = await (await post("/api/v1/auth/sign-up", account)).json();
  return async (method, path, body) => {
    const isForm = body instanceof FormData;
    const headers = {
      authorization: `Bearer ${data.accessToken}`,
      ...(!isForm && { "content-type": "application/json" }),
    };
    const init = body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) };
    const answer = await fetch(url() + path, { ...init, method, headers });
    return { status: answer.status, ...(await answer.json()) };
  };
}

const picture = (bytes: number, purpose: string) => {
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(pngOf(bytes))]));
  form.set("purpose", purpose);
  return form;
};

test("a sign-in or sign-up without a passed bot-check costs no hash", async () => {
  const hashes = [vi.spyOn(nodePasswords, "hash"), vi.spyOn(nodePasswords, "verify")];
  const account = { email: "flood@example.com", password: "quiet-harbour-9", verificationId: "made-up" };
  expect((await post("/api/v1/auth/sign-in", { ...account, rememberMe: false })).status).toBe(403);
  expect((await post("/api/v1/auth/sign-up", account)).status).toBe(403);
  for (const hash of hashes) expect(hash).not.toHaveBeenCalled();
  await newAccount("flood@example.com");
  expect(hashes[0]).toHaveBeenCalledOnce();
});

test("a profile is completed once", async () => {
  const call = await newAccount("once@example.com");
  const complete = (userName: string) => call("PUT", "/api/v1/user/complete-profile", { userName, ageConfirmed: true });
  expect((await complete("Ines")).status).toBe(200);
  expect((await complete("Other")).status).toBe(409);
  expect((await call("GET", "/api/v1/user/info")).data.userName).toBe("Ines");
});

test("a profile picture is one's own upload or of the catalogue", async () => {
  const call = await newAccount("owner@example.com");
  await call("PUT", "/api/v1/user/complete-profile", { userName: "Owner", ageConfirmed: true });
  const theirs = await call("POST", "/api/v1/upload/image", picture(100, "avatar"));
  expect(theirs.status).toBe(200);
  const before = (await (await api("/api/v1/user/info")).json()).data.avatar;
  for (const avatar of [
    theirs.data.url,
    "https://elsewhere.example/a.png",
    "//elsewhere.example/a.png",
    "javascript:alert(1)",
    "data:image/png;base64,AAAA",
    "/api/v1/user/info",
    "/media/../api/v1/user/info",
  ]) {
    const answer = await api("/api/v1/user/profile", {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ avatar }),
    });
    expect([avatar, answer.status]).toEqual([avatar, 400]);
  }
  expect((await (await api("/api/v1/user/info")).json()).data.avatar).toBe(before);
  expect((await call("PUT", "/api/v1/user/profile", { avatar: theirs.data.url })).data.avatar).toBe(theirs.data.url);
});

test("uploads have a quota: what is over it is refused with a reason, and what was kept stays", async () => {
  const call = await newAccount("hoarder@example.com");
  await call("PUT", "/api/v1/user/complete-profile", { userName: "Hoarder", ageConfirmed: true });
  let last = await call("POST", "/api/v1/upload/image", picture(8_000_000, "message"));
  const first = last.data.url;
  for (let sent = 1; sent < 30 && last.status === 200; sent += 1)
    last = await call("POST", "/api/v1/upload/image", picture(8_000_000, "message"));
  expect(last.status).toBe(413);
  expect(last.message).toMatch(/\S+/);
  expect((await fetch(url() + first, { method: "HEAD" })).status).toBe(200);
});
