import { useEffect, useRef, useState } from "react";
import { failureText } from "#src/data/failure-text.ts";
import { texts } from "#src/domain/texts.ts";
import { isApiError } from "#src/http/api-error.ts";
import { toaster } from "#src/ui/toaster/toast-store.ts";

/** Generates the user's next line: calls `onText` with the text so far, resolves with all of it. Throws `ApiError`. */
export type Suggest = (draft: string, signal: AbortSignal, onText: (text: string) => void) => Promise<string>;

type Field = { read: () => string; write: (text: string) => void; focus: () => void };

/**
 * A suggestion streamed into the field (GAP-132). It ends when it is done, stopped, or when the user types; `undo`
 * restores the previous text, as long as nothing was typed since.
 */
export function useSuggestion(suggest: Suggest | null, field: Field) {
  const [phase, setPhase] = useState<"none" | "writing" | "written">("none");
  const running = useRef<{ control: AbortController; before: string; written: string } | null>(null);
  useEffect(() => () => running.current?.control.abort(), []);

  function stop() {
    running.current?.control.abort();
  }

  async function start() {
    if (suggest === null || phase === "writing") return;
    const mine = { control: new AbortController(), before: field.read(), written: field.read() };
    running.current = mine;
    setPhase("writing");
    try {
      await suggest(mine.before, mine.control.signal, (text) => {
        if (running.current !== mine || mine.control.signal.aborted) return;
        mine.written = text;
        field.write(text);
      });
    } catch (error) {
      const isLeft = mine.control.signal.aborted || (isApiError(error) && error.kind === "aborted");
      if (!isLeft) toaster.error(failureText(texts.chat.suggestFailed, error));
    }
    if (running.current !== mine) return;
    setPhase(mine.written === mine.before ? "none" : "written");
    field.focus();
  }

  return {
    phase,
    start: () => void start(),
    stop,
    /** The user has typed or sent: the text is theirs now. */
    letGo() {
      if (running.current === null) return;
      stop();
      running.current = null;
      setPhase("none");
    },
    undo(): boolean {
      const last = running.current;
      if (last === null || phase !== "written" || field.read() !== last.written) return false;
      running.current = null;
      setPhase("none");
      field.write(last.before);
      field.focus();
      return true;
    },
  };
}
