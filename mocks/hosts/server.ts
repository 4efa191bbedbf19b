import { createHash, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createBackend, type Backend } from "../backend/backend.ts";
import { randomText, type Clock } from "../backend/context.ts";
import type { Fault } from "../backend/fault.ts";
import type { Responder } from "../backend/responder/responder.ts";
import { createApi, type Api } from "../http/api.ts";
import type { WorldName } from "../seed/worlds/world.ts";
import { makeContext } from "./make-context.ts";
import { seededRandom } from "./seeded-random.ts";
import { demoAccount, type DemoAccount } from "./server/demo-account.ts";
import { optionsFrom } from "./server/environment.ts";
import { isKnownName, type Gate } from "./server/gate.ts";
import type { ImageConfig } from "./server/images/image-config.ts";
import { imagePainter } from "./server/images/image-painter.ts";
import type { LlmConfig } from "./server/llm/config.ts";
import { foundPrograms, type FoundProgram } from "./server/llm/local-programs.ts";
import { startFound, startLlm } from "./server/llm/start-llm.ts";
import { loadState } from "./server/load-state.ts";
import { nodePasswords } from "./server/node-passwords.ts";
import { rateLimit } from "./server/rate-limit.ts";
import { requestAnswers } from "./server/request-answers.ts";
import type { PolicyOptions } from "./server/security-headers.ts";
import { sqliteStore } from "./server/sqlite-store.ts";
import { listenFailure, StartFailure } from "./server/start-failure.ts";
import { watchedStore } from "./server/watched-store.ts";
import { systemClock } from "./system-clock.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

export type ServerOptions = {
  /** 4173 by default; 0 takes a free one. */
  port?: number;
  /** Address to listen on; loopback unless told otherwise. */
  host?: string;
  /** Folder of the data file, or `:memory:`. */
  dataDir?: string;
  /** Folder of the built app; without one only the API and the pictures are served. */
  distDir?: string;
  /** World a new data file starts with; `demo` unless a test wants another. */
  world?: WorldName;
  /** Makes ids and tokens the same every time. Tests only. */
  seed?: number;
  clock?: Clock;
  responder?: Responder;
  /** A model's endpoint that writes the replies and lends its models; a given `responder` wins. */
  llm?: LlmConfig | null;
  /** Programs of this machine that do so where no endpoint is given. */
  found?: readonly FoundProgram[];
  /** An endpoint that paints the pictures; without one the built-in painter does. */
  images?: ImageConfig | null;
  faults?: readonly Fault[];
  /** Further names this server answers to, and further origins that may call it. */
  hosts?: readonly string[];
  origins?: readonly string[];
  /** Off: no call is ever refused with 429. */
  isLimited?: boolean;
  /** Answers are checked against the contract; costs time, so off where people are served. */
  checkAnswers?: boolean;
  policy?: PolicyOptions;
  /** Takes what the server has to say; `console.log` by default. */
  log?: (line: string) => void;
};

export type RunningServer = {
  url: string;
  port: number;
  backend: Backend;
  api: Api;
  demo: DemoAccount | null;
  /** Who is signed in at the start of the world, when the data is new. */
  token: string | null;
  userId: string | null;
  /** Ends running replies, then connections, then the file; within 5 s. */
  close(): Promise<void>;
};

/** Starts the reference backend over HTTP, with the built app beside it. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const {
    host = "127.0.0.1",
    dataDir = join(root, "data"),
    distDir = join(root, "dist"),
    world = "demo",
    clock = systemClock,
  } = options;
  const { log = console.log, isLimited = true } = options;
  const random =
    options.seed === undefined ? (count: number) => new Uint8Array(randomBytes(count)) : seededRandom(options.seed);
  // Before the file is opened, so that a bad configuration leaves nothing behind.
  const llm = options.llm ? await startLlm(options.llm, log) : options.found ? startFound(options.found, log) : null;
  const { images = null } = options;
  if (images) log(`Pictures are painted by ${images.model ?? "the usual model"} at ${images.endpoint.base.host}`);
  const file = sqliteStore(dataDir === ":memory:" ? dataDir : join(dataDir, "sotto.sqlite"));
  const faults = (options.faults ?? []).map((fault) => ({ ...fault }));
  const context = makeContext({
    clock,
    random,
    newId: (kind) => `${kind}_${randomText(random, 16)}`,
    digest: (text) => createHash("sha256").update(text).digest("hex"),
    passwords: nodePasswords,
    // A restart ends a reply: a model elsewhere cannot be resumed.
    script: null,
    painter: images && imagePainter(images),
    bytesOf: file.bytesOf,
    faults,
    ...(llm && { responder: llm.responder }),
    ...(options.responder && { responder: options.responder }),
  });
  const { state } = context;
  const store = watchedStore(file, state, log);
  const started = await loadState(context, store, { dataDir, world, models: llm && llm.models }).catch(
    (failure: unknown) => {
      file.close();
      throw failure;
    },
  );
  const backend = createBackend(context, store);
  await backend.resume();
  const api = createApi({
    backend,
    checkAnswers: options.checkAnswers ?? false,
    ...(isLimited && { limit: rateLimit(() => clock.now()) }),
  });

  const gate: Gate = {
    hosts: [...(options.hosts ?? []), ...(host === "127.0.0.1" ? [] : [host])].map((name) => name.toLowerCase()),
    origins: options.origins ?? [],
  };
  const { answer, refuse } = requestAnswers({
    api,
    backend,
    gate,
    distDir,
    policy: options.policy,
    pieceOf: file.pieceOf,
  });

  const server = createServer(
    { requestTimeout: 30_000, headersTimeout: 15_000, connectionsCheckingInterval: 5000, keepAliveTimeout: 65_000 },
    (request, response) => {
      answer(request, response).catch((failure: unknown) => {
        console.error("A request failed", failure);
        if (response.headersSent) response.destroy();
        else void refuse(response, 500, "Something went wrong");
      });
    },
  );
  await new Promise<void>((resolve, reject) => {
    const wanted = options.port ?? 4173;
    server.once("error", (failure) => reject(listenFailure(failure, host, wanted) ?? failure));
    server.listen(wanted, host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  const url = `http://${host === "127.0.0.1" || host === "0.0.0.0" ? "localhost" : host}:${port}`;
  context.origin = url;
  // The provider's page is on the host the app was opened with; a listed origin gets this server's.
  context.checkoutAt = (id, origin) => {
    if (gate.origins.includes(origin)) return `${url}/checkout/${id}`;
    return isKnownName(new URL(origin).host, gate) ? `${origin}/checkout/${id}` : null;
  };

  let closing: Promise<void> | null = null;
  const close = async () => {
    const ended = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    await backend.close();
    // Streams have been sent their last events; do not wait for slow readers.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    const timer = setTimeout(() => server.closeAllConnections(), 2500);
    await ended;
    clearInterval(sweep);
    clearTimeout(timer);
    file.close();
  };
  return { url, port, backend, api, demo: demoAccount(context), ...started, close: () => (closing ??= close()) };
}

/** Reads the configuration of the environment, starts, says where, and ends on SIGINT and SIGTERM. */
export async function runServer(): Promise<void> {
  let server: RunningServer;
  try {
    const options = optionsFrom(process.env);
    // Only here: what a test or a check starts does not depend on what runs on its machine.
    const isOpen = options.llm === undefined;
    server = await startServer({ ...options, ...(isOpen && { found: await foundPrograms(process.env) }) });
  } catch (failure) {
    if (!(failure instanceof StartFailure)) throw failure;
    console.error(failure.message);
    process.exit(1);
  }
  announce(server);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      void server.close().finally(() => process.exit(0));
    });
  }
}

function announce({ url, demo }: RunningServer): void {
  console.log(`Sotto is at ${url}`);
  if (demo) console.log(`Sign in as ${demo.email} with the password ${demo.password}, or sign up with any address.`);
}

if (import.meta.main) await runServer();
