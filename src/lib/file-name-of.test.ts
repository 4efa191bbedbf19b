import { expect, it } from "vitest";
import { fileNameOf } from "./file-name-of.ts";

it.each([
  [null, null],
  ["attachment", null],
  ['attachment; filename="The light.jsonl"', "The light.jsonl"],
  ["attachment; filename=chat.md", "chat.md"],
  [`attachment; filename="chat.md"; filename*=UTF-8''Die%20N%C3%A4chte.md`, "Die Nächte.md"],
  [`attachment; filename*=UTF-8''%E0%A4%A; filename="chat.md"`, "chat.md"],
  [String.raw`attachment; filename="a \"b\".md"`, "a  b .md"],
  ['attachment; filename="../../etc/passwd"', "passwd"],
  [String.raw`attachment; filename="C:\\windows\\x.md"`, "x.md"],
  ['attachment; filename="..hidden"', "hidden"],
  [`attachment; filename*=UTF-8''exe%E2%80%AEcod.md`, "exe cod.md"],
  ['attachment; filename="..."', null],
])("%s gives %s", (header, name) => expect(fileNameOf(header)).toBe(name));
