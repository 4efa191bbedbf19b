import { isWorldName, type WorldName } from "../../seed/worlds/world.ts";
import type { ServerOptions } from "../server.ts";
import { imageConfig, type ImageConfig } from "./images/image-config.ts";
import { llmConfig, type LlmConfig } from "./llm/config.ts";
import { StartFailure } from "./start-failure.ts";

/** Where `npm run dev` is served: it may call this host when `VITE_API_BASE_URL` names it. */
const devServers = ["http://localhost:5173", "http://127.0.0.1:5173"];

const listOf = (text: string): string[] =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");

function portFrom(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new StartFailure(`PORT is ${JSON.stringify(text)}. It takes a number from 0 to 65535.`);
}

function worldFrom(text: string): WorldName {
  if (isWorldName(text)) return text;
  throw new StartFailure(`WORLD is ${JSON.stringify(text)}; there is no such world.`);
}

/** The endpoint that is configured; null for the improviser, undefined when a model may be looked for. */
function llmFrom(env: NodeJS.ProcessEnv): LlmConfig | null | undefined {
  const choice = env["LLM"]?.trim().toLowerCase() ?? "";
  if (choice !== "" && choice !== "off")
    throw new StartFailure(`LLM is ${JSON.stringify(env["LLM"])}. It takes off, or nothing.`);
  try {
    const config = llmConfig(env);
    return choice === "off" ? null : (config ?? undefined);
  } catch (failure) {
    throw new StartFailure((failure as Error).message);
  }
}

function imagesFrom(env: NodeJS.ProcessEnv): ImageConfig | null {
  try {
    return imageConfig(env);
  } catch (failure) {
    throw new StartFailure((failure as Error).message);
  }
}

/** The configuration that the environment names. Throws StartFailure. */
export function optionsFrom(env: NodeJS.ProcessEnv): ServerOptions {
  const world = env["WORLD"];
  if (world && !isWorldName(world))
    throw new StartFailure(`WORLD is ${JSON.stringify(world)}; there is no such world.`);
  const llm = llmFrom(env);
  return {
    ...(env["PORT"] && { port: portFrom(env["PORT"]) }),
    ...(env["HOST"] && { host: env["HOST"] }),
    ...(env["DATA_DIR"] && { dataDir: env["DATA_DIR"] }),
    ...(env["DIST_DIR"] && { distDir: env["DIST_DIR"] }),
    ...(env["WORLD"] && { world: worldFrom(env["WORLD"]) }),
    hosts: listOf(env["ALLOWED_HOSTS"] ?? ""),
    origins: env["ALLOWED_ORIGINS"] === undefined ? devServers : listOf(env["ALLOWED_ORIGINS"]),
    isLimited: env["RATE_LIMIT"] !== "off",
    ...(llm !== undefined && { llm }),
    images: imagesFrom(env),
  };
}
