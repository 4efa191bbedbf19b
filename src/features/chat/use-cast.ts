import { useLayoutEffect, useMemo, useState } from "react";
import type { ChatStore } from "#src/data/reply/chat-store.ts";
import type { Cast } from "#src/domain/chat/speaker.ts";
import type { CharacterDetails } from "#src/generated/api/model/characterDetails.ts";
import type { ChatPersona } from "./composer/use-chat-persona.ts";
import type { ChatVariant } from "./use-chat-variant.ts";

/** The user and their personas, as speakers. */
export function usePersonaSpeakers({ self, speaker, personas }: ChatPersona): Pick<Cast, "personas" | "user"> {
  return useMemo(() => {
    const personaOf = (one: { id: string; name: string }) => ({
      kind: "user" as const,
      personaId: one.id === self.id ? null : one.id,
      name: one.name,
    });
    return { personas: [self, ...(personas ?? [])].map(personaOf), user: personaOf(speaker) };
  }, [self, speaker, personas]);
}

/** The speakers of a chat with one character. */
export function useCharacterCast(
  { id, name }: CharacterDetails,
  variant: ChatVariant | null,
  persona: ChatPersona,
): Cast {
  const icon = variant?.characterIcon ?? null;
  const portrait = variant?.avatar ?? null;
  const speakers = usePersonaSpeakers(persona);
  return useMemo(
    () => ({
      characters: [{ kind: "character", memberId: null, characterId: id, name, icon, portrait, colour: 0 }],
      ...speakers,
    }),
    [id, name, icon, portrait, speakers],
  );
}

/** Sets a chat's speakers before its rows first render, and whenever they change. */
export function useCast(chat: ChatStore, cast: Cast): void {
  useState(() => chat.dispatch({ type: "cast", cast }));
  useLayoutEffect(() => chat.dispatch({ type: "cast", cast }), [chat, cast]);
}
