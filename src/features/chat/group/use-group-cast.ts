import { useMemo } from "react";
import type { Cast } from "#src/domain/chat/speaker.ts";
import type { GroupMember } from "#src/generated/api/model/groupMember.ts";
import type { ChatPersona } from "../composer/use-chat-persona.ts";
import { usePersonaSpeakers } from "../use-cast.ts";

/** The speakers of a group, by the order of joining, which gives each a colour. Those who are gone keep theirs. */
export function useGroupCast(members: readonly GroupMember[], persona: ChatPersona): Cast {
  const speakers = usePersonaSpeakers(persona);
  return useMemo(
    () => ({
      characters: members.map(({ memberId, characterId, characterName, icon }, colour) => ({
        kind: "character",
        memberId,
        characterId,
        name: characterName,
        icon,
        portrait: null,
        colour,
      })),
      ...speakers,
    }),
    [members, speakers],
  );
}
