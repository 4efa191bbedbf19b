import { expect, it } from "vitest";
import { notSent } from "#src/domain/chat/chat-row.ts";
import { messages } from "#src/domain/messages.ts";
import { texts } from "#src/domain/texts.ts";
import { ApiError, type ApiErrorKind } from "#src/http/api-error.ts";
import { failureText } from "./failure-text.ts";

const failure = (message: string, serverMessage: string | null = message, kind: ApiErrorKind = "http") =>
  new ApiError({ kind, status: 409, method: "POST", path: "/x", message, serverMessage });

it("shows the server's message for draft creation, profile save and password change only (TRAP-33)", () => {
  const winning = [messages.group.createFailed, messages.profile.saveFailed, messages.password.currentWrong];
  for (const text of winning) {
    expect(failureText(text, failure("Ask again tomorrow"))).toBe("Ask again tomorrow");
    expect(failureText(text, failure("The server has a problem", null))).toBe(text);
  }
  const catalogue = Object.values(messages).flatMap((area) =>
    typeof area === "string" ? [area] : Object.values(area),
  );
  for (const text of catalogue.filter((one) => typeof one === "string" && !winning.includes(one as never)))
    expect(failureText(text as string, failure("Ask again tomorrow"))).toBe(text);
});

it("recognises the daily maximum of candies in the server's message, in any case (CANDY-10, CANDY-11)", () => {
  const shown = (said: string) => failureText(messages.candy.failed, failure(said));
  expect(shown("The MAXIMUM for today is reached")).toBe(messages.candy.maximum);
  expect(shown("The number has changed")).toBe(messages.candy.failed);
});

it("shows the server's reason once, below our own text for a chat", () => {
  expect(failureText(notSent, failure("A reply is running"))).toBe(`${notSent}\nA reply is running`);
  expect(failureText(notSent, failure("The server could not be reached", null, "network"))).toBe(
    `${notSent}\nThe server could not be reached`,
  );
  expect(failureText(texts.chat.suggestFailed, failure(texts.chat.suggestFailed))).toBe(texts.chat.suggestFailed);
});

it("shows no reason for a cancelled call or a failure without an answer", () => {
  expect(failureText(notSent, failure("The request was cancelled.", null, "aborted"))).toBe(notSent);
  expect(failureText(notSent, new TypeError("x is undefined"))).toBe(notSent);
});
