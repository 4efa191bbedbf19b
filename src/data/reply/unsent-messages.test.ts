// @vitest-environment jsdom
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { draftKey } from "#src/client-state/storage-keys.ts";
import { isBusy } from "#src/domain/chat/chat-state.ts";
import { userInfoQuery } from "../user/queries.ts";
import { threadChat } from "./chat-store.ts";
import { abandonReplies } from "./run-reply.ts";
import { showOutgoing } from "./show-outgoing.ts";
import { forgetUnsent, restoreUnsent } from "./unsent-messages.ts";

const { key } = draftKey("u", "t unsent");
const message = (content: string) => ({ clientMessageId: crypto.randomUUID(), content, picture: null });
let client: QueryClient;
beforeEach(() => {
  localStorage.clear();
  abandonReplies();
  client = new QueryClient();
  client.setQueryData(userInfoQuery().queryKey, { success: true, data: { id: "u" } } as never);
});
afterEach(() => {
  vi.restoreAllMocks();
  client.clear();
});

it("a press of Send writes to storage once", () => {
  const write = vi.spyOn(Storage.prototype, "setItem");
  showOutgoing("u", "t", threadChat("t"), message("Hello"));
  expect(write).toHaveBeenCalledOnce();
  expect(threadChat("t").get().rows).toMatchObject([{ kind: "outgoing", content: "Hello" }]);
});

it("a message being sent makes the chat busy at once, until it is refused", () => {
  const sent = message("Hello");
  showOutgoing("u", "t", threadChat("t"), sent);
  expect(isBusy(threadChat("t").get())).toBe(true);
  threadChat("t").dispatch({ type: "refused", requestId: sent.clientMessageId, problem: "No network" });
  expect(isBusy(threadChat("t").get())).toBe(false);
});

it("a later visit finds unsent messages of any length until they are forgotten", () => {
  const long = [message("a".repeat(8000)), ...Array.from({ length: 20 }, () => message("b".repeat(8000)))];
  for (const one of long) showOutgoing("u", "t", threadChat("t"), one);
  abandonReplies();
  restoreUnsent(client, "t", threadChat("t"));
  expect(
    threadChat("t")
      .get()
      .rows.map((row) => row.key),
  ).toEqual(long.map((one) => one.clientMessageId));
  forgetUnsent(client, "t", ...long.map((one) => one.clientMessageId));
  expect(localStorage.getItem(key)).toBeNull();
});

it("a message sent while an expired session's page is still shown is found after signing in again", () => {
  // The router's navigation has ended, and with it the cached data; React has not shown the sign-in page yet.
  const chat = threadChat("t");
  abandonReplies();
  client.clear();
  const sent = message("Words I was about to say");
  showOutgoing("u", "t", chat, sent);
  client.setQueryData(userInfoQuery().queryKey, { success: true, data: { id: "u" } } as never);
  restoreUnsent(client, "t", threadChat("t"));
  expect(threadChat("t").get().rows).toMatchObject([{ kind: "unsent", content: sent.content }]);
});

it("an unreadable list is set aside before it is replaced", () => {
  const broken = JSON.stringify("[{");
  localStorage.setItem(key, broken);
  showOutgoing("u", "t", threadChat("t"), message("Hello"));
  expect(localStorage.getItem(`${key}:aside-1`)).toBe(broken);
  expect(localStorage.getItem(key)).toContain("Hello");
});
