import { createStore } from "./store.ts";

/** The four states of the bot check (ENT-20, BOT-01). `verificationId` is sent with sign-in and sign-up (GAP-90). */
export type BotCheck =
  | { readonly status: "unverified" }
  | { readonly status: "verifying" }
  | { readonly status: "verified"; readonly verificationId: string }
  | { readonly status: "error"; readonly text: string };

const unverified: BotCheck = { status: "unverified" };

/** Kept in memory only: a reload has to be checked again. */
export const botCheckStore = createStore<BotCheck>(unverified);

/** Counts resets, so that the widget can be drawn afresh: a token is good for one check. */
export const botCheckRoundStore = createStore(0);

export function resetBotCheck(): void {
  botCheckStore.set(unverified);
  botCheckRoundStore.set(botCheckRoundStore.get() + 1);
}

export function startVerifying(): void {
  botCheckStore.set({ status: "verifying" });
}

/** Only a running check can succeed or fail: an answer that comes after a reset is late and is dropped. */
export function finishVerifying(result: { verificationId: string } | { text: string }): void {
  if (botCheckStore.get().status !== "verifying") return;
  botCheckStore.set(
    "text" in result
      ? { status: "error", text: result.text }
      : { status: "verified", verificationId: result.verificationId },
  );
}

const checkedPaths = new Set(["/sign-in", "/sign-up"]);

/**
 * The rule of RES-25: entering sign-in or sign-up from anywhere else resets, whatever the state; moving between the two
 * resets unless verified. `from` is null on the first page.
 */
export function settleBotCheckOnNavigation(from: string | null, to: string): void {
  if (!checkedPaths.has(to) || from === to) return;
  const isBetween = from !== null && checkedPaths.has(from);
  if (!isBetween || botCheckStore.get().status !== "verified") resetBotCheck();
}

/** Does a 401 or 403 speak of the bot check (BOT-08, BOT-09, GAP-95)? Then it is about the check, not the session. */
export function mentionsBotCheck(message: string): boolean {
  return /turnstile|verification/i.test(message);
}
