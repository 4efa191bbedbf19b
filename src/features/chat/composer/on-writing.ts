import type { QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { failureText } from "#src/data/failure-text.ts";
import { texts } from "#src/domain/texts.ts";
import { unopenedText } from "#src/domain/unopened-text.ts";
import { isNewVersion } from "#src/lib/missing-chunk.ts";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import type { ChatWriting } from "./chat-writing.ts";

/** The code that sends, reads and changes replies: not needed until the newest message is shown. */
export async function loadWriting(): Promise<ChatWriting> {
  return (await import("./chat-writing.ts")).chatWriting;
}

/** Runs an action once the code has loaded, or tells the user that it could not be loaded. */
export function onWriting(run: (writing: ChatWriting) => unknown): void {
  void loadWriting().then(run, (error: unknown) => toaster.error(unopenedText(error)));
}

/** Asks for a reply without a message; a refusal is told. `memberId` is null in a chat with one character. */
export function letSpeak(client: QueryClient, threadId: string, memberId: string | null, isStreaming: boolean): void {
  onWriting(({ speak }) =>
    speak(client, threadId, memberId, isStreaming).catch((error: unknown) => {
      toaster.error(failureText(texts.chat.speakFailed, error));
    }),
  );
}

/** Why it could not be loaded, or else what did not happen for it. */
export function whyNot(error: unknown, what: string): string {
  return isNewVersion(error) ? texts.crash.chunk : what;
}

/** Idle time in ms after which it is preloaded: the user may start typing soon. */
const REST = 3000;
const touches = ["pointermove", "pointerdown", "keydown", "wheel"] as const;

/** Loads it on the first interaction or when idle, so that it is ready before the first message is sent. */
export function useWritingOnTouch(): void {
  useEffect(() => {
    const leave = new AbortController();
    const hear = () => {
      leave.abort();
      void loadWriting().catch(() => undefined);
    };
    for (const touch of touches) window.addEventListener(touch, hear, { passive: true, signal: leave.signal });
    const timer = setTimeout(hear, REST);
    return () => {
      clearTimeout(timer);
      leave.abort();
    };
  }, []);
}
