// Builds what changed and serves the production app together with the reference backend.
import { spawnSync } from "node:child_process";

const { status } = spawnSync(process.execPath, ["tools/build.mjs"], { stdio: "inherit" });
if (status !== 0) process.exit(status ?? 1);
const { runServer } = await import("../mocks/hosts/server.ts");
await runServer();
