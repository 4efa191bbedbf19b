import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { shelfLines } from "#src/test-support/shelf-lines.ts";

const folder = "src/ui";
const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => path.endsWith(".tsx") && !/\.(stories|test)\.tsx$|^(theme|story-frame)\//.test(path));

/** The component a file is named after: `text-input.tsx` holds `TextInput`. */
const nameOf = (path: string) =>
  (path.split("/").at(-1) ?? "")
    .replace(".tsx", "")
    .replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Parts that only occur inside another component. */
const inner = new Set([
  "CheckField",
  "DialogFrame",
  "DiscardQuestion",
  "Floating",
  "ImageCrop",
  "RowWindow",
  "ScrollBody",
]);

it("has a line in the README for every component, and no line for one that is not there", () => {
  const components = sources.map(nameOf).filter((name) => !inner.has(name));
  expect(shelfLines.map(({ component }) => component).toSorted()).toEqual(components.toSorted());
});

it("says of each when and by which keys", () => {
  expect(shelfLines.filter(({ when, keys }) => when.length < 10 || keys.length < 4)).toEqual([]);
});

it("shows only lines that exist", () => {
  const asked = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".stories.tsx"))
    .flatMap((path) => [...readFileSync(`src/${path}`, "utf8").matchAll(/<StoryFrame[^>]*about="(\w+)"/g)])
    .map((match) => match[1]);
  expect(asked.length).toBeGreaterThan(10);
  const known = new Set(shelfLines.map(({ component }) => component));
  expect(asked.filter((name) => !known.has(name ?? ""))).toEqual([]);
});
