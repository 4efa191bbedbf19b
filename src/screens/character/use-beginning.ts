import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { personasQuery } from "#src/data/persona/queries.ts";
import { openingsQuery } from "#src/data/thread/queries.ts";
import { nobody } from "#src/domain/chat-path.ts";
import type { Speaker } from "#src/features/chat/composer/persona-menu.tsx";
import type { UserInfo } from "#src/generated/api/model/userInfo.ts";

/** What a visitor is called in an opening. */
const visitor: Speaker = { id: "visitor", name: "you", avatar: null };

/** The opening and the persona that a new chat would begin with, as chosen on the character's page (GAP-102, GAP-121). */
export function useBeginning(characterId: string, variantId: string | undefined, user: UserInfo | null) {
  const [openings, setOpenings] = useState<Readonly<Record<string, number>>>({});
  const [chosen, setChosen] = useState<string | null | undefined>(undefined);
  const { data: personas } = useQuery({ ...personasQuery(), enabled: user !== null });
  const known = useQuery({ ...openingsQuery(characterId, variantId ?? ""), enabled: variantId !== undefined });
  const at = openings[variantId ?? ""] ?? 0;
  const self = user === null ? visitor : { id: user.id, name: user.userName, avatar: user.avatar };
  const id = chosen === undefined ? personas?.find(({ isDefault }) => isDefault)?.id : chosen;
  return {
    at,
    turnTo: (next: number) => setOpenings((all) => ({ ...all, [variantId ?? ""]: next })),
    self,
    speaker: personas?.find((persona) => persona.id === id) ?? self,
    choosePersona: setChosen,
    /** For the address of the new chat; what is the default anyway is left out. */
    search: {
      o: at === 0 ? undefined : known.data?.[at]?.id,
      p: chosen === null ? nobody : chosen,
    },
  };
}
