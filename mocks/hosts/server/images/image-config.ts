import { endpointFrom, type Endpoint } from "../llm/address.ts";
import { keyFrom } from "../llm/config.ts";

/** How pictures are had from an endpoint; all of it from the server's environment. */
export type ImageConfig = {
  endpoint: Endpoint;
  /** Null leaves the choice to the endpoint. */
  model: string | null;
  key: string | null;
};

/** Reads the `IMAGE_…` variables; null when no endpoint is configured. Throws an Error that names the variable. */
export function imageConfig(env: Readonly<Record<string, string | undefined>>): ImageConfig | null {
  const base = env["IMAGE_BASE_URL"]?.trim();
  if (!base) return null;
  return {
    endpoint: endpointFrom(base, "IMAGE_BASE_URL"),
    model: env["IMAGE_MODEL"]?.trim() || null,
    key: keyFrom(env, "IMAGE_API_KEY"),
  };
}
