// F19: whatever stands where JSON was due, a call ends in an error that people can read.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPersona } from "#src/generated/api/persona/create-persona.ts";
import { getThread } from "#src/generated/api/thread/get-thread.ts";
import { getUserInfo } from "#src/generated/api/user/get-user-info.ts";
import { listHomeCharacters } from "#src/generated/api/character/list-home-characters.ts";
import { signIn } from "#src/generated/api/auth/sign-in.ts";
import { setReportSink } from "#src/lib/report.ts";

const numbers =
  "-01 -1.0. -2. -NaN .-1 .2e-3 0.1.2 0.3e+ 0.3e 0.e1 0E+ 0e 1.0e+ 1eE2 2.e+3 Inf NaN Infinity -Infinity 0x1 0x42 1+2 " +
  "+1 ++1234 -012 1_000 １ -foo 1.8H-308 012 1e 1ea - -- .5 5. 1.2.3 0b1 0o7 1n";
const words =
  "fals nul tru True FALSE None undefined nil truth nulll a abc å * <null> 'x' `x` {{}} (1) 1:2 1,,2 ,1 1, : ,";
const members = String.raw`"a" "b"§"a"§"a":§"a"::1§:"b"§a:1§'a':1§1:1§null:1§"a":1,§"a":1,,"b":2§,"a":1§"a":1 "b":2§"a" b§"a":"a" 1§"a":/*x*/1§"a":1//x§"a":"b"#§[]:1§{}:1§"a":}§"a":1]`;
const strings = String.raw`\a§\x00§\u§\u12§\uqqqq§\uD800\§\§\\\§\🌀§\'`;
const controls = "\t§\n§\r§\u0000§\u001f§\b§\f";
const whole =
  '§ §\n§\uFEFF§\u2060§\u0000§[§]§{§}§"§{]§[}§{}}§[]]§1]§{,§[,§{"a":1} "x"§["a"]x§[1][2]§{}{}§{"a":1}#{}§[1]\u0000§\f[]§[\u00A01]§' +
  "\u2028{}§[1]//§/**/§<.>§<html>§<!doctype html><title>502</title>§data: {}\n\n§OK§success§--x\r\n§while(1);{}";
const long = ["[".repeat(100_000), '{"a":'.repeat(50_000), `[${"1,".repeat(50_000)}`, `{"a":"${"x".repeat(100_000)}`];
const answer =
  '{"success":true,"data":{"id":"usr_1","name":"Inès \\u00e9","tags":["a",null,-1.5e3],"isOpen":false,"deep":{"a":[{}]}}}';
/** Cut off anywhere, and with a byte turned to nothing anywhere. */
const damaged = Array.from(answer, (_, at) => [answer.slice(0, at), `${answer.slice(0, at)}\0${answer.slice(at + 1)}`]);
const texts = [
  ...numbers.split(" ").map((number) => `[${number}]`),
  ...words.split(" ").map((word) => `[${word}]`),
  ...members.split("§").map((member) => `{${member}}`),
  ...`${strings}§${controls}`.split("§").map((text) => `["${text}"]`),
  ...new Set([...whole.split("§"), ...long, ...damaged.flat()]),
];
const bytes = [[0xff], [0x5b, 0xff, 0x5d], [0x5b, 0x22, 0xe5, 0x22], [0xfe, 0xff, 0x00, 0x5b], [0xed, 0xa0, 0x80]];
const bodies = [...texts, ...bytes.map((one) => Uint8Array.from(one))];

const calls = {
  getUserInfo: () => getUserInfo(),
  getThread: () => getThread("thread-1"),
  listHomeCharacters: () => listHomeCharacters({ homepagePreference: "default", NSFW: false, page: 1, pageSize: 20 }),
  signIn: () => signIn({ email: "a@example.com", password: "quiet-harbour-9", rememberMe: false, verificationId: "v" }),
  createPersona: () => createPersona({ name: "Reed" }),
};

beforeEach(() => setReportSink(() => undefined));
afterEach(() => vi.unstubAllGlobals());

test("there are as many as the plan asks for, and none is JSON", () => {
  expect(bodies.length).toBeGreaterThanOrEqual(318);
  for (const text of texts) expect(() => void JSON.parse(text)).toThrow(SyntaxError);
});

test.each(Object.entries(calls))("%s: each is an error in words of ours", async (_name, call) => {
  for (const body of bodies) {
    vi.stubGlobal("fetch", async () => new Response(body, { headers: { "content-type": "application/json" } }));
    const outcome: unknown = await call().catch((error: unknown) => error);
    const excerpt = String(typeof body === "string" ? body.slice(0, 80) : body);
    expect([excerpt, outcome]).toEqual([excerpt, expect.objectContaining({ kind: "contract", status: 200 })]);
    expect((outcome as Error).message).toMatch(/^[A-Z][\w ,.]+\.$/);
  }
});
