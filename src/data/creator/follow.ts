import { useMutation, useMutationState } from "@tanstack/react-query";
import { texts } from "#src/domain/texts.ts";
import { getGetCreatorQueryKey } from "#src/generated/api/creator/get-creator.ts";
import { getListFollowedCreatorsUrl } from "#src/generated/api/creator/list-followed-creators.ts";
import { updateFollowing } from "#src/generated/api/creator/update-following.ts";
import { isLastWrite } from "../optimistic.ts";
import { tellTabs } from "../tab-news.ts";

/** A creator in a list or on a page. */
export type Followable = { id: string; userName: string; isFollowing: boolean };

/**
 * Follows or unfollows a creator, optimistically everywhere: `isFollowing` is the latest press until the server's state has
 * been refetched. Calls go one at a time.
 */
export function useFollowing({ id, isFollowing }: Followable) {
  const mutationKey = ["follow", id];
  const pressed = useMutationState({
    filters: { mutationKey, status: "pending" },
    select: ({ state }) => state.variables as boolean,
  }).at(-1);
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(" ") },
    mutationFn: (shouldFollow: boolean) => updateFollowing(id, { isFollowing: shouldFollow }),
    onSettled(_answer, _error, _shouldFollow, _result, { client }) {
      const profile = getGetCreatorQueryKey(id);
      const followed = getListFollowedCreatorsUrl();
      tellTabs(profile, ["infinite", followed]);
      if (!isLastWrite(client, mutationKey)) return;
      return Promise.all([
        client.invalidateQueries({ queryKey: profile }),
        client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(followed) }),
      ]);
    },
    meta: { failure: texts.creator.followFailed },
  });
  return { isFollowing: pressed ?? isFollowing, follow: mutate };
}
