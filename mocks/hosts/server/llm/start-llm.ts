import type { Responder } from "../../../backend/responder/responder.ts";
import { StartFailure } from "../start-failure.ts";
import type { LlmConfig } from "./config.ts";
import { llmResponder } from "./llm-responder.ts";
import { localPrograms, type FoundProgram } from "./local-programs.ts";
import { listedModels, type ListedModel } from "./model-list.ts";

/** There is nothing to write with; its message tells whoever starts the server what to set. */
export class NoModel extends StartFailure {}

/** Who writes, and the models to choose from; the first writes for chats that have chosen none. */
export type Writing = { responder: Responder; models: ListedModel[] };

const counted = (count: number): string => `${count} ${count === 1 ? "model" : "models"} to choose from`;

/**
 * Asks the endpoint for its models and makes the responder. When a model is named, an endpoint that does not answer yet is
 * accepted. Throws NoModel when there is no model at all.
 */
export async function startLlm(config: LlmConfig, log: (line: string) => void): Promise<Writing> {
  const names = await listedModels(config).catch((failure: unknown) => {
    log(`The list of models could not be read: ${failure instanceof Error ? failure.message : "unknown"}`);
    return config.model === null ? [] : [config.model];
  });
  const [first] = names;
  if (first === undefined)
    throw new NoModel("No model to write with: set LLM_MODEL, or an LLM_BASE_URL that lists some");
  const { base, isLocal } = config.endpoint;
  log(`Replies are written by ${first} at ${base.host}; ${counted(names.length)}`);
  const place = { program: null, host: base.host, isLocal };
  return { responder: llmResponder(config, { model: first }), models: names.map((name) => ({ name, place })) };
}

/** Writes with the programs that were found on this machine, each with its own models; null when there is none. */
export function startFound(found: readonly FoundProgram[], log: (line: string) => void): Writing | null {
  const byModel = new Map<string, Responder>();
  const models: ListedModel[] = [];
  for (const { config, program, names } of found) {
    const first = names.find((name) => name === config.model) ?? names[0] ?? "";
    const responder = llmResponder(config, { model: first });
    const { port } = config.endpoint.base;
    log(`Found ${program} on port ${port} with ${names.length} ${names.length === 1 ? "model" : "models"}`);
    for (const name of new Set([first, ...names])) {
      if (byModel.has(name)) continue;
      byModel.set(name, responder);
      models.push({ name, place: { program, host: `localhost:${port}`, isLocal: true } });
    }
  }
  const [first] = models;
  const usual = first && byModel.get(first.name);
  if (!first || !usual) {
    const names = localPrograms.map(({ name }) => name).join(", ");
    log(`Replies are written by the built-in improviser. A model writes them when one of these runs here: ${names}.`);
    return null;
  }
  log(
    `Replies are written by ${first.name} in ${first.place.program}; ${counted(models.length)}. LLM=off keeps the improviser.`,
  );
  const responder: Responder = {
    ...usual,
    write: (request, signal, note) => (byModel.get(request.model ?? first.name) ?? usual).write(request, signal, note),
  };
  return { responder, models };
}
