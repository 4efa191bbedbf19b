import { expect, it } from "vitest";
import * as z from "zod/mini";
import { trimmed } from "./trimmed.ts";
import { changedOf, readKept, takenOver } from "./unsaved-values.ts";

const name = z.string().check(z.minLength(1), z.maxLength(5));
const schema = z.object({
  name: trimmed(name),
  image: z.nullable(z.string()),
  kind: z.enum(["one", "two"]),
  entries: z.array(z.strictObject({ name, isOn: z.boolean() })),
});
const saved: z.input<typeof schema> = { name: "Mara", image: null, kind: "one", entries: [{ name: "a", isOn: true }] };

it("keeps the members that differ, by value", () => {
  expect(changedOf(saved, { ...saved, entries: [{ name: "a", isOn: true }] })).toEqual({});
  expect(changedOf(saved, { ...saved, name: "Wren" })).toEqual({ name: "Wren" });
  expect(changedOf(saved, { ...saved, entries: [] })).toEqual({ entries: [] });
});

it("takes over what changed on the server where nobody has changed it here", () => {
  const current = { ...saved, name: "Wren" };
  const to = { ...saved, name: "Oda", image: "/new.webp" };
  expect(takenOver(current, saved, to)).toEqual({ image: "/new.webp" });
  expect(takenOver(saved, saved, to)).toEqual({ name: "Oda", image: "/new.webp" });
  expect(takenOver(current, saved, saved)).toEqual({});
});

it("reads a draft that is incomplete, too long or empty", () => {
  const read = readKept(schema, saved);
  for (const kept of [{}, { name: "" }, { name: "much too long" }, { image: "/a.webp" }, { entries: [] }])
    expect(read(kept)).toEqual(kept);
  expect(read({ entries: [{ name: "", isOn: false }] })).toEqual({ entries: [{ name: "", isOn: false }] });
});

it("refuses what has another shape, and leaves out members the form no longer has", () => {
  const read = readKept(schema, saved);
  for (const kept of [
    undefined,
    null,
    "x",
    [],
    { name: 1 },
    { image: 2 },
    { entries: {} },
    { entries: [{ name: "a" }] },
    { entries: [{ name: "a", isOn: true, gone: 1 }] },
  ])
    expect(read(kept)).toBeNull();
  expect(read({ name: "Oda", gone: true })).toEqual({ name: "Oda" });
});

it("takes a type the schema refuses where the form begins with it", () => {
  const blank = { ...saved, kind: "" as "one" };
  expect(readKept(schema, blank)({ name: "Oda", kind: "" })).toEqual({ name: "Oda", kind: "" });
});
