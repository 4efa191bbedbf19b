import { choiceOf, memberChoiceOf } from "./preferences.ts";
import { found, notFound } from "./refusal.ts";
import type { ThreadRow } from "./state/chat-rows.ts";
import type { AiModelRow, CharacterRow, PersonaRow, UserRow, VariantRow } from "./state/rows.ts";
import type { State } from "./state/state.ts";

/** The characters somebody has written, without those they have deleted. */
export const charactersOf = (state: State, creatorId: string): CharacterRow[] =>
  state.characters.in(creatorId).filter(({ deletedAt }) => !deletedAt);

/** A variant of this character; undefined for another's and for a deleted one. */
export function variantOf(state: State, characterId: string, variantId: string | null): VariantRow | undefined {
  const variant = state.variants.get(variantId ?? "");
  return variant?.characterId === characterId && !variant.deletedAt ? variant : undefined;
}

/** Default, then original default, then newest, then by id (GAP-57). */
export const variantsOf = (state: State, characterId: string): VariantRow[] =>
  state.variants
    .in(characterId)
    .filter(({ deletedAt }) => !deletedAt)
    .toSorted(
      (a, b) =>
        Number(b.default) - Number(a.default) ||
        Number(b.originalDefault) - Number(a.originalDefault) ||
        (a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : 0) ||
        (a.id < b.id ? -1 : 1),
    );

/** At most 200, as many as the contract's list holds. */
export const hasRoomForVariant = (state: State, characterId: string): boolean =>
  variantsOf(state, characterId).length < 200;

/** The variant in use: the thread's, else the user's choice for the character, else its first. */
export function variantInUse(
  state: State,
  character: CharacterRow,
  user: UserRow | null,
  thread: ThreadRow | null = null,
): VariantRow {
  const chosen = thread?.variantId ?? (user && choiceOf(state, user.id, character.id).variantId);
  return found(variantOf(state, character.id, chosen) ?? variantsOf(state, character.id)[0]);
}

const modelsInOrder = (state: State): AiModelRow[] => [...state.aiModels.all()].toSorted((a, b) => a.order - b.order);

/** What a new character is made for: the first model that everybody may use. */
export function firstModel(state: State): AiModelRow {
  const models = modelsInOrder(state);
  return found(models.find(({ isPro }) => !isPro) ?? models[0]);
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
  const models = [...chosen.flatMap((id) => state.aiModels.get(id ?? "") ?? []), ...modelsInOrder(state)];
  // A pro model that was chosen on a paid plan, or by the character's author, is not a free user's.
  return found(models.find(({ isPro }) => !isPro || (user !== null && isPaid(state, user))) ?? models[0]);
}

/** A user's personas in the order of their making. */
export const personasOf = (state: State, userId: string): PersonaRow[] =>
  state.personas.in(userId).filter(({ deletedAt }) => !deletedAt);

/** At most 20 (GAP-101). */
export const hasRoomForPersona = (state: State, userId: string): boolean => personasOf(state, userId).length < 20;

/** One of the user's personas that is there. */
export const ownPersona = (state: State, userId: string, id: string): PersonaRow | undefined =>
  personasOf(state, userId).find((persona) => persona.id === id);

export const defaultPersona = (state: State, userId: string): PersonaRow | undefined =>
  personasOf(state, userId).find((persona) => persona.isDefault);

/** The user's persona of this id; in place of a deleted one their default, until it is restored. */
export function livePersona(state: State, userId: string, id: string | null): PersonaRow | null {
  const persona = id ? state.personas.get(id) : undefined;
  if (persona?.userId !== userId) return null;
  return persona.deletedAt ? (defaultPersona(state, userId) ?? null) : persona;
}

/** Who the user is in a chat, by the same levels, in a group the same for all; null speaks as themselves (GAP-102). */
export function personaInUse(
  state: State,
  user: UserRow,
  characterId: string,
  thread: ThreadRow | null,
): PersonaRow | null {
  const isGroup = thread?.kind === "group";
  const chosen = thread?.personaId ?? (isGroup ? null : choiceOf(state, user.id, characterId).personaId);
  return livePersona(state, user.id, chosen);
}

/** A tier that is not `free` is a paid one (GAP-110). */
export const isPaid = (state: State, user: UserRow): boolean =>
  state.plans.get(user.subscription.subscriptionId)?.tier !== "free";

/** What a chat calls its user: the persona's name, else the user's (GAP-57). */
export const nameInChat = (user: UserRow, persona: PersonaRow | null): string =>
  persona?.name ?? (user.userName || "You");

/** Published, or one's own; nobody sees a deleted one. */
export const maySee = (character: CharacterRow | undefined, visitorId?: string): character is CharacterRow =>
  character !== undefined &&
  !character.deletedAt &&
  (character.accessableTo === "public" || character.creatorId === visitorId);

/** A character the visitor may see. Anything else is 404. */
export function visibleCharacter(state: State, visitor: UserRow | null, characterId: string): CharacterRow {
  const character = state.characters.get(characterId);
  if (!maySee(character, visitor?.id)) throw notFound("Character not found");
  return character;
}

/** Somebody with a profile to see. Anything else is 404. */
export function visibleCreator(state: State, userId: string): UserRow {
  const creator = state.users.get(userId);
  if (!creator?.profileComplete) throw notFound("Creator not found");
  return creator;
}
