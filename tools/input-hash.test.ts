import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { hashOf, withImports } from "./input-hash.mjs";

let folder: string;
const file = (name: string, text: string) => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "sotto-inputs-"))));
afterEach(() => rmSync(folder, { recursive: true }));

it("finds what a module imports, directly or not, in a circle or over several lines", () => {
  const a = file(
    "a.mjs",
    'import { join } from "node:path";\nimport { b } from "./b.mjs";\nimport {\n  d,\n} from "./d.mjs";\n',
  );
  const b = file("b.mjs", 'import "./c.mjs";\n');
  const c = file("c.mjs", 'import { a } from "./a.mjs";\n');
  const d = file("d.mjs", "export const d = 1;\n");
  expect(withImports(a)).toEqual([a, b, c, d]);
});

it("finds the plugins of the build and the options of the routes", () => {
  const tools = ["boot-script.ts", "routes.ts", "seed-media.ts"].map((name) => join("tools", name));
  expect(withImports("vite.config.ts")).toEqual(expect.arrayContaining(tools));
});

it("changes with a file's text, its name, its absence and with what else counts", () => {
  const a = file("a.txt", "one");
  const before = hashOf([folder]);
  expect(hashOf([folder])).toBe(before);
  expect(hashOf([folder], "a setting")).not.toBe(before);
  file("a.txt", "two");
  const changed = hashOf([folder]);
  expect(changed).not.toBe(before);
  rmSync(a);
  expect(hashOf([folder])).not.toBe(changed);
  file("b.txt", "one");
  expect(hashOf([folder])).not.toBe(before);
  rmSync(join(folder, "b.txt"));
  expect(hashOf([folder, join(folder, "missing")])).toBe(hashOf([]));
});
