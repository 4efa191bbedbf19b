import { expect, test } from "vitest";
import type { Known, Line, PromptMessage, ReplyRequest } from "../responder.ts";
import { alternating } from "./alternating.ts";
import { filled, type MacroValues } from "./macros.ts";
import { plannedPrompt } from "./planned-prompt.ts";
import { tokensIn, tokensOf } from "#src/domain/token-estimate.ts";
import { turnNames } from "./turn-names.ts";

const user = (content: string): Line => ({ role: "user", name: "Mara", content });
const reply = (content: string): Line => ({ role: "character", name: "Maren", content });

const known = (content: string, weight = 0, isBefore = false): Known => ({ content, weight, isBefore });

const request = (given: Partial<ReplyRequest> = {}): ReplyRequest => ({
  task: "send",
  seed: "thr_1/rpl_1",
  speaker: {
    id: "c",
    name: "Maren",
    tagline: "Keeper of the light",
    description: "{{char}} keeps the lamp.",
    personality: "Dry.",
    scenario: "A storm; {{user}} knocks.",
    exampleDialogue: "<START>\n{{user}}: Hello?\n{{char}}: Hm.",
    firstMessage: "Come in.",
  },
  others: [],
  user: { name: "Mara", description: "A walker." },
  preferences: {
    verbose: "medium",
    povPreference: "firstPerson",
    actForUser: "no",
    dialogStyle: "balanced",
    narrationTense: "present",
  },
  history: [reply("Come in."), user("Thanks, {{char}}.")],
  avoid: [],
  instruction: null,
  draft: null,
  lore: [],
  ...given,
});
const options = { contextTokens: 8192, strictRoles: false, now: Date.UTC(2026, 10, 21, 20, 15) };
const plan = (given: Partial<ReplyRequest> = {}, more: Partial<typeof options> = {}) =>
  plannedPrompt(request(given), { ...options, ...more });

const values: MacroValues = {
  char: "Maren",
  user: "Mara",
  persona: "P",
  description: "D",
  seed: "s",
  now: options.now,
};

test.each([
  ["{{char}} {{USER}} {{ User }} <BOT> <user>", "Maren Mara Mara Maren Mara"],
  ["{{persona}}{{newline}}{{description}}", "P\nD"],
  ["a{{// a note}}b{{trim}}{{comment: x}}", "ab"],
  ["{{time}} {{date}}", "20:15 2026-11-21"],
  ["{{getvar::x}} {{unknown}} {{}} {{ {{user", "{{getvar::x}} {{unknown}} {{}} {{ {{user"],
  ["{{roll:1}} {{roll:3d1}} {{roll:x}}", "1 3 {{roll:x}}"],
  ["{{random:only}} {{pick::only}} {{random:}}", "only only {{random:}}"],
  ["{{random:a\\,b}}", "a,b"],
  ["{{reverse:abc}}", "cba"],
  ["before {{char}}\n```\n{{char}}\n```\nafter {{char}}", "before Maren\n```\n{{char}}\n```\nafter Maren"],
  ["```\n{{char}}", "```\n{{char}}"],
])("%j becomes %j", (text, expected) => {
  expect(filled(text, values)).toBe(expected);
});

test("macros inside replacements are not replaced", () => {
  expect(filled("{{user}}", { ...values, user: "{{char}}" })).toBe("{{char}}");
  expect(filled("{{user}}", { ...values, user: "$& $1 <BOT>" })).toBe("$& $1 <BOT>");
});

test("random macros depend on seed and position only, and vary with them", () => {
  const text = "{{random:a,b,c,d,e,f,g,h}}{{pick::a::b::c::d::e::f::g::h}}{{roll:1000}}";
  expect(filled(text, values)).toBe(filled(text, values));
  const many = new Set(Array.from({ length: 20 }, (_, seed) => filled(text, { ...values, seed: String(seed) })));
  expect(many.size).toBeGreaterThan(10);
});

test("the prompt is the system message in fixed order, the chat, then what models tend to forget", () => {
  const { messages, includedMessages, totalMessages, maxTokens } = plan({ lore: [known("The lamp is cracked.")] });
  expect(messages.map(({ role }) => role)).toEqual(["system", "assistant", "user", "system"]);
  const [system, , turn, last] = messages;
  const order = [
    "You play Maren",
    "Tell it as Maren",
    "About Mara:\nA walker.",
    "About Maren:\nKeeper of the light",
    "Maren keeps the lamp.",
    "Maren's personality:\nDry.",
    "Scenario:\nA storm; Mara knocks.",
    "What is known:\nThe lamp is cracked.",
    "How Maren speaks:\n***\nMara: Hello?\nMaren: Hm.",
  ].map((part) => system?.content.indexOf(part) ?? -1);
  expect(order.every((place, index) => place > (order[index - 1] ?? -1))).toBe(true);
  expect(turn?.content).toBe("Thanks, Maren.");
  expect(last?.content).toContain("Never write what Mara says");
  expect([includedMessages, totalMessages, maxTokens]).toEqual([2, 2, 480]);
});

test("the system message stays the same from turn to turn", () => {
  const speaker = { ...request().speaker, description: "{{random:a,b,c,d}} {{pick:a,b,c,d}} {{roll:100}}" };
  const first = plan({ speaker });
  const later = plan({ speaker, seed: "thr_1/rpl_2", history: [...request().history, reply("Hm."), user("Well?")] });
  expect(later.messages[0]).toEqual(first.messages[0]);
});

test("each preference gives one sentence, unless it leaves the choice to the model", () => {
  const open = plan({
    preferences: {
      verbose: "long",
      povPreference: "upToModel",
      actForUser: "default",
      dialogStyle: "none",
      narrationTense: "neutral",
    },
  });
  expect(open.messages[0]?.content).toContain("five or six paragraphs");
  expect(open.messages[0]?.content).not.toMatch(/person\.|tense|spoken lines with|Never write what/);
  expect(open.stop).toEqual([]);
  expect(open.maxTokens).toBe(1000);
  expect(plan().stop).toEqual(["\nMara:"]);
  expect(plan({ preferences: { ...request().preferences, actForUser: "yes" } }).stop).toEqual([]);
});

test("an author's system prompt replaces ours, `{{original}}` includes it; instructions after the history come last", () => {
  const { speaker } = request();
  const replaced = plan({
    speaker: { ...speaker, systemPrompt: "Only rhyme, {{char}}.", postHistoryInstructions: "Rain, {{user}}." },
  });
  expect(replaced.messages[0]?.content).toMatch(/^Only rhyme, Maren\./);
  expect(replaced.messages[0]?.content).not.toContain("You play Maren");
  expect(replaced.messages.at(-1)?.content).toMatch(/^Rain, Mara\./);
  const around = plan({ speaker: { ...speaker, systemPrompt: "First. {{original}} Last." } });
  expect(around.messages[0]?.content).toMatch(/^First\. You play Maren[\s\S]* Last\./);
});

test("if the context is full, examples are dropped first, then lore, then whole oldest turns", () => {
  const long = Array.from({ length: 60 }, (_, index) =>
    (index % 2 ? user : reply)(`Turn ${index}. ${"word ".repeat(60)}`),
  );
  const roomy = plan({ history: long, lore: [known("LORE")] }, { contextTokens: 32_000 });
  expect([roomy.includedMessages, roomy.messages[0]?.content.includes("How Maren speaks")]).toEqual([60, true]);
  const tight = plan({ history: long, lore: [known("LORE")], earlierTurns: 40 }, { contextTokens: 2500 });
  expect(tight.messages[0]?.content).not.toContain("How Maren speaks");
  expect(tight.messages[0]?.content).toContain("LORE");
  expect(tight.includedMessages).toBeGreaterThan(3);
  expect(tight.includedMessages).toBeLessThan(30);
  expect(tight.totalMessages).toBe(100);
  expect(tight.messages.at(-2)?.content).toBe(filled(long.at(-1)?.content ?? "", values));
  const tokens = tight.messages.reduce((sum, message) => sum + tokensOf(message), 0);
  expect(tokens + tight.maxTokens).toBeLessThanOrEqual(2500);
});

test("lore is before or after the character; the lightest is dropped first, of equal ones the last", () => {
  const lore = [
    known("FIRST", 0, true),
    known("HEAVY ".repeat(60), 5),
    known("LIGHT ".repeat(60), -1),
    known("LAST ".repeat(30), 0),
  ];
  const roomy = plan({ lore }).messages[0]?.content ?? "";
  expect(roomy.indexOf("FIRST")).toBeLessThan(roomy.indexOf("About Maren"));
  expect(roomy.indexOf("HEAVY")).toBeGreaterThan(roomy.indexOf("Scenario"));
  const told = new Set<string>();
  for (let contextTokens = 1600; contextTokens > 600; contextTokens -= 20) {
    const text = plan({ lore }, { contextTokens }).messages[0]?.content ?? "";
    told.add(["FIRST", "HEAVY", "LIGHT", "LAST"].filter((word) => text.includes(word)).join(" "));
  }
  expect([...told]).toEqual(["FIRST HEAVY LIGHT LAST", "FIRST HEAVY LAST", "FIRST HEAVY", "HEAVY", ""]);
});

test("the user's newest turn and all after it are always included, whatever they cost", () => {
  const history = [reply("Old."), user("x ".repeat(5000)), reply("After it.")];
  const { messages, includedMessages } = plan({ history, lore: [known("LORE")] }, { contextTokens: 1000 });
  expect(includedMessages).toBe(2);
  expect(messages[0]?.content).not.toContain("LORE");
  expect(messages.map(({ role }) => role)).toEqual(["system", "user", "assistant", "system"]);
  expect(
    plan({ history: [reply("a".repeat(9000)), reply("b".repeat(9000))] }, { contextTokens: 1000 }).includedMessages,
  ).toBe(1);
  expect(plan({ history: [] }).includedMessages).toBe(0);
});

test("dense scripts cost more per character than Latin", () => {
  expect(tokensIn("a".repeat(400))).toBe(100);
  expect(tokensIn("夜".repeat(100))).toBe(120);
  expect(tokensIn("")).toBe(0);
});

test("the task of the reply is the end of the prompt", () => {
  const last = (given: Partial<ReplyRequest>) => plan(given).messages.at(-1)?.content ?? "";
  expect(last({ task: "continue", history: [user("Hi"), reply("And then")] })).toContain("from exactly where it ends");
  expect(last({ task: "regenerate", instruction: "sadder" })).toMatch(/Direction for this reply: sadder$/);
  expect(last({ task: "speak", history: [reply("Hm.")] })).toContain("Go on with the scene as Maren");
  const impersonated = plan({ task: "impersonate", draft: "I hold up" });
  expect(impersonated.messages.at(-1)?.content).toContain("go on: I hold up");
  expect(impersonated.messages.at(-1)?.content).not.toContain("Never write what Mara");
  expect(impersonated.stop).toEqual(["\nMaren:"]);
});

const ines = { ...request().speaker, id: "d", name: "Ines" };
const saidByInes: Line = { role: "character", name: "Ines", content: "No." };

test("in a group every other line begins with a name, and the speaker is told to be nobody else", () => {
  const { messages, stop } = plan({
    others: [{ ...ines, tagline: "Keeps the harbour" }],
    history: [reply("Come in."), saidByInes, user("Why?")],
  });
  expect(messages.slice(1, 4)).toEqual([
    { role: "assistant", content: "Come in." },
    { role: "user", content: "Ines: No." },
    { role: "user", content: "Mara: Why?" },
  ]);
  expect(messages[0]?.content).toContain("Also in the scene, played by others:\n- Ines: Keeps the harbour");
  expect(messages.at(-1)?.content).toMatch(
    /It is Maren’s turn\. Write only as Maren; leave the words and deeds of Ines to them\./,
  );
  expect(stop).toEqual(["\nMara:", "\nInes:"]);
});

test("lines of a member who has left still begin with the name", () => {
  const { messages } = plan({ history: [saidByInes, reply("So."), user("Why?")] });
  expect(messages.map(({ content }) => content).slice(1, 4)).toEqual(["Ines: No.", "So.", "Mara: Why?"]);
});

test("the previous speaker of a round is answered, not continued; strict roles keep all names", () => {
  const round = { others: [ines], history: [user("Why?"), saidByInes] };
  expect(plan(round).messages.at(-1)?.content).not.toContain("Go on with the scene");
  expect(plan(round, { strictRoles: true }).messages[1]?.content).toMatch(/^Mara: Why\?\n\nInes: No\.\n\n/);
});

test("there are four stop strings at most: the user's name and the full names of the first three members", () => {
  const others = ["Ines Vale", "Bruno Castellane", "Thessaly Wren", "Ada Ash"].map((name) => ({ ...ines, name }));
  expect(plan({ others }).stop).toEqual(["\nMara:", "\nInes Vale:", "\nBruno Castellane:", "\nThessaly Wren:"]);
});

test.each([
  ["Maren Holloway", ["Ines Vale"], ["Maren Holloway", "Maren"], ["Mara", "Ines Vale", "Ines"]],
  ["Maren 2", ["Maren"], ["Maren 2"], ["Mara", "Maren"]],
  ["Maren", ["Maren 2"], ["Maren"], ["Mara", "Maren 2"]],
  ["Ada Ash", ["Ada Vale", "Al Ash"], ["Ada Ash", "Ada"], ["Mara", "Ada Vale", "Al Ash"]],
])("%s among %j writes as %j and not as %j", (name, others, own, foreign) => {
  const names = turnNames(
    request({ speaker: { ...ines, name }, others: others.map((other) => ({ ...ines, name: other })) }),
  );
  expect(names).toEqual({ own, foreign });
});

test("strict roles give one system message, then alternate from user to user without losing text", () => {
  const roles = ["system", "user", "assistant"] as const;
  for (let n = 0; n < 3 ** 6; n += 1) {
    const given: PromptMessage[] = Array.from({ length: 6 }, (_, at) => ({
      role: roles[Math.floor(n / 3 ** at) % 3] ?? "user",
      content: `m${at}`,
    }));
    const made = alternating(given);
    const turns = made[0]?.role === "system" ? made.slice(1) : made;
    expect(turns.map(({ role }) => role)).toEqual(turns.map((_, at) => (at % 2 === 0 ? "user" : "assistant")));
    expect(turns.length % 2).toBe(1);
    const text = made.map(({ content }) => content).join(" ");
    const places = given.map(({ content }) => text.indexOf(content));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  }
  expect(alternating([])).toEqual([{ role: "user", content: "[Start]" }]);
});
