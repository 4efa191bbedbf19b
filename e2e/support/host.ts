import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startFaultProxy, type FaultProxy } from "./fault-proxy.ts";

/**
 * The real HTTP host in its own process with its own data file, which can be killed and restarted. The browser reaches it
 * through the fault proxy, which logs every call.
 */
export type Host = {
  readonly url: string;
  readonly proxy: FaultProxy;
  /** The demo account's credentials, as the host prints them. */
  readonly demo: { readonly email: string; readonly password: string };
  /** Kills the process at once, as a power cut would. */
  kill(): Promise<void>;
  /** Restarts it on the same file and port. */
  restart(): Promise<void>;
  close(): Promise<void>;
};

const root = join(import.meta.dirname, "../..");

/** Starts a host and waits until it has printed its address. Without a built app there is nothing to open: that throws. */
export async function startHost(world = "demo", settings: Record<string, string> = {}): Promise<Host> {
  if (!existsSync(join(root, "dist/shell.html"))) throw new Error("The app is not built: npm run flows builds it.");
  const data = mkdtempSync(join(tmpdir(), "sotto-"));
  let child: ChildProcess | null = null;
  let port = "0";
  let printed = "";

  async function start(): Promise<void> {
    const started = spawn(process.execPath, ["mocks/hosts/server.ts"], {
      cwd: root,
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, PORT: port, DATA_DIR: data, WORLD: world, RATE_LIMIT: "off", LLM: "off", ...settings },
    });
    child = started;
    printed = "";
    await new Promise<void>((resolve, reject) => {
      started.on("exit", (status) => reject(new Error(`the host ended with ${status}: ${printed}`)));
      started.stdout.on("data", (text: Buffer) => {
        printed += text.toString();
        if (/^Sign in as .*\n/m.test(printed)) resolve();
      });
    });
    port = /Sotto is at http:\/\/localhost:(\d+)/.exec(printed)?.[1] ?? "0";
  }

  async function stop(signal: NodeJS.Signals): Promise<void> {
    const running = child;
    child = null;
    if (!running || running.exitCode !== null) return;
    running.removeAllListeners("exit");
    const ended = new Promise<void>((resolve) => running.once("exit", () => resolve()));
    running.kill(signal);
    await ended;
  }

  await start();
  const proxy = await startFaultProxy(`http://localhost:${port}`);
  const demo = /Sign in as (\S+) with the password (\S+),/.exec(printed);
  return {
    url: proxy.url,
    proxy,
    demo: { email: demo?.[1] ?? "", password: demo?.[2] ?? "" },
    kill: () => stop("SIGKILL"),
    restart: start,
    async close() {
      await proxy.close();
      await stop("SIGTERM");
      rmSync(data, { recursive: true, force: true });
    },
  };
}
