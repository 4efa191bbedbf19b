import type { BucketResponse } from "#src/generated/api/model/bucketResponse.ts";
import type { CreateBucketBody } from "#src/generated/api/model/createBucketBody.ts";
import type { CreateBucketWithImageBody } from "#src/generated/api/model/createBucketWithImageBody.ts";
import type { DeleteBucketBody } from "#src/generated/api/model/deleteBucketBody.ts";
import type { DeletionResponse } from "#src/generated/api/model/deletionResponse.ts";
import type { ListBucketsBody } from "#src/generated/api/model/listBucketsBody.ts";
import type { ListBucketsResponse } from "#src/generated/api/model/listBucketsResponse.ts";
import type { ReorderBucketsBody } from "#src/generated/api/model/reorderBucketsBody.ts";
import type { ReorderBucketsResponse } from "#src/generated/api/model/reorderBucketsResponse.ts";
import type { UpdateBucketBody } from "#src/generated/api/model/updateBucketBody.ts";
import { bucketsOf, bucketView, hasRoomForBucket } from "../buckets.ts";
import { isoNow } from "../context.ts";
import { noteDeletion } from "../deletion.ts";
import { makeFavourite } from "../favourites.ts";
import { readPicture, type PictureFile } from "../picture-file.ts";
import { choiceId } from "../preferences.ts";
import { conflict, forbidden, found, invalid } from "../refusal.ts";
import { preparedRule, rule } from "../rule.ts";
import { maySee } from "../selection.ts";
import type { BucketRow, UserRow } from "../state/rows.ts";
import type { State } from "../state/state.ts";
import { checkRoom, isUploadOf, keepUpload } from "../uploads.ts";

const missing = "There is no such bucket";

/** The user's own bucket; 404 for another's. */
function ownBucket(state: State, user: UserRow, bucketId: string): BucketRow {
  const row = state.buckets.get(bucketId);
  return found(row?.userId === user.id && !row.deletedAt ? row : null, missing);
}

/** Each once, and each one the user may see; what was in it before may stay, and a favourite that is gone come back. */
function checkCharacters(state: State, user: UserRow, ids: readonly string[], before: readonly string[] = []): void {
  if (new Set(ids).size < ids.length) throw invalid("characterIds", "Name each character once");
  const isFavourite = (id: string) => state.favourites.get(choiceId(user.id, id)) !== undefined;
  if (!ids.every((id) => before.includes(id) || isFavourite(id) || maySee(state.characters.get(id), user.id)))
    throw invalid("characterIds", "There is no such character");
}

/** In the list each shows only what its cover needs. */
const listed = (state: State, rows: readonly BucketRow[], visitor: UserRow) =>
  rows.map((row) => bucketView(state, row, visitor, 4));

/** One's own, or somebody's public ones (GAP-64). */
export const listBuckets = rule<{ body: ListBucketsBody }, ListBucketsResponse>(({ state, user, body }) => {
  const { creatorId = user.id } = body;
  const isOwn = creatorId === user.id;
  const creator = state.users.get(creatorId);
  found(isOwn || creator?.profileComplete ? creator : null, "Creator not found");
  const rows = bucketsOf(state, creatorId).filter(({ isPublic }) => isOwn || isPublic);
  return { success: true, data: { buckets: listed(state, rows, user) } };
});

export const getBucket = rule<{ params: { bucketId: string } }, BucketResponse>(({ state, user, params }) => {
  const row = state.buckets.get(params.bucketId);
  const bucket = found(row && !row.deletedAt && (row.isPublic || row.userId === user.id) ? row : null, missing);
  return { success: true, data: { bucket: bucketView(state, bucket, user) } };
});

/** Last in the order; with a cover when it came as a form (TRAP-64). */
export const createBucket = preparedRule<
  { body: CreateBucketBody | CreateBucketWithImageBody },
  BucketResponse,
  PictureFile | null
>(
  async ({ body }) =>
    "image" in body ? readPicture(body.image, { bytes: 8 * 1024 * 1024, kinds: ["png", "jpeg", "webp", "gif"] }) : null,
  ({ context, state, user, body }, picture) => {
    const { characterIds = [], isPublic = false } = body;
    checkCharacters(state, user, characterIds);
    if (!hasRoomForBucket(state, user.id)) throw conflict("You can keep 100 buckets");
    if (picture) checkRoom(state, user.id, picture);
    for (const id of characterIds) makeFavourite(context, user.id, id);
    const row = state.buckets.put({
      id: context.newId("bkt"),
      userId: user.id,
      name: body.name.trim(),
      image: picture && keepUpload(context, user.id, "bucket", picture),
      characterIds,
      order: 1 + Math.max(-1, ...state.buckets.in(user.id).map(({ order }) => order)),
      isPublic,
      createdAt: isoNow(context),
      deletedAt: null,
    });
    return { success: true, data: { bucket: bucketView(state, row, user) } };
  },
);

/** Absent members stay as they are. */
export const updateBucket = rule<{ body: UpdateBucketBody }, BucketResponse>(({ context, state, user, body }) => {
  const row = ownBucket(state, user, body.bucketId);
  const { name = row.name, image = row.image, characterIds = row.characterIds, isPublic = row.isPublic } = body;
  checkCharacters(state, user, characterIds, row.characterIds);
  if (image !== null && image !== row.image && !isUploadOf(state, user.id, "bucket", image))
    throw invalid("image", "This picture was not uploaded");
  for (const id of characterIds) if (!row.characterIds.includes(id)) makeFavourite(context, user.id, id);
  const changed = state.buckets.put({ ...row, name: name.trim(), image, characterIds, isPublic });
  return { success: true, data: { bucket: bucketView(state, changed, user) } };
});

/** Hides it; its characters stay favourites. Restorable for 30 days, in its place (GAP-130). */
export const deleteBucket = rule<{ body: DeleteBucketBody }, DeletionResponse>((call) => {
  const { context, state, user, body } = call;
  const row = ownBucket(state, user, body.bucketId);
  const deletedAt = isoNow(context);
  state.buckets.put({ ...row, deletedAt });
  return noteDeletion(call, { kind: "bucket", name: row.name, rowIds: [row.id], deletedAt });
});

/** The whole list, each place once; 409 for a list that is another by now (GAP-64). */
export const reorderBuckets = rule<{ body: ReorderBucketsBody }, ReorderBucketsResponse>(({ state, user, body }) => {
  if (body.userId !== user.id) throw forbidden("Only your own buckets can be put in order");
  const places = new Map(body.buckets.map(({ bucketId, order }) => [bucketId, order]));
  const orders = new Set(places.values());
  const count = body.buckets.length;
  if (places.size < count || orders.size < count || Math.max(...orders) !== count - 1)
    throw invalid("buckets", "Name each bucket and each place once");
  const rows = bucketsOf(state, user.id);
  if (rows.length !== count || !rows.every(({ id }) => places.has(id)))
    throw conflict("Your buckets have changed in the meantime");
  for (const row of rows) state.buckets.put({ ...row, order: places.get(row.id) ?? row.order });
  return { success: true, data: { buckets: listed(state, bucketsOf(state, user.id), user) } };
});
