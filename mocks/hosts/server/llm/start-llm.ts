import type { Responder } from "../../../backend/responder/responder.ts";
import type { LlmConfig } from "./config.ts";
import { llmResponder } from "./llm-responder.ts";
import { listedModels } from "./model-list.ts";
import { StartFailure } from "../start-failure.ts";

/** There is nothing to write with; its message tells whoever starts the server what to set. */
export class NoModel extends StartFailure {}

/**
 * Asks the endpoint for its models and makes the responder. When a model is named, an endpoint that does not answer yet is
 * accepted. Throws NoModel when there is no model at all.
 */
export async function startLlm(
  config: LlmConfig,
  log: (line: string) => void,
): Promise<{ responder: Responder; models: string[] }> {
  const models = await listedModels(config).catch((failure: unknown) => {
    log(`The list of models could not be read: ${failure instanceof Error ? failure.message : "unknown"}`);
    return config.model === null ? [] : [config.model];
  });
  const [first] = models;
  if (first === undefined)
    throw new NoModel("No model to write with: set LLM_MODEL, or an LLM_BASE_URL that lists some");
  const { host } = config.endpoint.base;
  log(
    `Replies are written by ${first} at ${host}; ${models.length} ${models.length === 1 ? "model" : "models"} to choose from`,
  );
  return { responder: llmResponder(config, { model: first }), models };
}
