// A second, small backend on another stack (Hono), written from the contract alone: sign-in, the user, categories,
// characters to read, one conversation with streaming. It shows that the contract suffices, and that the check knows
// nothing of our own host.
//   node tools/checks/second/server.ts [port] [folder of the built app]
import { serve } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { existsSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { Refused, type Env } from "./answers.ts";
import { addAuth } from "./auth-routes.ts";
import { addCharacters } from "./character-routes.ts";
import { addChat } from "./chat-routes.ts";
import { makeStore } from "./store.ts";
import { addUser } from "./user-routes.ts";

const largestBody = 1_048_576;
const tokenless = /\/(?:category\/list|auth\/(?:sign-in|sign-up|forgot-password))$/;

function makeApi(): Hono<Env> {
  const store = makeStore();
  const api = new Hono<Env>();
  api.use(async (c, next) => {
    const header = c.req.header("authorization");
    const id = store.sessions.get(header?.replace(/^Bearer /i, "") ?? "");
    const account = store.accounts.get(id ?? "") ?? null;
    // An invalid token is refused even by operations that need none.
    if (header !== undefined && !account && !tokenless.test(c.req.path)) throw new Refused(401, "Sign in to continue");
    c.set("account", account);
    await next();
  });
  api.use(
    bodyLimit({
      maxSize: largestBody,
      onError: (c) => {
        // The rest of the body is unread, so the connection cannot be reused.
        c.header("connection", "close");
        throw new Refused(413, "Too large");
      },
    }),
  );
  addAuth(api, store);
  addUser(api, store);
  addCharacters(api, store);
  addChat(api, store);
  return api;
}

/** Starts the backend; with a folder it also serves the built app. */
export function startSecond(port = 0, folder?: string): Promise<{ url: string; close: () => Promise<void> }> {
  const app = new Hono<Env>();
  app.route("/api/v1", makeApi());
  app.all("/api/v1/*", () => {
    throw new Refused(501, "This is not built yet");
  });
  if (folder) {
    app.use(serveStatic({ root: folder }));
    // Every other address is a page of the app.
    const path = ["shell.html", "index.html"].find((name) => existsSync(join(folder, name)));
    app.get("*", serveStatic({ root: folder, ...(path && { path }) }));
  }
  app.onError((failure, c) => {
    if (failure instanceof Refused)
      return c.json({ success: false, message: failure.message, ...failure.more }, failure.status);
    console.error(failure);
    return c.json({ success: false, message: "Something went wrong" }, 500);
  });
  return new Promise((done) => {
    const server = serve({ fetch: app.fetch, port, hostname: "127.0.0.1" }, ({ port: bound }: AddressInfo) =>
      done({
        url: `http://127.0.0.1:${bound}`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            if ("closeAllConnections" in server) server.closeAllConnections();
          }),
      }),
    );
  });
}

if (import.meta.main) {
  const { url } = await startSecond(Number(process.argv[2] ?? 4180), process.argv[3]);
  console.log(url);
}
