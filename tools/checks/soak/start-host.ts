import { spawn, type ChildProcess } from "node:child_process";

export type ChildHost = {
  readonly child: ChildProcess;
  readonly url: string;
  readonly token: string;
  end: (how: "SIGTERM" | "SIGKILL") => Promise<void>;
};

/** Starts the host of `soak-host.ts` over the data of a folder; `token` is empty where the data is not new. */
export async function startHost(folder: string): Promise<ChildHost> {
  const child = spawn(process.execPath, ["tools/checks/soak/soak-host.ts"], {
    stdio: ["ignore", "pipe", "inherit", "ipc"],
    env: { ...process.env, DATA_DIR: folder },
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const { url, token } = await new Promise<{ url: string; token: string | null }>((resolve, reject) => {
    child.once("exit", () => reject(new Error("the host ended")));
    child.stdout?.once("data", (line: Buffer) =>
      resolve(JSON.parse(line.toString()) as { url: string; token: string }),
    );
  });
  const end: ChildHost["end"] = (how) => {
    child.kill(how);
    return ended;
  };
  return { child, url, token: token ?? "", end };
}
