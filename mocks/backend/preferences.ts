import type { Preferences } from "./responder/responder.ts";
import type { MemberChoiceRow, ThreadRow } from "./state/chat-rows.ts";
import type { ChoiceRow, StoredPreferences, UserRow } from "./state/rows.ts";
import type { State } from "./state/state.ts";

/** Where nothing is stored (CONST-36 to CONST-40, RES-01, RES-02). */
const defaultPreferences: Preferences = {
  verbose: "medium",
  povPreference: "firstPerson",
  actForUser: "no",
  dialogStyle: "balanced",
  narrationTense: "present",
};

export const nothingStored: StoredPreferences = {
  verbose: null,
  povPreference: null,
  actForUser: null,
  dialogStyle: null,
  narrationTense: null,
};

/** The five as they apply: the nearest level that says something wins, thread, character, user (GAP-136). */
export function effectivePreferences(...levels: readonly (StoredPreferences | undefined)[]): Preferences {
  const pick = <Key extends keyof Preferences>(key: Key): Preferences[Key] => {
    for (const level of levels) {
      const value = level?.[key];
      if (value !== null && value !== undefined) return value;
    }
    return defaultPreferences[key];
  };
  return {
    verbose: pick("verbose"),
    povPreference: pick("povPreference"),
    actForUser: pick("actForUser"),
    dialogStyle: pick("dialogStyle"),
    narrationTense: pick("narrationTense"),
  };
}

export const choiceId = (userId: string, characterId: string): string => `${userId}.${characterId}`;

/** What the user has chosen for a character; an empty choice when there is none. */
export function choiceOf(state: State, userId: string, characterId: string): ChoiceRow {
  const id = choiceId(userId, characterId);
  return (
    state.choices.get(id) ?? {
      id,
      userId,
      characterId,
      variantId: null,
      aiModelId: null,
      personaId: null,
      preferences: nothingStored,
    }
  );
}

/** What was chosen for a member of a group's thread, if anything. */
export const memberChoiceOf = (thread: ThreadRow | null, memberId: string | null): MemberChoiceRow | undefined =>
  memberId === null ? undefined : thread?.memberChoices?.[memberId];

export const preferencesFor = (
  state: State,
  user: UserRow,
  characterId: string,
  thread: ThreadRow | null,
  memberId: string | null = null,
): Preferences =>
  effectivePreferences(
    memberChoiceOf(thread, memberId)?.preferences,
    thread?.preferences,
    choiceOf(state, user.id, characterId).preferences,
    user.preferences,
  );
