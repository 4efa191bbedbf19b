import * as sdk from "../../../.cache/provider/sdk.gen.ts";
import type { CreateBucketBody } from "../../../.cache/provider/types.gen.ts";
import { zCreateBucketResponse } from "../../../.cache/provider/zod.gen.ts";
import { must, newKey, ok, refused } from "./answers.ts";
import type { Chosen } from "./character-checks.ts";
import { checkForeign } from "./foreign-checks.ts";
import type { Visitor } from "./visitor.ts";

/** Favourite buckets: create (from JSON and from a form), change, reorder, delete, restore. */
export async function checkBuckets(visitor: Visitor, { characterId }: Chosen): Promise<void> {
  const { base, fetch, check } = visitor;
  const type = "Favorites";
  const ids: string[] = [];
  const userId = async () => (await ok(sdk.getUserInfo())).data.id;

  await check("a bucket, made once, and one with a cover", async () => {
    const headers = newKey();
    const body: CreateBucketBody = { type, name: " Rainy evenings ", characterIds: [characterId] };
    const { bucket } = (await ok(sdk.createBucket({ body, headers }))).data;
    must(bucket.name === "Rainy evenings" && bucket.characters.length === 1, "the bucket is as drafted");
    const again = await ok(sdk.createBucket({ body, headers }));
    must(again.data.bucket.bucketId === bucket.bucketId, "the same key gives the same bucket");
    await refused(409, sdk.createBucket({ body: { ...body, name: "Fog" }, headers }));
    await refused(400, sdk.createBucket({ body: { ...body, characterIds: ["nobody"] }, headers: newKey() }));
    // If an operation takes both types, the SDK only sends JSON (TRAP-64).
    const form = new FormData();
    for (const [name, value] of [
      ["type", type],
      ["name", "Covered"],
      ["isPublic", "true"],
    ] as const)
      form.set(name, value);
    const gif = Uint8Array.from(atob("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"), (c) =>
      c.charCodeAt(0),
    );
    form.set("image", new File([gif], "cover.gif", { type: "image/gif" }));
    const sent = { method: "POST", headers: { authorization: `Bearer ${visitor.token}`, ...newKey() }, body: form };
    const answer = await fetch(`${base}/api/v1/character/generic-buckets`, sent);
    const covered = zCreateBucketResponse.parse(await answer.json()).data.bucket;
    must(covered.image !== null && covered.isPublic && covered.order === 1, "it has its cover and comes last");
    ids.push(bucket.bucketId, covered.bucketId);
  });
  await checkForeign(visitor, ids[0] ? { bucketId: ids[0] } : {});
  await check("read, change and order buckets", async () => {
    const bucketId = ids[0]!;
    await ok(sdk.getBucket({ path: { bucketId }, query: { type } }));
    await refused(404, sdk.getBucket({ path: { bucketId: "nothing" }, query: { type } }));
    const changed = await ok(sdk.updateBucket({ body: { type, bucketId, isPublic: true, characterIds: [] } }));
    must(changed.data.bucket.isPublic && changed.data.bucket.name === "Rainy evenings", "only what was named");
    await refused(404, sdk.updateBucket({ body: { type, bucketId: "nothing", isPublic: true } }));
    await refused(400, sdk.updateBucket({ body: { type, bucketId, characterIds: ["nobody"] } }));
    const reorder = (places: readonly string[], by: string) =>
      sdk.reorderBuckets({
        body: { type, userId: by, buckets: places.map((id, order) => ({ bucketId: id, order })) },
      });
    const own = await userId();
    const { buckets } = (await ok(reorder(ids.toReversed(), own))).data;
    must(buckets.map((one) => one.bucketId).join() === ids.toReversed().join(), "they are in the new order");
    await refused(400, reorder([bucketId, bucketId], own));
    await refused(403, reorder(ids, "nobody"));
    await refused(409, reorder([bucketId], own));
    await refused(404, sdk.listBuckets({ body: { type, creatorId: "nobody" } }));
  });
  await check("delete and restore a bucket", async () => {
    const bucketId = ids[0]!;
    const { data: deletion } = await ok(sdk.deleteBucket({ body: { type, bucketId } }));
    await refused(404, sdk.deleteBucket({ body: { type, bucketId } }));
    await ok(sdk.restoreDeletion({ body: deletion }));
    const { buckets } = (await ok(sdk.listBuckets({ body: { type } }))).data;
    must(buckets.length === 2 && buckets[1]?.bucketId === bucketId, "it is back in its place");
  });
}
