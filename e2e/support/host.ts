import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startFaultProxy, type FaultProxy } from "./fault-proxy.ts";

/**
 * The real HTTP host in a process of its own, on a data file of its own; it can be killed and started again. The browser
 * speaks to it through the fault proxy, which remembers every call.
 */
export type Host = {
  readonly url: string;
  readonly proxy: FaultProxy;
  /** The demo account, as the host prints it. */
  readonly demo: { readonly email: string; readonly password: string };
  /** Ends the process at once, as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again on the same file and the same port. */
  restart(): Promise<void>;
  close(): Promise<void>;
};

const root = join(import.meta.dirname, "../..");

/** Starts a host and waits until it has said where it is. */
export async function startHost(world = "demo"): Promise<Host> {
  const data = mkdtempSync(join(tmpdir(), "sotto-"));
  let child: ChildProcess | null = null;
  let port = "0";
  let printed = "";

  async function start(): Promise<void> {
    const started = spawn(process.execPath, ["mocks/hosts/server.ts"], {
      cwd: root,
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, PORT: port, DATA_DIR: data, WORLD: world, RATE_LIMIT: "off" },
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
