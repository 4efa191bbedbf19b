import { afterAll, beforeAll } from "vitest";
import type { ReplyRequest, SentPrompt } from "../../../backend/responder/responder.ts";
import { llmConfig } from "./config.ts";
import { fakeEndpoint, type FakeEndpoint } from "./fake-endpoint.fixture.ts";
import { llmResponder, type LlmOptions } from "./llm-responder.ts";

/** It must be in no answer and in no prompt. */
export const key = "sk-secret-of-the-test";

/** A request for Maren's reply to Mara's thanks. */
export const request = (given: Partial<ReplyRequest> = {}): ReplyRequest => ({
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
