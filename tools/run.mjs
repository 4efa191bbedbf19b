// Installs and generates what changed, then runs a command on the project's own Node 24:
//   node tools/run.mjs <command> [arguments…]
// One launcher instead of `a && b` in the scripts: a shell remembers where it found `node` before the install.
import { spawn, spawnSync } from "node:child_process";
import { delimiter, join } from "node:path";

const setup = spawnSync(process.execPath, [join(import.meta.dirname, "setup.mjs")], { stdio: "inherit" });
if (setup.status !== 0) process.exit(setup.status ?? 1);

const root = join(import.meta.dirname, "..");
const [command, ...given] = process.argv.slice(2);
const child = spawn(command, given, {
  cwd: root,
  stdio: "inherit",
  shell: process.platform === "win32",
  env: { ...process.env, PATH: `${join(root, "node_modules/.bin")}${delimiter}${process.env.PATH}` },
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("error", (error) => {
  console.error(`${command}: ${error.message}`);
  process.exitCode = 1;
});
child.on(
  "exit",
  (status, signal) => (process.exitCode = status ?? (signal === "SIGINT" || signal === "SIGTERM" ? 0 : 1)),
);
