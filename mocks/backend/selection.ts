import { choiceOf, memberChoiceOf } from "./preferences.ts";
import { found, notFound } from "./refusal.ts";
import type { ThreadRow } from "./state/chat-rows.ts";
import type { AiModelRow, CharacterRow, PersonaRow, UserRow, VariantRow } from "./state/rows.ts";
import type { State } from "./state/state.ts";

/** Default, then original default, then newest, then by id (GAP-57). */
export const variantsOf = (state: State, characterId: string): VariantRow[] =>
  state.variants
    .in(characterId)
    .toSorted(
      (a, b) =>
        Number(b.default) - Number(a.default) ||
        Number(b.originalDefault) - Number(a.originalDefault) ||
        (a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : 0) ||
        (a.id < b.id ? -1 : 1),
    );

/** The variant in use: the thread's, else the user's choice for the character, else its first. */
export function variantInUse(
  state: State,
  character: CharacterRow,
  user: UserRow | null,
  thread: ThreadRow | null = null,
): VariantRow {
  const chosen = thread?.variantId ?? (user && choiceOf(state, user.id, character.id).variantId);
  const variant = chosen ? state.variants.get(chosen) : undefined;
  return found(variant?.characterId === character.id ? variant : variantsOf(state, character.id)[0]);
}

/** The model in use, by the same levels; a character names the one it was made for. */
export function modelInUse(
  state: State,
  character: CharacterRow,
  user: UserRow | null,
  thread: ThreadRow | null = null,
  memberId: string | null = null,
): AiModelRow {
  const ofMember = memberChoiceOf(thread, memberId)?.aiModelId;
  const chosen = [
    ofMember,
    thread?.aiModelId,
    user && choiceOf(state, user.id, character.id).aiModelId,
    character.aiModelId,
  ];
  const models = [
    ...chosen.flatMap((id) => state.aiModels.get(id ?? "") ?? []),
    ...[...state.aiModels.all()].toSorted((a, b) => a.order - b.order),
  ];
  // A pro model that was chosen on a paid plan, or by the character's author, is not a free user's.
  return found(models.find(({ isPro }) => !isPro || (user !== null && isPaid(state, user))) ?? models[0]);
}

export const defaultPersona = (state: State, userId: string): PersonaRow | undefined =>
  state.personas.in(userId).find((persona) => persona.isDefault);

/** Who the user is in a chat, by the same levels, in a group the same for all; null speaks as themselves (GAP-102). */
export function personaInUse(
  state: State,
  user: UserRow,
  characterId: string,
  thread: ThreadRow | null,
): PersonaRow | null {
  const isGroup = thread?.kind === "group";
  const chosen = thread?.personaId ?? (isGroup ? null : choiceOf(state, user.id, characterId).personaId);
  const persona = chosen ? state.personas.get(chosen) : undefined;
  return persona?.userId === user.id ? persona : null;
}

/** A tier that is not `free` is a paid one (GAP-110). */
export const isPaid = (state: State, user: UserRow): boolean =>
  state.plans.get(user.subscription.subscriptionId)?.tier !== "free";

/** What a chat calls its user: the persona's name, else the user's (GAP-57). */
export const nameInChat = (user: UserRow, persona: PersonaRow | null): string =>
  persona?.name ?? (user.userName || "You");

/** A character the visitor may see: published, or their own. Anything else is 404. */
export function visibleCharacter(state: State, visitor: UserRow | null, characterId: string): CharacterRow {
  const character = found(state.characters.get(characterId), "Character not found");
  if (character.accessableTo !== "public" && character.creatorId !== visitor?.id) throw notFound("Character not found");
  return character;
}
