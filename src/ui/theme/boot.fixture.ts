import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";

// By path: in a page test `URL` is jsdom's.
const script = readFileSync(join(import.meta.dirname, "../../../public/boot.js"), "utf8");

export interface Shown {
  theme?: string;
  mode?: string;
  font?: string;
  /** The `theme-color` meta tag. */
  chrome: string | null;
  /** The ground until the style sheet has come. */
  ground: unknown;
  variables: Record<string, unknown>;
}

/** Runs `public/boot.js` on the given browser storage and returns what the first frame shows. */
export function boot(stored: Record<string, string>, refuses = false): Shown {
  const shown: Shown = { chrome: null, ground: null, variables: {} };
  const root = {
    dataset: {} as Record<string, string>,
    style: {
      setProperty(name: string, value: unknown) {
        if (name === "--first-ground") shown.ground = value;
        else shown.variables[name] = value;
      },
    },
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
