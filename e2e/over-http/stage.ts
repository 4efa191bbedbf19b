import { QueryClient } from "@tanstack/react-query";
import type { Responder } from "#mocks/backend/responder/responder.ts";
import { startServer, type RunningServer } from "#mocks/hosts/server.ts";
import { startSession } from "#src/client-state/session.ts";
import { userInfoQuery } from "#src/data/user/queries.ts";
import { createThread } from "#src/generated/api/thread/create-thread.ts";
import { listMessages } from "#src/generated/api/message/list-messages.ts";
import { setApiBase } from "#src/http/base-url.ts";
import { setReportSink } from "#src/lib/report.ts";
import { startFaultProxy, type FaultProxy } from "../support/fault-proxy.ts";

/** The text of every reply here, with characters of one to four bytes. */
export const pieces = Array.from({ length: 24 }, (_, at) => `*piece ${at}* “žluť 😀” `);
export const wholeReply = pieces.join("");

const pieceMs = 12;
/** How often a responder was stopped. */
export const aborted = { count: 0 };

const steady: Responder = {
  async *write(_request, signal) {
    signal.addEventListener("abort", () => (aborted.count += 1));
    for (const piece of pieces) {
      await new Promise((resolve) => setTimeout(resolve, pieceMs));
      signal.throwIfAborted();
      yield piece;
    }
  },
};

export type Stage = {
  readonly server: RunningServer;
  readonly proxy: FaultProxy;
  newClient(): Promise<QueryClient>;
  newThread(): Promise<string>;
  close(): Promise<void>;
};

/** The app's data layer against the real host, over real sockets, with the fault proxy between them. */
export async function setStage(options: Parameters<typeof startServer>[0] = {}): Promise<Stage> {
  setReportSink(() => undefined);
  const server = await startServer({
    port: 0,
    dataDir: ":memory:",
    distDir: "nowhere",
    world: "free",
    responder: steady,
    isLimited: false,
    log: () => undefined,
    ...options,
  });
  const proxy = await startFaultProxy(server.url);
  setApiBase(proxy.url);
  startSession({ accessToken: server.token ?? "", profileComplete: true });
  return {
    server,
    proxy,
    async newClient() {
      const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
      // Drafts are stored by user, so the app loads the user before it shows a chat.
      await client.fetchQuery(userInfoQuery());
      return client;
    },
    async newThread() {
      const body = { characterId: "char-maren-holloway", variantId: "var-maren-keeper" };
      return (await createThread(body)).data.id;
    },
    async close() {
      setApiBase("");
      await proxy.close();
      await server.close();
    },
  };
}

export const userIn = (client: QueryClient) => client.getQueryData(userInfoQuery().queryKey)?.data.id ?? "";

/** The server's messages of a thread, without the opening. */
export async function storedMessages(threadId: string) {
  const { items } = (await listMessages(threadId, { pageSize: 100 })).data;
  return items.slice(1).map(({ role, content, status }) => ({ role, content, status }));
}
