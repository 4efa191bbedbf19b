import { expect, it } from "vitest";
import { eagerCode } from "./eager-code.mjs";

const route = (name: string) => `/project/src/routes/${name}.tsx?tsr-split=component`;
const chunk = (fileName: string, moduleId: string, imports: string[] = [], isEntry = false) => ({
  type: "chunk",
  fileName,
  imports,
  moduleIds: [moduleId],
  isEntry,
  code: `export const at = "${fileName}";`,
});
const bundle = () =>
  Object.fromEntries(
    [
      chunk("entry.js", "/project/src/main.ts", [], true),
      chunk("shell.js", route("_shell"), ["entry.js"]),
      chunk("chat.js", route("_shell.chat"), ["entry.js", "prose.js"]),
      chunk("prose.js", "/project/src/prose.ts"),
      chunk("door.js", route("sign-in.index"), ["entry.js"]),
    ].map((made) => [made.fileName, made]),
  );
const refuse = (message: string) => {
  throw new Error(message);
};

it("marks the entry, the shell and what the route takes, once and before everything else, and nothing more", () => {
  const files = bundle();
  eagerCode("_shell.chat").generateBundle.handler.call({ error: refuse }, {}, files);
  const marked = Object.values(files).filter(({ code }) => code.startsWith("//# allFunctionsCalledOnLoad\nexport"));
  expect(marked.map(({ fileName }) => fileName)).toEqual(["entry.js", "shell.js", "chat.js", "prose.js"]);
  expect(files["door.js"]?.code).toBe('export const at = "door.js";');
});

it("fails the build when the route it is for is not there any more", () => {
  expect(() => eagerCode("_shell.gone").generateBundle.handler.call({ error: refuse }, {}, bundle())).toThrow(
    "_shell.gone",
  );
});
