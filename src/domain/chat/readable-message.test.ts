import { expect, it } from "vitest";
import { isDamaged, readableMessage } from "./readable-message.ts";

const alternate = {
  id: "a1",
  content: "The lamp gutters.",
  picture: null,
  status: "complete",
  aiModelId: null,
  createdAt: "2026-11-21T20:00:00.000Z",
  editedAt: null,
} as const;
const message = {
  id: "m1",
  threadId: "t1",
  clientMessageId: null,
  role: "character",
  memberId: null,
  characterId: "c1",
  personaId: null,
  alternates: [alternate],
  activeAlternate: "a1",
  content: alternate.content,
  picture: null,
  status: "complete",
  revision: 3,
  loreEntryIds: [],
  createdAt: alternate.createdAt,
} as const;
const before = { threadId: "t1", createdAt: "2026-11-21T19:00:00.000Z" };
const read = (value: unknown) => readableMessage(value, before);

it("leaves a valid message as it is, without unknown members", () => {
  const whole = read({ ...message, more: 1 });
  expect(whole).toEqual(message);
  expect(whole && isDamaged(whole)).toBe(false);
});

it("cuts a text that is too long, in the message and its versions", () => {
  const content = "😀".repeat(40_004);
  const cut = read({ ...message, content, alternates: [{ ...alternate, content }] });
  expect(Array.from(cut?.content ?? "")).toHaveLength(32_000);
  expect(cut?.alternates[0]?.content).toBe(cut?.content);
  expect(cut && isDamaged(cut)).toBe(true);
});

it.each([
  ["members of other types", { ...message, role: 7, status: "odd", revision: "x", picture: {}, loreEntryIds: null }],
  ["no time", { ...message, createdAt: "yesterday" }],
  ["no versions", { ...message, alternates: null }],
  ["versions without ids", { ...message, alternates: [{ content: "x" }, 5, null] }],
  ["another active version", { ...message, activeAlternate: "gone!" }],
  ["nothing but a version's text", { id: "m1", alternates: [alternate] }],
])("keeps what is valid of a message with %s", (_, value) => {
  const kept = read(value);
  expect(kept).toMatchObject({ id: "m1", threadId: "t1", content: "The lamp gutters.", isDamaged: true });
  expect(kept?.alternates.map(({ id }) => id)).toContain(kept?.activeAlternate);
  expect(Number.isNaN(Date.parse(kept?.createdAt ?? ""))).toBe(false);
});

it.each([null, 5, "x", [], {}, { ...message, id: "../x" }])("is nothing without an id: %j", (value) => {
  expect(read(value)).toBeNull();
});
