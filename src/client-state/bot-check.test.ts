import { beforeEach, describe, expect, it } from "vitest";
import {
  botCheckRoundStore,
  botCheckStore,
  finishVerifying,
  mentionsBotCheck,
  resetBotCheck,
  settleBotCheckOnNavigation,
  startVerifying,
} from "./bot-check.ts";

type Status = ReturnType<typeof botCheckStore.get>["status"];

const enter: Record<Status, () => void> = {
  unverified: resetBotCheck,
  verifying: () => {
    resetBotCheck();
    startVerifying();
  },
  verified: () => {
    enter.verifying();
    finishVerifying({ verificationId: "v1" });
  },
  error: () => {
    enter.verifying();
    finishVerifying({ text: "Verification failed: Unknown error" });
  },
};

const events = {
  "a token comes": startVerifying,
  "the server says yes": () => finishVerifying({ verificationId: "v2" }),
  "the server says no": () => finishVerifying({ text: "Verification failed: x" }),
  "a token runs out, or a 401 or 403 speaks of the check": resetBotCheck,
  "sign-in from elsewhere": () => settleBotCheckOnNavigation("/home", "/sign-in"),
  "sign-up from elsewhere": () => settleBotCheckOnNavigation("/terms", "/sign-up"),
  "sign-in as the first page": () => settleBotCheckOnNavigation(null, "/sign-in"),
  "sign-in from the password page": () => settleBotCheckOnNavigation("/sign-in/forgot-password", "/sign-in"),
  "from sign-in to sign-up": () => settleBotCheckOnNavigation("/sign-in", "/sign-up"),
  "from sign-up to sign-in": () => settleBotCheckOnNavigation("/sign-up", "/sign-in"),
  "the same page again": () => settleBotCheckOnNavigation("/sign-in", "/sign-in"),
  "another page": () => settleBotCheckOnNavigation("/sign-in", "/terms"),
};

// BOT-02 to BOT-09, RES-25, TRAP-13: the state after each event, from unverified, verifying, verified and error.
const table: Record<keyof typeof events, readonly [Status, Status, Status, Status]> = {
  "a token comes": ["verifying", "verifying", "verifying", "verifying"],
  "the server says yes": ["unverified", "verified", "verified", "error"],
  "the server says no": ["unverified", "error", "verified", "error"],
  "a token runs out, or a 401 or 403 speaks of the check": ["unverified", "unverified", "unverified", "unverified"],
  "sign-in from elsewhere": ["unverified", "unverified", "unverified", "unverified"],
  "sign-up from elsewhere": ["unverified", "unverified", "unverified", "unverified"],
  "sign-in as the first page": ["unverified", "unverified", "unverified", "unverified"],
  "sign-in from the password page": ["unverified", "unverified", "unverified", "unverified"],
  "from sign-in to sign-up": ["unverified", "unverified", "verified", "unverified"],
  "from sign-up to sign-in": ["unverified", "unverified", "verified", "unverified"],
  "the same page again": ["unverified", "verifying", "verified", "error"],
  "another page": ["unverified", "verifying", "verified", "error"],
};
const states: readonly Status[] = ["unverified", "verifying", "verified", "error"];

beforeEach(() => resetBotCheck());

describe.each(states.map((state, column) => [state, column] as const))("%s", (state, column) => {
  it.each(Object.entries(table).map(([event, to]) => [event, to[column]] as const))("%s: %s", (event, to) => {
    enter[state]();
    expect(botCheckStore.get().status).toBe(state);
    events[event as keyof typeof events]();
    expect(botCheckStore.get().status).toBe(to);
  });
});

it("keeps the first verification when a second answer comes late", () => {
  enter.verified();
  events["the server says yes"]();
  expect(botCheckStore.get()).toEqual({ status: "verified", verificationId: "v1" });
});

it("draws the widget anew with each reset, since a token is good for one check", () => {
  const before = botCheckRoundStore.get();
  enter.error();
  events["sign-in from elsewhere"]();
  expect(botCheckRoundStore.get()).toBe(before + 2);
  enter.verified();
  const round = botCheckRoundStore.get();
  events["from sign-in to sign-up"]();
  expect(botCheckRoundStore.get()).toBe(round);
});

// GAP-95: case-insensitive, anywhere in the message.
it.each([
  ["turnstile", true],
  ["TURNSTILE token missing", true],
  ["Please pass the Turnstile", true],
  ["verification", true],
  ["Verification is needed", true],
  ["bot-verification failed", true],
  ["verify your e-mail", false],
  ["verified users only", false],
  ["turn style", false],
  ["Forbidden", false],
  ["Please sign in", false],
  ["", false],
])("'%s' speaks of the check: %s", (message, does) => expect(mentionsBotCheck(message)).toBe(does));
