import * as sdk from "../../../.cache/provider/sdk.gen.ts";
import { must, ok, refused } from "./answers.ts";
import type { Chosen } from "./character-checks.ts";
import type { Visitor } from "./visitor.ts";

/** Creators: follow, unfollow, list their worlds, report. */
export async function checkFollowing({ check }: Visitor, { characterId }: Chosen): Promise<void> {
  await check("follow a creator, list those followed, leave", async () => {
    const character = await ok(sdk.getCharacter({ path: { characterId } }));
    const userId = character.data.creatorId;
    const path = { userId };
    const { data } = await ok(sdk.updateFollowing({ path, body: { isFollowing: true } }));
    must(data.isFollowing && data.followerCount > 0, "followers are counted");
    const followed = await ok(sdk.listFollowedCreators());
    must(followed.data.items.length === 1 && followed.data.total === 1, "the list names who is followed");
    const left = await ok(sdk.updateFollowing({ path, body: { isFollowing: false } }));
    must(!left.data.isFollowing && left.data.followerCount === data.followerCount - 1, "one follower less");
    await refused(404, sdk.updateFollowing({ path: { userId: "nobody" }, body: { isFollowing: true } }));
    await ok(sdk.listCreatorLorebooks({ path }));
    await refused(404, sdk.listCreatorLorebooks({ path: { userId: "nobody" } }));
    await ok(sdk.reportCreator({ path }));
    await refused(404, sdk.reportCreator({ path: { userId: "nobody" } }));
  });
}
