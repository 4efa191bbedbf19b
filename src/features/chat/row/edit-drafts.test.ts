// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { draftKey } from "#src/client-state/storage-keys.ts";
import { createEditDrafts } from "./edit-drafts.ts";

const base = { id: "m1", threadId: "t", revision: 3, content: "before", activeAlternate: "a1" };
const { key } = draftKey("u", "t edits");
beforeEach(() => localStorage.clear());

it("an open edit is there after a reload, with what it began with, until it ends", () => {
  const text = "long ".repeat(20_000);
  const edits = createEditDrafts("u", "t");
  edits.set("m1", { text, base });
  edits.flush();
  expect(createEditDrafts("u", "t").get("m1")).toEqual({ text, base });
  expect(createEditDrafts("u", "other").get("m1")).toBeNull();
  edits.set("m1", null);
  expect(createEditDrafts("u", "t").get("m1")).toBeNull();
  expect(localStorage.getItem(key)).toBeNull();
});

it("edits that cannot be read are set aside", () => {
  const broken = JSON.stringify('{"m1":{"text":1}}');
  localStorage.setItem(key, broken);
  const edits = createEditDrafts("u", "t");
  edits.set("m1", { text: "new", base });
  edits.flush();
  expect(localStorage.getItem(`${key}:aside-1`)).toBe(broken);
  expect(createEditDrafts("u", "t").get("m1")?.text).toBe("new");
});
