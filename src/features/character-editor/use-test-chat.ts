import { useEffect, useRef, useState } from "react";
import { tryCharacter } from "#src/data/character/try-character.ts";
import { substitutePlaceholders } from "#src/domain/placeholders.ts";
import { isApiError } from "#src/http/api-error.ts";
import { cutText } from "#src/lib/text.ts";
import type { CharacterForm } from "./character-form.ts";
import { editorTexts } from "./editor-texts.ts";

export type TestLine = { readonly role: "user" | "character"; readonly content: string };

/** The most lines that are sent along, the newest ones. */
const linesAtMost = 100;

const draftOf = (form: CharacterForm, shown: number) => {
  const variant = form.variants[shown];
  return {
    name: form.name.trim() || editorTexts.preview.nobody,
    tagline: variant?.variantTagline || form.shortMessage,
    description: variant?.description ?? "",
    personality: variant?.personality ?? "",
    scenario: variant?.scenario ?? "",
    firstMessage: variant?.firstMessage ?? "",
    exampleDialogue: variant?.exampleDialogue ?? "",
    systemPrompt: form.systemPrompt,
    postHistoryInstructions: form.postHistoryInstructions,
  };
};

/**
 * A chat with the character as currently typed in the form; kept in memory while the page is open and stored nowhere. Each
 * reply uses the latest values.
 */
export function useTestChat(getForm: () => CharacterForm, shown: number, userName: string) {
  const [lines, setLines] = useState<readonly TestLine[]>([]);
  /** The text of the running reply so far; null while none runs. */
  const [running, setRunning] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);

  async function answer(said: readonly TestLine[]): Promise<void> {
    const mine = new AbortController();
    control.current = mine;
    setProblem(null);
    setRunning("");
    const form = getForm();
    const draft = draftOf(form, shown);
    const names = { user: userName, char: draft.name };
    const opening = substitutePlaceholders(draft.firstMessage, names).trim();
    const all = [...(opening === "" ? [] : [{ role: "character" as const, content: opening }]), ...said];
    let text = "";
    const end = () => {
      if (control.current !== mine) return false;
      control.current = null;
      setRunning(null);
      if (text.trim() !== "") setLines([...said, { role: "character", content: text }]);
      return true;
    };
    try {
      await tryCharacter({ draft, messages: all.slice(-linesAtMost) }, mine.signal, (grown) => {
        text = cutText(grown, 8000);
        if (control.current === mine) setRunning(text);
      });
      end();
    } catch (error) {
      const isStopped = mine.signal.aborted;
      if (end() && !isStopped) setProblem(isApiError(error) ? error.message : editorTexts.test.failed);
    }
  }

  return {
    lines,
    running,
    problem,
    send(content: string) {
      const said = [...lines, { role: "user" as const, content }];
      setLines(said);
      void answer(said);
    },
    /** Asks again for the reply to the last line. */
    retry() {
      const last = lines.findLastIndex(({ role }) => role === "user");
      if (last >= 0) void answer(lines.slice(0, last + 1));
    },
    stop: () => control.current?.abort(),
    restart() {
      control.current?.abort();
      control.current = null;
      setRunning(null);
      setProblem(null);
      setLines([]);
    },
  };
}

export type TestChat = ReturnType<typeof useTestChat>;
