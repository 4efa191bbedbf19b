import { endpointFrom } from "./address.ts";
import { jsonOf } from "./completion.ts";
import { llmConfig, type LlmConfig } from "./config.ts";
import { exchange } from "./exchange.ts";
import { namesIn } from "./model-list.ts";

/** A program that runs models, where it usually listens, and how it names them when it has no `/v1/models`. */
export type LocalProgram = {
  name: string;
  port: number;
  own?: { path: string; names: (answer: Loose) => unknown[] };
};

type Loose = Readonly<Record<string, unknown>>;

/** A program that runs here, ready to write, with the models it has. */
export type FoundProgram = { config: LlmConfig; program: string; names: readonly string[] };

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
/** The file's name of a path of any system, without its ending. */
const fileName = (path: unknown): unknown =>
  typeof path === "string" ? path.replace(/^.*[\\/]/, "").replace(/\.gguf$/i, "") : null;

/** The usual local addresses; the first that has a model of a name writes with it. */
export const localPrograms: readonly LocalProgram[] = [
  {
    name: "Ollama",
    port: 11_434,
    own: { path: "api/tags", names: ({ models }) => listOf(models).map((model) => (model as Loose | null)?.["name"]) },
  },
  {
    name: "LM Studio",
    port: 1234,
    own: { path: "api/v0/models", names: ({ data }) => listOf(data).map((model) => (model as Loose | null)?.["id"]) },
  },
  { name: "llama.cpp", port: 8080, own: { path: "props", names: (props) => [fileName(props["model_path"])] } },
  { name: "KoboldCpp", port: 5001, own: { path: "api/v1/model", names: ({ result }) => [result] } },
  { name: "vLLM", port: 8000 },
];

/** Programs answer so when they run without a model. */
const isNoModel = (name: string): boolean => /(^|\/)(inactive|no_model|none|read only)$/i.test(name);

const mostBytes = 1024 * 1024;

/**
 * Asks the usual addresses of this machine, all at once, and takes what answers as a program of its kind would: other
 * servers use the same ports. Ends after `withinMs` whatever happens. Nothing is sent but the question; a key of the
 * environment belongs to the address it was set for.
 */
export async function foundPrograms(
  env: Readonly<Record<string, string | undefined>>,
  { programs = localPrograms, withinMs = 300 }: { programs?: readonly LocalProgram[]; withinMs?: number } = {},
): Promise<FoundProgram[]> {
  const timing = { headMs: withinMs, idleMs: withinMs, totalMs: withinMs };
  const signal = AbortSignal.timeout(withinMs);

  async function asked(port: number, path: string): Promise<Loose> {
    const endpoint = endpointFrom(`http://127.0.0.1:${port}/`);
    const { status, body } = await exchange(endpoint, { method: "GET", path, key: null, signal, timing });
    const answer = await jsonOf(body, mostBytes);
    if (status !== 200 || typeof answer !== "object" || answer === null) throw new Error("no answer of a model's");
    return answer as Loose;
  }

  const found = await Promise.all(
    programs.map(async ({ name, port, own }): Promise<FoundProgram[]> => {
      const lists = await Promise.all([
        asked(port, "v1/models").then(
          ({ data }) => namesIn(data),
          () => [],
        ),
        own
          ? asked(port, own.path).then(
              (answer) => namesIn(own.names(answer).map((id) => ({ id }))),
              () => [],
            )
          : [],
      ]);
      const names = lists.map((list) => list.filter((id) => !isNoModel(id))).find((list) => list.length > 0);
      const config = llmConfig({ ...env, LLM_BASE_URL: `http://127.0.0.1:${port}/v1`, LLM_API_KEY: "" });
      return names && config ? [{ config, program: name, names }] : [];
    }),
  );
  const wanted = env["LLM_MODEL"]?.trim();
  // A model that is asked for by name comes first, wherever it runs.
  return found.flat().toSorted((a, b) => Number(hasModel(b, wanted)) - Number(hasModel(a, wanted)));
}

const hasModel = ({ names }: FoundProgram, wanted: string | undefined): boolean =>
  wanted !== undefined && names.includes(wanted);
