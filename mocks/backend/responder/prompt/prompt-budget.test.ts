import fc from "fast-check";
import { expect, test } from "vitest";
import { tokensOf } from "#src/domain/token-estimate.ts";
import { nobody, requestFor, usual } from "../try-out.fixture.ts";
import type { Line, ReplyRequest } from "../responder.ts";
import { allotted } from "./allotted.ts";
import { cutText } from "./cut-text.ts";
import { plannedPrompt } from "./planned-prompt.ts";

const texts = (most: number) =>
  fc
    .tuple(fc.constantFrom("word ", "a", "夜", "한국어 ", "🕯️", "{{user}} ", "\n- "), fc.integer({ min: 0, max: most }))
    .map(([part, length]) => Array.from(part.repeat(length)).slice(0, most).join(""));

const lines = fc.array(
  fc.record({
    role: fc.constantFrom("user" as const, "character" as const),
    name: fc.constantFrom("Mara", "Maren", "Ines"),
    content: texts(8000).map((text) => `${text}.`),
  }),
  { maxLength: 40 },
);

const requests: fc.Arbitrary<ReplyRequest> = fc
  .record({
    history: lines,
    system: texts(4000),
    description: texts(8000),
    persona: texts(2000),
    examples: texts(4000),
    last: texts(4000),
    lore: fc.array(fc.record({ content: texts(1500), isBefore: fc.boolean(), weight: fc.integer() }), {
      maxLength: 12,
    }),
    facts: fc.array(fc.record({ text: texts(200), isNoted: fc.boolean() }), { maxLength: 60 }),
    summary: texts(4000),
    note: fc.record({ text: texts(1000), depth: fc.integer({ min: 0, max: 50 }) }),
    verbose: fc.constantFrom("text" as const, "medium" as const, "long" as const),
    others: fc.constantFrom([], [{ ...nobody, id: "o", name: "Ines" }]),
  })
  .map(({ history, system, description, persona, examples, last, lore, facts, summary, note, verbose, others }) => ({
    ...requestFor({ ...nobody, name: "Maren", systemPrompt: system, description, exampleDialogue: examples }, "Hi", {
      user: { name: "Mara", description: persona },
      preferences: { ...usual, verbose },
    }),
    speaker: {
      ...nobody,
      name: "Maren",
      systemPrompt: system,
      description,
      exampleDialogue: examples,
      postHistoryInstructions: last,
    },
    others,
    history,
    lore,
    memory: { facts, summary, note },
  }));

test("a prompt never exceeds its context, and always includes the system part and the newest turn", () => {
  fc.assert(
    fc.property(
      requests,
      fc.constantFrom(2048, 3000, 4096, 8192, 16_384, 131_072),
      fc.boolean(),
      (request, contextTokens, strictRoles) => {
        const { messages, maxTokens } = plannedPrompt(request, { contextTokens, strictRoles, now: 0 });
        const tokens = messages.reduce((sum, message) => sum + tokensOf(message), 0);
        expect(tokens * 1.1 + maxTokens).toBeLessThanOrEqual(contextTokens);
        expect(messages[0]?.role).toBe("system");
        expect(messages[0]?.content).not.toBe("");
        const end =
          request.history
            .at(-1)
            ?.content.slice(-3)
            .replaceAll(/\{\{user\}\}|\}\}|\}/g, "") ?? "";
        expect(messages.map(({ content }) => content).join("\n")).toContain(end.trim());
      },
    ),
    { numRuns: 150 },
  );
}, 60_000);

test("a fact of the first ten of 2,000 messages is in the prompt, whatever the context", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2048, max: 40_000 }),
      fc.constantFrom("The lamp was Daniel’s.", "夜".repeat(200), "🕯️".repeat(100), "x".repeat(200)),
      fc.boolean(),
      texts(8000),
      (contextTokens, text, strictRoles, long) => {
        const history: Line[] = Array.from({ length: 2000 }, (_, at) => ({
          role: at % 2 ? "user" : "character",
          name: at % 2 ? "Mara" : "Maren",
          content: `Turn ${at}. ${long.slice(0, at % 7 === 0 ? 8000 : 300)}`,
        }));
        const speaker = { ...nobody, name: "Maren", description: long, systemPrompt: long };
        const memory = {
          facts: [{ text, isNoted: false }],
          summary: long.slice(0, 4000),
          note: { text: "", depth: 4 },
        };
        const request = { ...requestFor(speaker, "Hi"), speaker, history, memory };
        const { messages, parts } = plannedPrompt(request, { contextTokens, strictRoles, now: 0 });
        expect(messages[0]?.content).toContain(`- ${text}`);
        expect(parts.find(({ part }) => part === "facts")).toMatchObject({ included: 1, total: 1 });
      },
    ),
    { numRuns: 40 },
  );
}, 60_000);

const request = (given: Partial<ReplyRequest>): ReplyRequest => ({
  ...requestFor({ ...nobody, name: "Maren" }, "Thanks."),
  ...given,
});
const said = Array.from({ length: 8 }, (_, at) => ({ role: "user" as const, name: "Mara", content: `Turn ${at}` }));
const plan = (given: Partial<ReplyRequest>, contextTokens = 8192) =>
  plannedPrompt(request(given), { contextTokens, strictRoles: false, now: 0 });

test("the note is inserted at its depth, in a shorter chat at the start; its placeholders are replaced", () => {
  const places = [0, 1, 4, 50].map((depth) => {
    const { messages } = plan({
      history: said,
      memory: { facts: [], summary: "", note: { text: "{{char}} is slow.", depth } },
    });
    return messages.findIndex(({ content }) => content === "Note of the author: Maren is slow.");
  });
  expect(places).toEqual([9, 8, 5, 1]);
});

test("noted facts are dropped first, then the last of the user's own", () => {
  const facts = Array.from({ length: 60 }, (_, at) => ({ text: `${at} ${"夜".repeat(190)}`, isNoted: at % 2 === 0 }));
  const { messages, parts } = plan({ memory: { facts, summary: "", note: { text: "", depth: 4 } } }, 4096);
  const { included = 0, total } = parts.find(({ part }) => part === "facts") ?? {};
  expect(total).toBe(60);
  expect(included).toBeGreaterThan(1);
  const kept = facts.filter(({ text }) => messages[0]?.content.includes(text)).map(({ text }) => Number.parseInt(text));
  expect(kept).toEqual(Array.from({ length: included }, (_, at) => 2 * at + 1));
});

test("tokens are counted by part", () => {
  const memory = {
    facts: [{ text: "A fact.", isNoted: false }],
    summary: "It rained.",
    note: { text: "Slow.", depth: 0 },
  };
  const { parts } = plan({ memory, user: { name: "Mara", description: "A walker." } });
  expect(parts.map(({ part }) => part)).toEqual(["instructions", "persona", "facts", "summary", "note", "messages"]);
  expect(parts.every(({ tokens }) => tokens > 0)).toBe(true);
});

test("each part gets what it needs or at least its share, never more than the room in sum", () => {
  const wishes = fc.array(fc.integer({ min: 0, max: 5000 }), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(wishes, fc.integer({ min: 0, max: 10_000 }), (needs, room) => {
      const share = 1 / needs.length;
      const given = allotted(
        needs.map((need) => ({ need, share })),
        room,
      );
      expect(given.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(room + 0.001);
      given.forEach((one, at) => expect(one).toBeGreaterThanOrEqual(Math.min(needs[at] ?? 0, share * room) - 0.001));
    }),
  );
  expect(allotted([{ need: 7, share: 0.5 }], Infinity)).toEqual([7]);
});

test("a cut text is marked, and no character is split", () => {
  const cost = (text: string) => Array.from(text).length;
  expect(cutText("abcdef", 4, cost, "start")).toBe("abc…");
  expect(cutText("abcdef", 4, cost, "end")).toBe("…def");
  expect(cutText("🕯🕯🕯", 2, cost, "end")).toBe("…🕯");
  expect(cutText("abc", 3, cost, "start")).toBe("abc");
  expect(cutText("abc", 0, cost, "start")).toBe("");
});
