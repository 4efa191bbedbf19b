import { useQuery } from "@tanstack/react-query";
import { chatConfigQuery } from "#src/data/thread/queries.ts";
import { useSavePreference } from "#src/data/chat-config/save-preference.ts";
import { useSaveResponsePreferences } from "#src/data/user/mutations.ts";
import {
  preferenceLevels,
  preferenceQuestions,
  resolvePreference,
  type PreferenceChange,
  type PreferenceLevel,
  type PreferencesByLevel,
  type PreferenceValues,
} from "#src/domain/response-preferences.ts";
import type { UserInfo } from "#src/generated/api/model/userInfo.ts";
import { joinQueries } from "#src/ui/feedback/view-query.ts";

/**
 * The five preferences as set by thread, character and user, and a setter for each level offered (GAP-136). A group has
 * several characters, so the level of one of them is not offered there.
 */
export function usePreferenceLevels(user: UserInfo, characterId: string, threadId: string | null, isGroup: boolean) {
  const ofCharacter = useQuery({ ...chatConfigQuery(characterId, null), enabled: !isGroup });
  const ofThread = useQuery({ ...chatConfigQuery(characterId, threadId), enabled: threadId !== null });
  const save = useSavePreference();
  const saveForAll = useSaveResponsePreferences();
  const byLevel: PreferencesByLevel = {
    thread: threadId === null ? null : ofThread.data?.responsePreferences,
    character: isGroup ? null : ofCharacter.data?.responsePreferences,
    user,
  };

  function change(level: PreferenceLevel, wanted: PreferenceChange) {
    if (level === "user") return saveForAll.mutate(allFive(byLevel, wanted));
    save.mutate({ characterId, threadId: level === "thread" ? threadId : null, change: wanted });
  }

  return {
    byLevel,
    change,
    isGroup,
    // A chat without a thread has no level of its own yet.
    offered: preferenceLevels.filter((level) =>
      level === "thread" ? threadId !== null : level === "user" || !isGroup,
    ),
    query: joinQueries({ ...(!isGroup && { ofCharacter }), ...(threadId !== null && { ofThread }) }),
  };
}

/** The user's level is saved as a whole: unset values are sent as their defaults (GAP-31, RES-01, RES-02). */
function allFive(byLevel: PreferencesByLevel, wanted: PreferenceChange): PreferenceValues {
  const now = preferenceQuestions.map(({ key }) => [key, resolvePreference(key, byLevel, ["user"]).value] as const);
  return { ...Object.fromEntries(now), [wanted.key]: wanted.value } as PreferenceValues;
}
