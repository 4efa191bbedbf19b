import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";

// By path: in a test of the page `URL` is the page's own.
const script = readFileSync(join(import.meta.dirname, "../../../public/boot.js"), "utf8");

export interface Shown {
  theme?: string;
  mode?: string;
  font?: string;
  /** The colour of the browser's own frame. */
  chrome: string | null;
  variables: Record<string, unknown>;
}

/** Runs `public/boot.js` on what a browser keeps, and says what the first frame shows. */
export function boot(stored: Record<string, string>, refuses = false): Shown {
  const shown: Shown = { chrome: null, variables: {} };
  const root = {
    dataset: {} as Record<string, string>,
    style: { setProperty: (name: string, value: unknown) => void (shown.variables[name] = value) },
  };
  const meta = { setAttribute: (_: string, value: string) => void (shown.chrome = value) };
  const localStorage = {
    getItem(key: string) {
      if (refuses) throw new Error("denied");
      return stored[key] ?? null;
    },
  };
  const document = { documentElement: root, querySelector: () => meta };
  runInNewContext(script, { document, localStorage });
  return { ...shown, ...root.dataset };
}
