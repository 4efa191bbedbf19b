import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The Big List of Naughty Strings: texts known to cause trouble. */
export const naughtyStrings: readonly string[] = JSON.parse(
  readFileSync(join(import.meta.dirname, "naughty-strings.txt"), "utf8"),
) as string[];
