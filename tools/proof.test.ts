import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const rows = readFileSync("docs/proof.md", "utf8")
  .split("\n")
  .filter((line) => /^\| [FSL]\d/.test(line));

it("names every line of the plans, and files that exist and say its code", () => {
  const named = rows.flatMap((row) =>
    [...row.matchAll(/`((?:e2e|src|mocks|tools)\/[^` ]+)`/g)].map(([, path]) => path ?? ""),
  );
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
  const silent = rows.flatMap((row) => {
    const code = /^\| (\w+)/.exec(row)?.[1] ?? "";
    return [...row.matchAll(/`([^` ]+\.tsx?)`/g)]
      .filter(([, path = ""]) => !new RegExp(`\\b${code}\\b`).test(readFileSync(path, "utf8")))
      .map(([, path]) => `${code}: ${path}`);
  });
  expect(silent).toEqual([]);
  const codes = rows.map((row) => row.split(" ")[1] ?? "");
  for (let fault = 1; fault <= 40; fault += 1) expect(codes).toContain(`F${fault}`);
  for (let rule = 1; rule <= 13; rule += 1) expect(codes).toContain(`S${rule}`);
});
