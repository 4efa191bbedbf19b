// A hash over the inputs of a build or generator: the step is repeated only if it has changed. Runs before anything is
// installed.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * The files at a path, in a fixed order; none where nothing is there.
 * @type {(path: string) => string[]}
 */
export const files = (path) =>
  !existsSync(path)
    ? []
    : statSync(path).isDirectory()
      ? readdirSync(path)
          .toSorted()
          .flatMap((name) => files(join(path, name)))
      : [path];

/** A hash over names and contents, and over what else counts, as text. */
export function hashOf(paths, more = "") {
  const hash = createHash("sha256").update(more);
  for (const file of paths.flatMap(files)) hash.update(file).update("\0").update(readFileSync(file)).update("\0");
  return hash.digest("hex");
}

/** A module with all that it imports by a relative path, directly or not: no plugin and no option is left out of a list. */
export function withImports(path, found = new Set()) {
  if (found.has(path)) return [...found];
  found.add(path);
  for (const [, address] of readFileSync(path, "utf8").matchAll(/^(?:import|\} from)\b.*"(\.[^"]+)"/gm))
    withImports(join(dirname(path), address), found);
  return [...found];
}
