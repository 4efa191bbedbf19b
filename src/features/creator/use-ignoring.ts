import { useQuery } from "@tanstack/react-query";
import { sessionStore } from "#src/client-state/session.ts";
import { useStore } from "#src/client-state/store.ts";
import { ignoredCreatorsQuery, useSaveIgnoredCreators } from "#src/data/creator/ignored-creators.ts";
import { limits } from "#src/domain/limits.ts";

/** Whether the user ignores a creator, and a function to change that (GAP-39). Each change saves the whole list. */
export function useIgnoring({ userName, isIgnored }: { userName: string; isIgnored: boolean }) {
  const isSignedIn = useStore(sessionStore) !== null;
  const { data: names, refetch } = useQuery({ ...ignoredCreatorsQuery(), enabled: isSignedIn });
  const save = useSaveIgnoredCreators();
  return {
    isIgnored: names?.includes(userName) ?? isIgnored,
    isFull: (names?.length ?? 0) >= limits.ignoredCreators,
    isPending: save.isPending,
    isError: save.isError,
    /** Rejects when the list could not be read or saved. */
    setIgnored: async (shouldIgnore: boolean) => {
      const known = names ?? (await refetch({ throwOnError: true })).data ?? [];
      const others = known.filter((name) => name !== userName);
      await save.mutateAsync(shouldIgnore ? [...others, userName] : others);
    },
  };
}
