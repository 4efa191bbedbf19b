import { mkdirSync, writeFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Where the build notes of each file of code how much of it comes from packages, from 0 to 1. */
export const librarySharesFile = ".cache/library-shares.json";

/** Lets the byte budgets (e2e/bundle.flow.ts) count our own code apart from libraries. */
export function libraryShares(): Plugin {
  return {
    name: "library-shares",
    apply: "build",
    writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const shares = chunks.map(({ fileName, modules }) => {
        const sizes = Object.entries(modules).map(([id, { renderedLength }]) => ({ id, renderedLength }));
        const sum = (of: typeof sizes) => of.reduce((total, { renderedLength }) => total + renderedLength, 0);
        return [`/${fileName}`, sum(sizes.filter(({ id }) => id.includes("node_modules"))) / (sum(sizes) || 1)];
      });
      mkdirSync(".cache", { recursive: true });
      writeFileSync(librarySharesFile, JSON.stringify(Object.fromEntries(shares)));
    },
  };
}
