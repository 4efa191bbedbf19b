import { createHash, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createBackend, type Backend } from "../backend/backend.ts";
import { randomText, type Clock } from "../backend/context.ts";
import type { Fault } from "../backend/fault.ts";
import type { Responder } from "../backend/responder/responder.ts";
import type { MailRow } from "../backend/state/rows.ts";
import { hasKnownShape, noteShape } from "../backend/state/shape.ts";
import type { State } from "../backend/state/state.ts";
import type { Store } from "../backend/state/store.ts";
import { uploadAt } from "../backend/uploads.ts";
import { createApi, type Api } from "../http/api.ts";
import { putBadges } from "../seed/badges.ts";
import { putDecorations, putLorebooks } from "../seed/catalogue.ts";
import { putWorld, type WorldName } from "../seed/worlds/world.ts";
import { makeContext } from "./make-context.ts";
import { seededRandom } from "./seeded-random.ts";
import { drained, sendResponse, webRequest } from "./server/carry.ts";
import { answerCheckout } from "./server/checkout-page.ts";
import { demoAccount, makeDemoAccount, type DemoAccount } from "./server/demo-account.ts";
import { optionsFrom } from "./server/environment.ts";
import { crossOriginHeaders, isKnownHost, isKnownName, isNavigation, originOf, type Gate } from "./server/gate.ts";
import type { ImageConfig } from "./server/images/image-config.ts";
import { imagePainter } from "./server/images/image-painter.ts";
import type { LlmConfig } from "./server/llm/config.ts";
import { foundPrograms, type FoundProgram } from "./server/llm/local-programs.ts";
import { putModels } from "./server/llm/model-list.ts";
import { startFound, startLlm } from "./server/llm/start-llm.ts";
import { nodePasswords } from "./server/node-passwords.ts";
import { sendUpload } from "./server/send-upload.ts";
import { rateLimit } from "./server/rate-limit.ts";
import { dataHeaders, headersOfPage, pageHeaders, partHeaders, type PolicyOptions } from "./server/security-headers.ts";
import { withShareHead } from "./server/share-head.ts";
import { sqliteStore } from "./server/sqlite-store.ts";
import { listenFailure, StartFailure } from "./server/start-failure.ts";
import { readFiles, sendFile, type StaticFile } from "./server/static-files.ts";
import { systemClock } from "./system-clock.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

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

/**
 * The store, and what follows a commit: the log says when it fails and when it does again; mails go nowhere, whoever runs the server reads them on its console (GAP-93);
 * the bytes of pictures leave the memory.
 */
function withAftermath(store: Store, { uploads }: State, log: (line: string) => void): Store {
  let hasFailed = false;
  return {
    ...store,
    async commit(changes) {
      try {
        await store.commit(changes);
      } catch (failure) {
        if (!hasFailed)
          log(`Nothing can be saved: ${(failure as Error).message}. Reading goes on, and saving is tried again.`);
        hasFailed = true;
        throw failure;
      }
      if (hasFailed) log("Everything is saved again.");
      hasFailed = false;
      for (const { table, id, row } of changes) {
        const mail = table === "mails" ? (row as MailRow | null) : null;
        if (mail) log(`Mail to ${mail.to}: ${mail.subject}\n  ${mail.text}`);
        const upload = table === "uploads" ? uploads.get(id) : undefined;
        if (upload && upload === row) uploads.restore(id, { ...upload, bytes: null });
      }
    },
  };
}

/** The prerendered page of an address, else the app's shell. */
function pageFor(files: ReadonlyMap<string, StaticFile>, pathname: string): StaticFile | undefined {
  const path = pathname.replace(/\/$/, "");
  return (
    files.get(`${path}.html`) ?? files.get(`${path}/index.html`) ?? files.get("/shell.html") ?? files.get("/index.html")
  );
}

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
  const store = withAftermath(file, state, log);
  state.load(await store.load());
  // An earlier version kept pictures inside their rows.
  state.markChanged(
    state.uploads.filter(({ bytes }) => bytes !== null).map((row) => ({ table: "uploads", id: row.id, row })),
  );
  let started: { userId: string | null; token: string | null } = { userId: null, token: null };
  if (state.users.size > 0 && !hasKnownShape(state)) {
    file.close();
    throw new StartFailure(
      `The data in ${dataDir} was made by another version of Sotto. Move it away, or name another DATA_DIR.`,
    );
  }
  if (state.users.size === 0) {
    noteShape(state);
    started = putWorld(context, world);
    if (started.userId) await makeDemoAccount(context, started.userId);
    await store.commit(state.takeChanges());
  }
  putDecorations(state);
  putLorebooks(state);
  putBadges(state);
  putModels(state, llm ? llm.models : null);
  await store.commit(state.takeChanges());
  const backend = createBackend(context, store);
  await backend.resume();
  const api = createApi({
    backend,
    checkAnswers: options.checkAnswers ?? false,
    ...(isLimited && { limit: rateLimit(() => clock.now()) }),
  });

  const app = readFiles(distDir);
  const media = readFiles(join(root, "mocks/seed/media"), "/media");
  const gate: Gate = {
    hosts: [...(options.hosts ?? []), ...(host === "127.0.0.1" ? [] : [host])].map((name) => name.toLowerCase()),
    origins: options.origins ?? [],
  };
  const forWorkers = pageHeaders(options.policy);
  const pages = [...app.values()].filter(({ isPage }) => isPage);
  const forPages = new Map(pages.map((page) => [page, headersOfPage(page.body.toString(), options.policy)]));

  const refuse = async (response: ServerResponse, status: number, message: string): Promise<void> => {
    const body = JSON.stringify({ success: false, message });
    const canGoOn = await drained(response.req);
    if (response.destroyed) return;
    response.writeHead(status, {
      ...dataHeaders,
      ...(!canGoOn && { connection: "close" }),
      ...(status === 405 && { allow: methods.includes(response.req.method ?? "") ? "GET, HEAD" : methods.join(", ") }),
      "content-type": "application/json",
      "cache-control": "no-store",
      "content-length": Buffer.byteLength(body),
    });
    response.end(body);
  };

  async function answerApi(
    request: IncomingMessage,
    response: ServerResponse,
    from: "same" | "allowed",
  ): Promise<void> {
    const headers = {
      ...dataHeaders,
      ...(from === "allowed" && {
        ...crossOriginHeaders(request.headers.origin ?? ""),
        "cross-origin-resource-policy": "cross-origin",
      }),
    };
    if (request.method === "OPTIONS" && from === "allowed") {
      response.writeHead(204, headers).end();
      return;
    }
    if (isNavigation(request)) return refuse(response, 403, "This is not a page");
    const given = await api(webRequest(request, response, url), request.socket.remoteAddress ?? "unknown");
    if (!given) return refuse(response, 404, "Not found");
    return sendResponse(request, response, given, headers);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isKnownHost(request, gate)) return refuse(response, 403, "This server does not answer to this name");
    if (!methods.includes(request.method ?? "")) return refuse(response, 405, "This method is not allowed");
    // A path of this server; a target that names another host, or a user, is none.
    const target = request.url ?? "";
    if (!/^\/(?![/\\])/.test(target)) return refuse(response, 400, "The address is not valid");
    const { pathname } = new URL(target, url);
    if (pathname.startsWith("/api/")) {
      const from = originOf(request, gate);
      return from === "refused"
        ? refuse(response, 403, "This origin is not allowed")
        : answerApi(request, response, from);
    }
    if (pathname.startsWith("/checkout/") && (await answerCheckout(request, response, pathname, backend))) return;
    if (request.method !== "GET" && request.method !== "HEAD")
      return refuse(response, 405, "This method is not allowed");
    const picture = media.get(pathname);
    if (picture) return sendFile(request, response, picture, dataHeaders, "public, max-age=86400");
    const upload = uploadAt(state, pathname);
    if (upload) return sendUpload(request, response, upload, file.pieceOf, dataHeaders);
    const asset = app.get(pathname);
    if (asset && !asset.isPage) {
      const caching = asset.isHashed ? "public, max-age=31536000, immutable" : "no-cache";
      return sendFile(request, response, asset, asset.isWorker ? forWorkers : partHeaders, caching);
    }
    // A path with a file extension is a missing file, not a page.
    const page = /\.\w+$/.test(pathname) && !pathname.endsWith(".html") ? undefined : pageFor(app, pathname);
    if (!page) return refuse(response, 404, "Not found");
    const headers = forPages.get(page) ?? forWorkers;
    return sendFile(request, response, withShareHead(page, state, pathname, url), headers, "no-cache");
  }

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
