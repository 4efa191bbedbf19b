import { useQuery } from "@tanstack/react-query";
import { variantsQuery } from "#src/data/variant/queries.ts";
import type { CharacterDetails } from "#src/generated/api/model/characterDetails.ts";
import type { Thread } from "#src/generated/api/model/thread.ts";

export type ChatVariant = {
  id: string;
  variantName: string;
  variantTagline: string | null;
  avatar: string | null;
  characterIcon: string | null;
  backgroundImage?: string | null;
  cutout?: string | null;
};

/** This chat's variant: the thread's own, which can differ from the character's current one. */
export function useChatVariant(character: CharacterDetails | null, thread: Thread | null): ChatVariant | null {
  const wanted = thread?.variantId ?? character?.variant.id ?? null;
  const isOther = character !== null && wanted !== null && wanted !== character.variant.id;
  const { data } = useQuery({ ...variantsQuery(character?.id ?? ""), enabled: isOther });
  if (!isOther) return character?.variant ?? null;
  return data?.find(({ id }) => id === wanted) ?? character.variant;
}
