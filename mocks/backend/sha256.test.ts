import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { sha256 } from "./sha256.ts";

test.each(["", "abc", "a".repeat(55), "a".repeat(56), "a".repeat(64), "ü€😀".repeat(90)])(
  "hashes %j like the platform does",
  (text) => {
    expect(sha256(text)).toBe(createHash("sha256").update(text).digest("hex"));
  },
);
