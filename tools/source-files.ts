import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { posix } from "node:path";

export type SourceFile = { path: string; text: string; imports: readonly { path: string; dynamic: boolean }[] };

/** Every file git knows or would add, as paths from the root with forward slashes. */
export function projectFiles(): string[] {
  const list = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
    maxBuffer: 32 * 1024 * 1024,
  });
  return [...new Set(list.split("\n"))].filter(Boolean).toSorted();
}

const statement =
  /(?:^|\n)\s*(?:import|export)\s[^;"'`]*?from\s*["']([^"']+)["']|(?:^|\n)\s*import\s*["']([^"']+)["']/g;
const call = /\bimport\(\s*["']([^"']+)["']\s*\)/g;

/** Where an import points: a path from the root for our own files, the specifier as it stands for packages. */
function resolve(from: string, specifier: string): string {
  if (specifier.startsWith("#styled-system/")) return "styled-system";
  if (specifier.startsWith("#")) return specifier.slice(1);
  if (specifier.startsWith(".")) return posix.normalize(posix.join(posix.dirname(from), specifier));
  return specifier;
}

/** TypeScript sources with what they import (types included: a type is a dependency too). */
export function sourceFiles(): SourceFile[] {
  return projectFiles()
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path))
    .map((path) => {
      const text = readFileSync(path, "utf8");
      const imports = [
        ...[...text.matchAll(statement)].map((match) => ({
          path: resolve(path, match[1] ?? match[2] ?? ""),
          dynamic: false,
        })),
        ...[...text.matchAll(call)].map((match) => ({ path: resolve(path, match[1] ?? ""), dynamic: true })),
      ];
      return { path, text, imports };
    });
}
