import { afterAll, beforeAll } from "vitest";
import type { ReplyRequest, SentPrompt } from "../../../backend/responder/responder.ts";
import { nobody, requestFor, usual } from "../../../backend/responder/try-out.fixture.ts";
import { llmConfig } from "./config.ts";
import { fakeEndpoint, type FakeEndpoint } from "./fake-endpoint.fixture.ts";
import { llmResponder, type LlmOptions } from "./llm-responder.ts";

/** It must be in no answer and in no prompt. */
export const key = "sk-secret-of-the-test";

/** A request for Maren's reply to Mara's thanks. */
export const request = (given: Partial<ReplyRequest> = {}): ReplyRequest =>
  requestFor({ ...nobody, name: "Maren", firstMessage: "Come in." }, "Thanks.", {
    user: { name: "Mara", description: "" },
    preferences: { ...usual, verbose: "short" },
    ...given,
  });

type Written = { text: string; error: unknown; notes: SentPrompt[] };

/** A fake endpoint for the tests of one file, and what a responder in front of it writes. */
export function ownEndpoint() {
  let endpoint: FakeEndpoint;
  beforeAll(async () => {
    endpoint = await fakeEndpoint();
  });
  afterAll(() => endpoint.close());

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

  return { endpoint: () => endpoint, responderOf, written };
}
