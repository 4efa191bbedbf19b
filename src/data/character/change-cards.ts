import type { QueryClient } from "@tanstack/react-query";
import type { CharacterCard } from "#src/generated/api/model/characterCard.ts";

/** Whether a value is the card of this character, in any answer. */
function isCardOf(value: object, characterId: string): value is CharacterCard {
  return "id" in value && value.id === characterId && "isFavorite" in value && "variantCount" in value;
}

/** The data with all cards of this character changed; parts without one keep their identity. */
function changed(value: unknown, characterId: string, change: (card: CharacterCard) => CharacterCard): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const next = value.map((one) => changed(one, characterId, change));
    return next.some((one, at) => one !== value[at]) ? next : value;
  }
  if (isCardOf(value, characterId)) return change(value);
  const entries = Object.entries(value);
  const next = entries.map(([key, one]) => [key, changed(one, characterId, change)] as const);
  return next.some(([, one], at) => one !== entries[at]?.[1]) ? Object.fromEntries(next) : value;
}

/** Addresses of lists that contain cards. */
const lists = /^\/api\/v1\/(character|user)\/(?!details)/;

/** Changes a character's card in every cached list. */
export function changeCards(
  client: QueryClient,
  characterId: string,
  change: (card: CharacterCard) => CharacterCard,
): void {
  client.setQueriesData(
    { predicate: ({ queryKey }) => queryKey.some((part) => typeof part === "string" && lists.test(part)) },
    (data: unknown) => changed(data, characterId, change),
  );
}
