import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { messages } from "#src/domain/messages.ts";
import { getGetBucketQueryKey, getGetBucketQueryOptions } from "#src/generated/api/bucket/get-bucket.ts";
import { getListBucketsQueryOptions, getListBucketsUrl } from "#src/generated/api/bucket/list-buckets.ts";
import type { Bucket } from "#src/generated/api/model/bucket.ts";
import { tellTabs } from "../tab-news.ts";

const type = "Favorites";

/** The user's own buckets in their order (FAV-04, API-30). A failure has the text of the bucket's details (GAP-64). */
export function bucketsQuery() {
  return queryOptions({
    ...getListBucketsQueryOptions({ type }),
    select: ({ data }) => data.buckets,
    meta: { failure: messages.buckets.detailsFailed },
  });
}

/** One bucket with all its characters (FAV-05, API-31). */
export function bucketQuery(bucketId: string) {
  return queryOptions({
    ...getGetBucketQueryOptions(bucketId, { type }),
    select: ({ data }) => data.bucket,
    meta: { failure: messages.buckets.detailsFailed },
  });
}

/** Writes the bucket of an answer into the cache, and updates the list. */
export function showBucket(client: QueryClient, bucket: Bucket): void {
  const details = bucketQuery(bucket.bucketId).queryKey;
  client.setQueryData(details, (before) => ({ success: true, ...before, data: { bucket } }));
  client.setQueryData(bucketsQuery().queryKey, (before) => {
    if (before === undefined) return before;
    const { buckets } = before.data;
    const isKnown = buckets.some(({ bucketId }) => bucketId === bucket.bucketId);
    const next = isKnown
      ? buckets.map((one) => (one.bucketId === bucket.bucketId ? bucket : one))
      : [...buckets, bucket];
    return { ...before, data: { buckets: next } };
  });
}

/** Refetches the list of buckets, and those with these ids in full, here and in other tabs. */
export function refreshBuckets(client: QueryClient, ...bucketIds: readonly string[]): Promise<unknown> {
  const keys = [["POST", getListBucketsUrl()], ...bucketIds.map((id) => getGetBucketQueryKey(id))];
  tellTabs(...keys);
  return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
