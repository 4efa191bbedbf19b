import { createHash } from "node:crypto";
import type { ModelPlace } from "#src/generated/api/model/modelPlace.ts";
import type { State } from "../../../backend/state/state.ts";
import { aiModels } from "../../../seed/cast/ai-models.ts";
import { jsonOf } from "./completion.ts";
import type { LlmConfig } from "./config.ts";
import { exchange, Unreachable, type Resolve, type Timing } from "./exchange.ts";
import { wordsFor } from "./refused-request.ts";

const timing: Timing = { headMs: 10_000, idleMs: 10_000, totalMs: 20_000 };
const mostBytes = 4 * 1024 * 1024;
const mostModels = 200;

// Models that do not write text.
const otherKinds = /embed|whisper|\btts\b|rerank|moderation|dall-e|transcri/i;

/** The names in a list of models as `GET /v1/models` answers it, without those that do not write text. */
export function namesIn(data: unknown): string[] {
  const entries: unknown[] = Array.isArray(data) ? data : [];
  return entries.flatMap((entry) => {
    const id = (entry as { id?: unknown } | null)?.id;
    return typeof id === "string" && id !== "" && id.length <= 200 && !otherKinds.test(id) ? [id] : [];
  });
}

/** A model to write with, and where it runs. */
export type ListedModel = { name: string; place: ModelPlace };

/** The models of `GET {base}/models`, by name, the configured one first. Throws Unreachable. */
export async function listedModels(
  config: LlmConfig,
  given: { timing?: Timing; resolve?: Resolve } = {},
): Promise<string[]> {
  const { endpoint, key, model } = config;
  const { status, body } = await exchange(endpoint, {
    method: "GET",
    path: "models",
    key,
    signal: new AbortController().signal,
    timing: given.timing ?? timing,
    resolve: given.resolve,
  });
  if (status !== 200) {
    // Ends the connection unread.
    await body[Symbol.asyncIterator]().return?.();
    throw new Unreachable(wordsFor(status));
  }
  const answer = (await jsonOf(body, mostBytes).catch(() => null)) as { data?: unknown } | null;
  return [...new Set([...(model === null ? [] : [model]), ...namesIn(answer?.data)])].slice(0, mostModels);
}

/** An id that fits into a path, the same for the same name at every start. */
function idOf(name: string): string {
  const slug = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 40);
  return `model-${slug}-${createHash("sha256").update(name).digest("hex").slice(0, 10)}`;
}

/**
 * Replaces the models of the state by those of the endpoint, or by the demo world's (`null`), so that only usable models
 * can be chosen. Chats whose model is gone fall back to the first.
 */
export function putModels(state: State, models: readonly ListedModel[] | null): void {
  const hasEndpoint = state.aiModels.find(({ endpointModel }) => endpointModel !== undefined) !== undefined;
  if (models === null && !hasEndpoint) return;
  for (const { id } of state.aiModels.filter(() => true)) state.aiModels.remove(id);
  if (models === null) for (const [order, model] of aiModels.entries()) state.aiModels.put({ ...model, order });
  else
    for (const [order, { name, place }] of models.slice(0, mostModels).entries())
      state.aiModels.put({
        id: idOf(name),
        modelName: Array.from(name).slice(0, 60).join(""),
        modelIcon: null,
        description: "",
        isPro: false,
        order,
        endpointModel: name,
        place,
      });
}
