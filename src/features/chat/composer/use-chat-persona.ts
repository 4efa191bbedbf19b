import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { openDialog } from "#src/client-state/dialogs.ts";
import { useChoosePersona } from "#src/data/persona/choose-persona.ts";
import { personasQuery } from "#src/data/persona/queries.ts";
import type { Thread } from "#src/generated/api/model/thread.ts";
import type { UserInfo } from "#src/generated/api/model/userInfo.ts";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { chatTexts } from "../chat-texts.ts";
import type { Speaker } from "./persona-menu.tsx";

export type ChatPersona = {
  /** The user without a persona, and the current persona. */
  self: Speaker;
  speaker: Speaker;
  /** The user's personas. */
  personas: readonly Speaker[] | undefined;
  /** For the first message of a chat without a thread: undefined uses the default persona. */
  wanted: string | null | undefined;
  choose: (personaId: string | null) => void;
  /** Applies the current persona to the user's earlier messages; null while there are none. */
  useForAll: (() => void) | null;
  /** Opens the personas, to write one or to put another to use here. */
  manage: () => void;
};

/**
 * The user's persona in this chat (GAP-102): the thread's; in a new chat the default one, or the one chosen before the
 * first message; `first` is chosen before the chat was opened, null for none.
 */
export function useChatPersona(
  user: UserInfo,
  characterId: string,
  threadId: string | null,
  thread: Thread | null,
  first?: string | null,
): ChatPersona {
  const [wanted, setWanted] = useState(first);
  const { mutate } = useChoosePersona();
  const isNew = threadId === null;
  const { data: personas } = useQuery({ ...personasQuery(), enabled: isNew || (thread?.personaId ?? null) !== null });
  const standard = personas?.find(({ isDefault }) => isDefault)?.id ?? null;
  const id = isNew ? (wanted === undefined ? standard : wanted) : (thread?.personaId ?? null);
  const persona = personas?.find((candidate) => candidate.id === id);
  const self = useMemo(
    () => ({ id: user.id, name: user.userName, avatar: user.avatar }),
    [user.id, user.userName, user.avatar],
  );
  const choose = useMemo(
    () => (personaId: string | null) =>
      threadId === null ? setWanted(personaId) : mutate({ characterId, threadId, personaId }),
    [mutate, characterId, threadId],
  );
  const speaker = persona ?? self;
  const personaId = persona?.id ?? null;
  const useForAll = useMemo(
    () =>
      threadId === null
        ? null
        : () =>
            mutate(
              { characterId, threadId, personaId, personaScope: "all" },
              { onSuccess: () => toaster.success(chatTexts.personaIsForAll(speaker.name)) },
            ),
    [mutate, characterId, threadId, personaId, speaker.name],
  );
  const manage = useMemo(
    () => () => openDialog("personas", threadId === null ? {} : { characterId, threadId }),
    [characterId, threadId],
  );
  return { self, speaker, personas, wanted, choose, useForAll, manage };
}
