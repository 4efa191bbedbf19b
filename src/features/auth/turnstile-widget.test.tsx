// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { botCheckStore, resetBotCheck } from "#src/client-state/bot-check.ts";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { BotCheck } from "./bot-check.tsx";

type Options = {
  sitekey: string;
  callback: (token: string) => void;
  "expired-callback": () => void;
  "error-callback": () => boolean;
};

/** Options of every widget rendered by the stubbed script. */
const shown: Options[] = [];
const removed: string[] = [];
const turnstile = {
  render: (_container: HTMLElement, options: Options) => `widget-${shown.push(options)}`,
  remove: (id: string) => void removed.push(id),
};
const last = () => shown.at(-1) as Options;
const script = () => document.head.querySelector<HTMLScriptElement>('script[src*="turnstile"]');

let answers: { success: boolean; message?: string; data?: { verificationId: string } }[] = [];
const asked: string[] = [];

/** Renders the real widget from a fresh import, because the module caches the script's promise. */
async function open() {
  vi.resetModules();
  const { TurnstileWidget } = await import("./turnstile-widget.tsx");
  render(<BotCheck widget={TurnstileWidget} />);
  await settle();
}
const settle = () => act(() => vi.advanceTimersByTimeAsync(50));

async function loadScript() {
  Object.assign(window, { turnstile });
  script()?.dispatchEvent(new Event("load"));
  await settle();
}
async function solve(token: string) {
  act(() => last().callback(token));
  await settle();
}
const tryAgain = async () => {
  act(() => screen.getByText("Try again").click());
  await settle();
};
const state = () => screen.getByRole("group", { name: "Bot check" }).dataset["state"];

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  vi.stubGlobal("fetch", async (_url: string, init: { body: string }) => {
    asked.push(init.body);
    return Response.json(answers.shift() ?? { success: true, data: { verificationId: "v1" } });
  });
  resetBotCheck();
  toaster.clear();
});
afterEach(() => {
  cleanup();
  script()?.remove();
  Reflect.deleteProperty(window, "turnstile");
  shown.length = 0;
  removed.length = 0;
  asked.length = 0;
  answers = [];
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("loads the one script, shows the widget and has its token checked", async () => {
  await open();
  expect(script()?.src).toBe("https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit");
  expect(screen.getByText("Loading the check")).toBeTruthy();
  await loadScript();
  expect(screen.queryByText("Loading the check")).toBeNull();
  await solve("token-1");
  expect(state()).toBe("verified");
  expect(asked).toEqual(['{"token":"token-1"}']);
  expect(removed).toEqual(["widget-1"]);
});

it("says that a blocked script could not be loaded, and tries again (F38)", async () => {
  await open();
  script()?.dispatchEvent(new Event("error"));
  await settle();
  expect(screen.getByText("The check could not be loaded.")).toBeTruthy();
  script()?.remove();
  await tryAgain();
  await loadScript();
  await solve("token-1");
  expect(state()).toBe("verified");
});

it("treats a script that gives nothing as blocked (F38)", async () => {
  await open();
  script()?.dispatchEvent(new Event("load"));
  await settle();
  expect(screen.getByText("The check could not be loaded.")).toBeTruthy();
});

it("does not wait for a slow script in silence, and takes it when it came after all (F38)", async () => {
  await open();
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  expect(screen.getByText("Loading the check")).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(1500));
  expect(screen.getByText("The check could not be loaded.")).toBeTruthy();
  await loadScript();
  expect(shown).toEqual([]);
  await tryAgain();
  await solve("token-1");
  expect(state()).toBe("verified");
});

it("starts again when the token ran out before it was checked, or the check before it was used (F38)", async () => {
  await open();
  await loadScript();
  act(() => last()["expired-callback"]());
  await settle();
  expect(state()).toBe("unverified");
  expect(screen.getByText("The check has expired. Please do it again.")).toBeTruthy();
  expect(shown).toHaveLength(2);
  await solve("token-2");
  expect(state()).toBe("verified");
  await act(() => vi.advanceTimersByTimeAsync(9.6 * 60_000));
  expect(state()).toBe("unverified");
  expect(screen.getByText("The check has expired. Please do it again.")).toBeTruthy();
});

it("shows the server's word for a token that was used twice, and draws a new widget (F38)", async () => {
  answers = [{ success: false, message: "timeout-or-duplicate" }];
  await open();
  await loadScript();
  await solve("token-1");
  expect(state()).toBe("error");
  expect(toaster.getToasts().map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
    "error: Verification failed: timeout-or-duplicate",
  ]);
  await tryAgain();
  expect(shown).toHaveLength(2);
  await solve("token-2");
  expect(state()).toBe("verified");
  expect(botCheckStore.get()).toEqual({ status: "verified", verificationId: "v1" });
});

it("says so when the widget itself fails (F38)", async () => {
  await open();
  await loadScript();
  let isHandled = false;
  act(() => {
    isHandled = last()["error-callback"]();
  });
  await settle();
  expect(isHandled).toBe(true);
  expect(screen.getByText("The check could not be loaded.")).toBeTruthy();
  await tryAgain();
  expect(shown).toHaveLength(2);
});
