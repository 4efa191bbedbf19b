import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import SquareIcon from "lucide-react/icons/square";
import Volume2Icon from "lucide-react/icons/volume-2";
import { readAloud } from "#src/client-state/read-aloud.ts";
import { stopReading, useReadRow } from "#src/client-state/reading.ts";
import { characterQuery } from "#src/data/character/queries.ts";
import { type ChatRow, isUnfinished, storedOf, textOf } from "#src/domain/chat/chat-row.ts";
import type { Cast } from "#src/domain/chat/speaker.ts";
import { useHasVoice } from "#src/lib/use-voices.ts";
import { closeCutText } from "#src/parts/prose/close-open-marks.ts";
import { oocNote } from "#src/parts/prose/ooc-note.ts";
import { proseNodes } from "#src/parts/prose/prose.tsx";
import { spokenText } from "#src/parts/prose/spoken-text.ts";
import { readingTexts } from "#src/parts/reading-aloud/reading-texts.ts";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { useChatFrame } from "../chat-frame.ts";
import type { MessageAction } from "./usual-actions.tsx";

/** Reads a row aloud, or stops that (GAP-154). Null where there is no voice, or nothing to say. */
export function useReadAloud(row: ChatRow): MessageAction | null {
  const client = useQueryClient();
  const { chat } = useChatFrame();
  const hasVoice = useHasVoice();
  if (useReadRow() === row.key) return { label: readingTexts.stop, icon: <SquareIcon />, run: stopReading };
  if (!hasVoice || isUnfinished(row)) return null;
  const words = wordsOf(row);
  if (words === "") return null;
  return {
    label: readingTexts.read,
    icon: <Volume2Icon />,
    isAtOnce: true,
    run: () =>
      readAloud({
        rowKey: row.key,
        text: textOf(row),
        words,
        language: languageOf(client, row, chat.get().cast),
        onFailed: () => toaster.error(readingTexts.failed),
      }),
  };
}

/** What a voice says of the row. */
function wordsOf(row: ChatRow): string {
  const text = textOf(row);
  const isCut = (storedOf(row)?.status ?? "complete") !== "complete";
  return spokenText(proseNodes(oocNote(text) ?? (isCut ? closeCutText(text) : text), { isStory: true }));
}

/** What its author says that the character is written in; with one character, the user writes in that, too. */
function languageOf(client: QueryClient, { speaker }: ChatRow, { characters }: Cast): string | null {
  const character = speaker.kind === "character" ? speaker : characters.length === 1 ? characters[0] : undefined;
  const id = character?.characterId ?? "";
  return client.getQueryData(characterQuery(id).queryKey)?.data.language ?? null;
}
