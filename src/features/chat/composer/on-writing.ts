import { useEffect } from "react";
import { texts } from "#src/domain/texts.ts";
import { isMissingChunk } from "#src/lib/missing-chunk.ts";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import type { ChatWriting } from "./chat-writing.ts";

/** The code that sends, reads and changes replies: nobody needs it before the newest message is seen. */
export async function loadWriting(): Promise<ChatWriting> {
  return (await import("./chat-writing.ts")).chatWriting;
}

/** Does something with it once it is here, or says that it could not come. */
export function onWriting(run: (writing: ChatWriting) => unknown): void {
  void loadWriting().then(run, (error: unknown) => toaster.error(whyNot(error)));
}

/** What is said where it could not come. */
export function whyNot(error: unknown): string {
  return isMissingChunk(error) ? texts.crash.chunk : texts.crash.dialog;
}

/** Milliseconds of rest after which it comes unasked: who has read the newest message may begin to type. */
const REST = 3000;
const touches = ["pointermove", "pointerdown", "keydown", "wheel"] as const;

/** Fetches it with the reader's first touch of anything, or in a quiet moment, so that it is there before their words are. */
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
