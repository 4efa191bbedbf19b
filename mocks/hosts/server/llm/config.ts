import { endpointFrom, type Endpoint } from "./address.ts";

/** How replies are had from a model; all of it from the server's environment. */
export type LlmConfig = {
  endpoint: Endpoint;
  /** The model of chats that have chosen none; null takes the first of the endpoint's list. */
  model: string | null;
  key: string | null;
  /** Tokens the model reads and writes together. */
  contextTokens: number;
  /** Roles strictly by turns; null learns it from the endpoint's first refusal. */
  strictRoles: boolean | null;
  /** Sent with every request, such as `temperature`. */
  parameters: Readonly<Record<string, unknown>>;
};

// Parameters the adapter sets itself.
const reserved = new Set(["model", "messages", "stream", "n", "tools", "stop"]);

function parametersFrom(text: string | undefined): Record<string, unknown> {
  if (!text) return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = null;
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new Error('LLM_PARAMETERS must be a JSON object such as {"temperature": 0.9}');
  const wrong = Object.keys(value).find((name) => reserved.has(name));
  if (wrong) throw new Error(`LLM_PARAMETERS must not set ${wrong}`);
  return value as Record<string, unknown>;
}

/** The key in the variable `name`; null without one. Throws an Error that names the variable. */
export function keyFrom(env: Readonly<Record<string, string | undefined>>, name: string): string | null {
  const key = env[name]?.trim() ?? "";
  // Without the value: this is logged.
  if (!/^[\x21-\x7e]*$/.test(key)) throw new Error(`${name} holds a character that no header can carry`);
  return key === "" ? null : key;
}

/** Reads the `LLM_…` variables; null when no endpoint is configured. Throws an Error that names the variable. */
export function llmConfig(env: Readonly<Record<string, string | undefined>>): LlmConfig | null {
  const base = env["LLM_BASE_URL"]?.trim();
  if (!base) return null;
  const contextTokens = Number(env["LLM_CONTEXT"] ?? 8192);
  if (!Number.isInteger(contextTokens) || contextTokens < 1024)
    throw new Error("LLM_CONTEXT must be a number of tokens, at least 1024");
  const strict = env["LLM_STRICT_ROLES"]?.trim().toLowerCase() ?? "";
  if (!["", "on", "off"].includes(strict)) throw new Error("LLM_STRICT_ROLES must be on or off");
  return {
    endpoint: endpointFrom(base),
    model: env["LLM_MODEL"]?.trim() || null,
    key: keyFrom(env, "LLM_API_KEY"),
    contextTokens,
    strictRoles: strict === "" ? null : strict === "on",
    parameters: parametersFrom(env["LLM_PARAMETERS"]),
  };
}
