import { useMutation, type QueryClient } from "@tanstack/react-query";
import { messages } from "#src/domain/messages.ts";
import { createBucketWithFormData } from "#src/generated/api/bucket/create-bucket-with-form-data.ts";
import { createBucketWithJson } from "#src/generated/api/bucket/create-bucket-with-json.ts";
import { deleteBucket } from "#src/generated/api/bucket/delete-bucket.ts";
import { reorderBuckets } from "#src/generated/api/bucket/reorder-buckets.ts";
import { updateBucket } from "#src/generated/api/bucket/update-bucket.ts";
import type { Bucket } from "#src/generated/api/model/bucket.ts";
import { favouriteListKey } from "../favorite/queries.ts";
import { guess, isLastWrite, revertAll } from "../optimistic.ts";
import { refusing } from "../upload/upload-image.ts";
import { bucketQuery, bucketsQuery, refreshBuckets, showBucket } from "./queries.ts";

const type = "Favorites";

export type NewBucket = {
  name: string;
  isPublic: boolean;
  /** The cover, re-encoded; null for a bucket without one. */
  image: Blob | null;
  characterIds?: readonly string[];
};

/** Refetches favourites, since characters put in a bucket become favourites. */
const staleFavourites = (client: QueryClient) => client.invalidateQueries({ queryKey: favouriteListKey });

/**
 * Creates a bucket, with its cover in the same call (API-32, TRAP-64). Retries reuse the `key`. The dialog shows a failure
 * itself; `failure` is for calls without a dialog.
 */
export function useCreateBucket() {
  return useMutation({
    async mutationFn({ bucket, key }: { bucket: NewBucket; key: string }) {
      const { image, characterIds = [], name, isPublic } = bucket;
      const body = {
        type,
        name,
        isPublic,
        ...(characterIds.length > 0 && { characterIds: [...characterIds] }),
      } as const;
      const options = { headers: { "Idempotency-Key": key } };
      const answer =
        image === null
          ? await createBucketWithJson(body, options)
          : await refusing(() => createBucketWithFormData({ ...body, image }, options));
      return answer.data.bucket;
    },
    onSuccess(bucket, _sent, _result, { client }) {
      showBucket(client, bucket);
      if (bucket.characterIds.length > 0) void staleFavourites(client);
      void refreshBuckets(client);
    },
    meta: { failure: messages.buckets.createFailed },
  });
}

export type BucketChange = { bucketId: string } & Partial<Pick<Bucket, "name" | "image" | "isPublic" | "characterIds">>;

const writes = ["change-bucket"];

/**
 * Changes the given members of a bucket (API-33). Characters and visibility are optimistic, and rolled back on failure; a
 * name comes from a dialog, which waits for the answer.
 */
export function useChangeBucket() {
  return useMutation({
    mutationKey: writes,
    scope: { id: "change-bucket" },
    mutationFn: async (change: BucketChange) => (await updateBucket({ type, ...change })).data.bucket,
    async onMutate({ bucketId, ...change }, { client }) {
      if (change.name !== undefined) return [];
      const changed = (bucket: Bucket): Bucket => {
        if (bucket.bucketId !== bucketId) return bucket;
        const next = { ...bucket, ...change };
        const isIn = ({ id }: { id: string }) => next.characterIds.includes(id);
        return {
          ...next,
          characters: next.characters.filter(isIn),
          ...(next.removed && { removed: next.removed.filter(isIn) }),
        };
      };
      return [
        await guess(client, bucketsQuery().queryKey, (answer) => ({
          ...answer,
          data: { buckets: answer.data.buckets.map(changed) },
        })),
        await guess(client, bucketQuery(bucketId).queryKey, (answer) => ({
          ...answer,
          data: { bucket: changed(answer.data.bucket) },
        })),
      ];
    },
    onSuccess(bucket, _change, _reverts, { client }) {
      if (isLastWrite(client, writes)) showBucket(client, bucket);
    },
    onError: (_error, _change, reverts) => revertAll(reverts),
    onSettled(_bucket, _error, { bucketId, characterIds }, _reverts, { client }) {
      if (!isLastWrite(client, writes)) return;
      if (characterIds !== undefined) void staleFavourites(client);
      void refreshBuckets(client, bucketId);
    },
    meta: { failure: messages.buckets.updateFailed },
  });
}

/** Deletes a bucket; its characters stay favourites (API-34). It can be restored (GAP-130). */
export function useDeleteBucket() {
  return useMutation({
    mutationFn: (bucketId: string) => deleteBucket({ type, bucketId }),
    onSuccess(_answer, bucketId, _result, { client }) {
      client.setQueryData(
        bucketsQuery().queryKey,
        (before) =>
          before && { ...before, data: { buckets: before.data.buckets.filter((one) => one.bucketId !== bucketId) } },
      );
      void refreshBuckets(client);
    },
    meta: { failure: messages.buckets.deleteFailed },
  });
}

/** Reorders the buckets in one call with the whole list (API-35). Optimistic, rolled back on failure. */
export function useReorderBuckets() {
  const { queryKey } = bucketsQuery();
  return useMutation({
    scope: { id: "reorder-buckets" },
    mutationFn: ({ userId, bucketIds }: { userId: string; bucketIds: readonly string[] }) =>
      reorderBuckets({ type, userId, buckets: bucketIds.map((bucketId, order) => ({ bucketId, order })) }),
    onMutate: ({ bucketIds }, { client }) =>
      guess(client, queryKey, (answer) => ({
        ...answer,
        data: {
          buckets: answer.data.buckets.toSorted(
            (a, b) => bucketIds.indexOf(a.bucketId) - bucketIds.indexOf(b.bucketId),
          ),
        },
      })),
    onError: (_error, _order, revert) => revert?.(),
    onSettled: (_answer, _error, _order, _revert, { client }) => refreshBuckets(client),
    meta: { failure: messages.buckets.reorderFailed },
  });
}
