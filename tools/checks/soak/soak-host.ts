// The reference host in its own process, with a fast writer: prints its address and a token, then serves.
import type { Responder } from "#mocks/backend/responder/responder.ts";
import { startServer } from "#mocks/hosts/server.ts";
import { systemClock } from "#mocks/hosts/system-clock.ts";

const pieces = Array.from({ length: 24 }, (_, at) => `*She counts to ${at},* “and on.” `);

const quick: Responder = {
  async *write(_request, signal) {
    for (const piece of pieces) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      signal.throwIfAborted();
      yield piece;
    }
  },
};

// The parent process may move its clock.
let shift = 0;
process.on("message", (ms) => (shift += Number(ms)));

const { DATA_DIR, DIST_DIR } = process.env;
const server = await startServer({
  port: 0,
  world: "free",
  clock: { now: () => Date.now() + shift, sleep: systemClock.sleep },
  responder: quick,
  isLimited: false,
  log: () => undefined,
  ...(DATA_DIR !== undefined && { dataDir: DATA_DIR }),
  ...(DIST_DIR !== undefined && { distDir: DIST_DIR }),
});
console.log(JSON.stringify({ url: server.url, token: server.token }));
process.once("SIGTERM", () => void server.close().finally(() => process.exit(0)));
