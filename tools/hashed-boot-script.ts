import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/**
 * Names a copy of public/boot.js after its content, so that it is cached for good. Vite leaves classic scripts alone, and
 * this one blocks the first paint: a second visit would wait a round trip for it.
 */
export function hashedBootScript(): Plugin {
  const source = readFileSync("public/boot.js");
  const fileName = `assets/boot-${createHash("sha256").update(source).digest("hex").slice(0, 8)}.js`;
  return {
    name: "hashed-boot-script",
    apply: "build",
    generateBundle() {
      this.emitFile({ type: "asset", fileName, source });
    },
    transformIndexHtml: (html) => html.replace("/boot.js", `/${fileName}`),
  };
}
