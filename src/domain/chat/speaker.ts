import type { Message } from "#src/generated/api/model/message.ts";

/** A speaking character. In a group `memberId` distinguishes two members with the same character; `colour` is the index in the cast. */
export type CharacterSpeaker = {
  readonly kind: "character";
  readonly memberId: string | null;
  readonly characterId: string | null;
  readonly name: string;
  /** The small picture beside its messages. */
  readonly icon: string | null;
  /** The large picture above the opening. */
  readonly portrait: string | null;
  readonly colour: number;
};

/** The user, as one of their personas; null without one. */
export type UserSpeaker = { readonly kind: "user"; readonly personaId: string | null; readonly name: string };

export type Speaker = CharacterSpeaker | UserSpeaker;

/** Everyone who may speak in a chat. `user` is the user's current persona. */
export type Cast = {
  readonly characters: readonly CharacterSpeaker[];
  readonly personas: readonly UserSpeaker[];
  readonly user: UserSpeaker;
};

export const emptyCast: Cast = {
  characters: [],
  personas: [],
  user: { kind: "user", personaId: null, name: "" },
};

type Said = Pick<Message, "role" | "memberId" | "characterId" | "personaId">;

/** The speaker of a message; without a name if not in the cast. */
export function speakerOf(cast: Cast, said: Said): Speaker {
  if (said.role === "user") return personaOf(cast, said.personaId);
  return characterOf(cast, said.memberId, said.characterId);
}

export function characterOf(cast: Cast, memberId: string | null, characterId: string | null): CharacterSpeaker {
  const known = cast.characters.find((one) =>
    memberId === null ? one.characterId === characterId : one.memberId === memberId,
  );
  return known ?? { kind: "character", memberId, characterId, name: "", icon: null, portrait: null, colour: 0 };
}

function personaOf(cast: Cast, personaId: string | null): UserSpeaker {
  const known = [cast.user, ...cast.personas].find((one) => one.personaId === personaId);
  return known ?? { kind: "user", personaId, name: "" };
}

/** The same speaker with current name and pictures. */
export function recast(cast: Cast, speaker: Speaker): Speaker {
  const now =
    speaker.kind === "user"
      ? personaOf(cast, speaker.personaId)
      : characterOf(cast, speaker.memberId, speaker.characterId);
  return isSameSpeaker(now, speaker) ? speaker : now;
}

export function isSameCast(one: Cast, other: Cast): boolean {
  return (
    isSameSpeaker(one.user, other.user) &&
    areSame(one.characters, other.characters) &&
    areSame(one.personas, other.personas)
  );
}

function areSame(some: readonly Speaker[], others: readonly Speaker[]): boolean {
  return some.length === others.length && some.every((one, at) => isSameSpeaker(one, others[at]));
}

function isSameSpeaker(one: Speaker, other: Speaker | undefined): boolean {
  if (one === other) return true;
  if (other === undefined) return false;
  const entries = Object.entries(one);
  return entries.every(([name, value]) => (other as Record<string, unknown>)[name] === value);
}
