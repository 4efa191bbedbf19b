import { expect, test } from "vitest";
import { diceFor } from "../responder/prng.ts";
import { readTranscript } from "./read-transcript.ts";
import { isoFromSendDate } from "./send-date.ts";

const jsonl = (...values: unknown[]) =>
  values.map((value) => (typeof value === "string" ? value : JSON.stringify(value))).join("\n");

const header = {
  user_name: "Mara",
  character_name: "Maren",
  create_date: "2023-6-2 @21h 09m 51s 363ms",
  chat_metadata: {},
};
const user = (mes: unknown, more: object = {}) => ({
  name: "Mara",
  is_user: true,
  mes,
  send_date: "June 19, 2023 2:20pm",
  ...more,
});
const reply = (mes: unknown, more: object = {}) => ({ name: "Maren", is_user: false, mes, ...more });
const texts = (file: string) =>
  readTranscript(file)?.lines.map((line) => [line.role, line.texts[line.active]?.content]);

test.each([
  ["2023-06-02T21:09:51.363Z", "2023-06-02T21:09:51.363Z"],
  ["2023-06-02T21:09:51+02:00", "2023-06-02T19:09:51.000Z"],
  ["2023-06-02 21:09:51", "2023-06-02T21:09:51.000Z"],
  ["2023-06-02", "2023-06-02T00:00:00.000Z"],
  ["2023-6-2 @21h 09m 51s 363ms", "2023-06-02T21:09:51.363Z"],
  ["2023-5-12 @21h 32m 29s", "2023-05-12T21:32:29.000Z"],
  ["June 19, 2023 2:20pm", "2023-06-19T14:20:00.000Z"],
  ["Jun 9, 2024 12:05 AM", "2024-06-09T00:05:00.000Z"],
  [1_685_740_191, "2023-06-02T21:09:51.000Z"],
  [1_685_740_191_363, "2023-06-02T21:09:51.363Z"],
  ["1685740191363", "2023-06-02T21:09:51.363Z"],
  ["yesterday", null],
  ["2023-13-2 @21h 09m 51s", null],
  ["Smarch 19, 2023 2:20pm", null],
  [Number.NaN, null],
  [-5, null],
  [1e300, null],
  [null, null],
  [{}, null],
])("the date %j is %j", (given, iso) => {
  expect(isoFromSendDate(given)).toBe(iso);
});

test("SillyTavern's old header gives names and dates", () => {
  const read = readTranscript(jsonl(header, reply("Come in."), user("Thanks.")));
  expect(read).toMatchObject({
    userName: "Mara",
    characterName: "Maren",
    createdAt: "2023-06-02T21:09:51.363Z",
    skippedLines: [],
    warnings: [],
  });
  expect(read?.lines[1]).toEqual({
    role: "user",
    name: "Mara",
    active: 0,
    texts: [{ content: "Thanks.", createdAt: "2023-06-19T14:20:00.000Z", status: "complete", picture: null }],
  });
});

test("newer headers say `unused`; a file without a header is read too", () => {
  const unused = readTranscript(
    jsonl({ user_name: "unused", character_name: "unused", chat_metadata: {} }, reply("A"), user("B")),
  );
  expect(unused).toMatchObject({ userName: "Mara", characterName: "Maren" });
  expect(texts(jsonl(reply("A"), user("B")))).toEqual([
    ["character", "A"],
    ["user", "B"],
  ]);
  expect(texts(jsonl(reply("Only this")))).toEqual([["character", "Only this"]]);
});

test("bad lines are skipped and reported by number; any line end, a byte-order mark and empty lines are accepted", () => {
  const deep = `{"name":"Maren","mes":"x","extra":${"[".repeat(5000)}${"]".repeat(5000)}}`;
  const file = `\uFEFF${jsonl(header, reply("One"), '{"mes": "torn', "", "[]", "null", '"text"', deep, { name: "x" }, reply("Two"))}`;
  const read = readTranscript(file.replaceAll("\n", "\r\n"));
  expect(read?.lines.map(({ texts: [first] }) => first?.content)).toEqual(["One", "Two"]);
  expect(read?.skippedLines).toEqual([3, 5, 6, 7, 8, 9]);
});

test("a file without a message gives null", () => {
  for (const file of ["", "\n\n", "{}", "[]", "null", "<html></html>", jsonl(header), "a,b,c", '{"internal":[]}'])
    expect(readTranscript(file)).toBeNull();
});

test("swipes become alternates with their dates; the edited text wins; the shown one stays active", () => {
  const read = readTranscript(
    jsonl(
      reply("two, edited", {
        send_date: "2023-06-02T21:00:00Z",
        swipe_id: 1,
        swipes: ["one", "two", "", "four"],
        swipe_info: [{ send_date: "2023-06-02T20:00:00Z" }, {}, {}, { send_date: 1_685_740_191 }],
      }),
    ),
  );
  expect(read?.lines[0]).toMatchObject({
    active: 1,
    texts: [
      { content: "one", createdAt: "2023-06-02T20:00:00.000Z" },
      { content: "two, edited", createdAt: "2023-06-02T21:00:00.000Z" },
      { content: "four", createdAt: "2023-06-02T21:09:51.000Z" },
    ],
  });
});

test("of more than fifty swipes fifty are kept, including the shown one, with a warning", () => {
  const swipes = Array.from({ length: 80 }, (_, index) => `swipe ${index}`);
  const read = readTranscript(jsonl(reply("swipe 77", { swipe_id: 77, swipes })));
  const [line] = read?.lines ?? [];
  expect(line?.texts).toHaveLength(50);
  expect(line?.texts[line.active]?.content).toBe("swipe 77");
  expect(read?.warnings).toEqual(["1 messages had more than 50 alternates; the rest was left out"]);
});

test("an invalid swipe id falls back to an existing text", () => {
  for (const swipe_id of [-3, 99, "1", "x", null, 1.5, {}]) {
    const read = readTranscript(jsonl({ ...reply(undefined), swipes: ["a", "b"], swipe_id }));
    const [line] = read?.lines ?? [];
    expect(line?.texts[line.active]?.content).toMatch(/^[ab]$/);
  }
});

test("Chub: texts inside objects", () => {
  const file = jsonl(
    header,
    reply({ message: "From Chub" }, { swipes: [{ message: "From Chub" }, { message: "Another" }] }),
  );
  expect(readTranscript(file)?.lines[0]?.texts.map(({ content }) => content)).toEqual(["From Chub", "Another"]);
});

test("text-generation-webui, old and new", () => {
  const internal = [
    ["<|BEGIN-VISIBLE-CHAT|>", "Welcome."],
    ["Hello", "Hello to you."],
  ];
  const expected = [
    ["character", "Welcome."],
    ["user", "Hello"],
    ["character", "Hello to you."],
  ];
  expect(texts(JSON.stringify({ internal, visible: [] }, null, 2))).toEqual(expected);
  expect(texts(JSON.stringify({ data: internal, data_visible: internal }))).toEqual(expected);
});

test("Agnai: the greeting comes first; `userId` marks the user's messages", () => {
  const messages = [
    { msg: "Who is there?", userId: "u1", handle: "Mara", createdAt: "2023-06-02T21:09:51.363Z" },
    { msg: "The keeper.", characterId: "c1", handle: "Maren" },
  ];
  const file = { name: "The light", greeting: "Come in.", scenario: "", messages };
  expect(texts(JSON.stringify(file))).toEqual([
    ["character", "Come in."],
    ["user", "Who is there?"],
    ["character", "The keeper."],
  ]);
  expect(readTranscript(JSON.stringify(file))?.title).toBe("The light");
});

test("CAI Tools: the longest history is read, with a warning about the others", () => {
  const msg = (is_human: boolean, text: string) => ({ src: { is_human, name: is_human ? "Mara" : "Maren" }, text });
  const file = {
    histories: { histories: [{ msgs: [msg(false, "x")] }, { msgs: [msg(false, "Hello."), msg(true, "Hi.")] }] },
  };
  expect(texts(JSON.stringify(file))).toEqual([
    ["character", "Hello."],
    ["user", "Hi."],
  ]);
  expect(readTranscript(JSON.stringify(file))?.warnings).toEqual([
    "Of several chats in the file the longest was taken",
  ]);
});

test("texts over the limit are cut, with a warning", () => {
  const read = readTranscript(jsonl(reply("😀".repeat(32_001)), user("x".repeat(9000)), user("y".repeat(8000))));
  expect(read?.lines.map(({ texts: [one] }) => Array.from(one?.content ?? "").length)).toEqual([32_000, 8000, 8000]);
  expect(read?.warnings).toEqual([
    "1 texts were longer than 32000 characters; the end of each was left out",
    "1 texts were longer than 8000 characters; the end of each was left out",
  ]);
});

test("a line of several megabytes is read", () => {
  const read = readTranscript(
    jsonl(header, reply("Long tail", { extra: { reasoning: "r".repeat(3_000_000) } }), user("Short")),
  );
  expect(read?.lines).toHaveLength(2);
  expect(read?.lines[0]?.foreign).toBeUndefined();
  expect(read?.warnings).toEqual(["1 messages had more additional data than is kept"]);
});

test("help texts are left out; hidden messages are kept; hidden and empty ones and pictures give warnings", () => {
  const read = readTranscript(
    jsonl(
      reply("Use /help", { is_system: true, extra: { type: "help" } }),
      { name: "SillyTavern System", is_user: false, is_system: true, mes: "Welcome" },
      reply("Hidden", { is_system: true }),
      reply("  "),
      reply("With a picture", { extra: { image: "https://evil.example/x.png" } }),
    ),
  );
  expect(read?.lines.map(({ texts: [one] }) => one?.content)).toEqual(["Hidden", "With a picture"]);
  expect(read?.lines[1]?.texts[0]?.picture).toBeNull();
  expect(read?.warnings).toEqual([
    "2 notes of the program that wrote the file were left out",
    "1 hidden messages are shown here",
    "1 messages without a text were left out",
    "1 pictures were left out",
  ]);
});

test("our own member in `extra` cannot bring in pictures from other addresses", () => {
  for (const picture of [
    "https://evil.example/x.png",
    "//evil/x",
    "/media/../api/v1/x",
    "/media//evil",
    "data:image/png;base64,x",
    5,
  ])
    expect(
      readTranscript(jsonl(reply("x", { extra: { sotto: { picture } } })))?.lines[0]?.texts[0]?.picture,
    ).toBeNull();
});

test("a file cannot pollute prototypes (S10)", () => {
  const before = Object.getOwnPropertyNames(Object.prototype);
  const poison = '{"polluted":"yes","toString":"x"}';
  const file = [
    `{"user_name":"a","character_name":"b","__proto__":${poison},"chat_metadata":{"__proto__":${poison},"constructor":{"prototype":${poison}},"note_prompt":"kept"}}`,
    `{"name":"Maren","mes":"x","__proto__":${poison},"extra":{"__proto__":${poison},"prototype":1,"api":"openai"},"swipes":["x"],"swipe_info":[{"__proto__":${poison},"extra":{"constructor":{"prototype":${poison}}}}]}`,
  ].join("\n");
  const read = readTranscript(file);
  expect(read?.foreign).toEqual({ chat_metadata: { note_prompt: "kept" } });
  expect(read?.lines[0]?.foreign).toEqual({ extra: { api: "openai" }, swipe_info: [{ extra: {} }] });
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
  expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  expect(JSON.stringify(read)).not.toContain("polluted");
});

test("reading a damaged file never throws and never yields an empty or too long text", () => {
  const dice = diceFor("torn files");
  const file = jsonl(
    header,
    reply("One 😀", {
      swipes: ["One 😀", "Two"],
      swipe_id: 1,
      swipe_info: [{ send_date: 5 }, null],
      extra: { a: [1] },
    }),
    user({ message: "Three" }),
    { mes: null, swipes: [null, 5, {}], is_system: true, extra: "x" },
  );
  const parts = ["{", "}", "[", "]", '"', "null", "\n", "\u0000", "1e999", '"__proto__":', "\uD800", "true", ",", ""];
  for (let round = 0; round < 2000; round += 1) {
    let torn = file;
    for (let tear = dice.below(4); tear >= 0; tear -= 1) {
      const at = dice.below(torn.length);
      torn = torn.slice(0, at) + dice.pick(parts) + torn.slice(at + dice.below(12));
    }
    const read = readTranscript(torn);
    for (const line of read?.lines ?? []) {
      expect(line.texts.length).toBeGreaterThan(0);
      expect(line.texts[line.active]?.content.trim()).toBeTruthy();
      expect(() => JSON.stringify(line)).not.toThrow();
    }
  }
  expect(({} as Record<string, unknown>)["a"]).toBeUndefined();
});
