import { readFileSync } from "node:fs";
import { storyNameFromExport, toId } from "storybook/internal/csf";
import { expect, it } from "vitest";
import { projectFiles } from "../tools/source-files.ts";
import { storiesInEveryTheme } from "./in-every-theme.ts";

it("names stories that there are", () => {
  const known = new Set(
    projectFiles()
      .filter((path) => path.endsWith(".stories.tsx"))
      .flatMap((path) => {
        const text = readFileSync(path, "utf8");
        const title = /preview\.meta\(\{\s*title: "([^"]+)"/.exec(text)?.[1] ?? "";
        return [...text.matchAll(/^export const (\w+) = meta\.story/gm)].map(([, name = ""]) =>
          toId(title, storyNameFromExport(name)),
        );
      }),
  );
  expect([...storiesInEveryTheme].filter((id) => !known.has(id))).toEqual([]);
  expect(storiesInEveryTheme.size).toBe(40);
});
