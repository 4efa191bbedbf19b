import { createStore } from "./store.ts";

/**
 * The four states of the bot check (ENT-20, BOT-01). `verificationId` is sent with sign-in and sign-up (GAP-90), unless the
 * server gave none.
 */
export type BotCheck =
  | { readonly status: "unverified" }
  | { readonly status: "verifying" }
  | { readonly status: "verified"; readonly verificationId: string | null }
  | { readonly status: "error"; readonly text: string };

const unverified: BotCheck = { status: "unverified" };

/** In memory only: a reload needs a new check. */
export const botCheckStore = createStore<BotCheck>(unverified);

/** Counts resets. Used as the widget's key, because a token can be used only once. */
export const botCheckRoundStore = createStore(0);

export function resetBotCheck(): void {
  botCheckStore.set(unverified);
  botCheckRoundStore.set(botCheckRoundStore.get() + 1);
}

/** Whether calls of the signed-in user are refused until the check is passed again: the shell shows it then. */
export const botCheckAskedStore = createStore(false);

/** A running check goes on: the refusals of a page come in numbers. */
export function askForBotCheck(): void {
  const { status } = botCheckStore.get();
  if (status === "verified" || status === "error") resetBotCheck();
  botCheckAskedStore.set(true);
}

export function startVerifying(): void {
  botCheckStore.set({ status: "verifying" });
}

/** Only a running check can succeed or fail; a result that comes after a reset is dropped. */
export function finishVerifying(result: { verificationId: string | null } | { text: string }): void {
  if (botCheckStore.get().status !== "verifying") return;
  botCheckStore.set(
    "text" in result
      ? { status: "error", text: result.text }
      : { status: "verified", verificationId: result.verificationId },
  );
}

/** What a passed check adds to the request. */
export function passedCheck(check: Extract<BotCheck, { status: "verified" }>): { verificationId?: string } {
  return check.verificationId === null ? {} : { verificationId: check.verificationId };
}

const checkedPaths = new Set(["/sign-in", "/sign-up"]);

/**
 * RES-25: entering sign-in or sign-up from another page resets the check; moving between the two resets it unless
 * verified. `from` is null on the first page.
 */
export function settleBotCheckOnNavigation(from: string | null, to: string): void {
  if (!checkedPaths.has(to) || from === to) return;
  botCheckAskedStore.set(false);
  const isBetween = from !== null && checkedPaths.has(from);
  if (!isBetween || botCheckStore.get().status !== "verified") resetBotCheck();
}

/** Whether a 401 or 403 is about the bot check (BOT-08, BOT-09, GAP-95) rather than the session. */
export function mentionsBotCheck(message: string): boolean {
  return /turnstile|verification/i.test(message);
}
