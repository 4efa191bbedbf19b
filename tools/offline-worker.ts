import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Source of the service worker: plain JavaScript, since nothing bundles it. */
const source = "src/app/offline-worker.js";

/**
 * Writes the service worker of the build (`/offline-worker.js`): the names of the build's code, styles and fonts are put into it,
 * so that it changes with them, and the browser fetches the new version.
 */
export function offlineWorker(): Plugin {
  return {
    name: "offline-worker",
    apply: "build",
    generateBundle(_options, bundle) {
      const files = Object.keys(bundle)
        .filter((name) => /\.(?:js|css)$/.test(name))
        .map((name) => `/${name}`)
        .toSorted();
      const version = createHash("sha256").update(files.join()).digest("hex").slice(0, 12);
      const text = readFileSync(source, "utf8")
        .replace('["FILES"]', () => JSON.stringify(files))
        .replace("VERSION", version);
      this.emitFile({ type: "asset", fileName: "offline-worker.js", source: text });
    },
  };
}
