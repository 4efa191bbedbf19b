import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { pageSizes } from "#src/domain/limits.ts";
import { getGetBucketQueryOptions } from "#src/generated/api/bucket/get-bucket.ts";
import { getListBucketsQueryOptions } from "#src/generated/api/bucket/list-buckets.ts";
import {
  getListCreatorCharactersQueryKey,
  listCreatorCharacters,
} from "#src/generated/api/creator/list-creator-characters.ts";
import { getListCreatorLorebooksInfiniteQueryOptions } from "#src/generated/api/creator/list-creator-lorebooks.ts";
import type { ListCreatorCharactersBody } from "#src/generated/api/model/listCreatorCharactersBody.ts";
import { joinPages, nextPageParam } from "../paging.ts";

export type CreatorCharactersFilter = Omit<ListCreatorCharactersBody, "page" | "pageSize">;

/** A creator's characters, page by page (GAP-65). */
export function creatorCharactersQuery(userId: string, filter: CreatorCharactersFilter) {
  const params = { ...filter, pageSize: pageSizes.homeFeed };
  return infiniteQueryOptions({
    queryKey: getListCreatorCharactersQueryKey(userId, { ...params, page: 1 }),
    // Hand-written: the page number is in the body.
    queryFn: ({ pageParam, signal }) => listCreatorCharacters(userId, { ...params, page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, current) => nextPageParam(last.data.nextPage, current),
    select: ({ pages }) => joinPages(pages.map(({ data }) => data.items)),
    staleTime: 60_000,
  });
}

/** A creator's published lorebooks, page by page. */
export function creatorLorebooksQuery(userId: string) {
  return infiniteQueryOptions({
    ...getListCreatorLorebooksInfiniteQueryOptions(userId, { page: 1, pageSize: pageSizes.lorebooks }),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, current) => nextPageParam(last.data.nextPage, current),
    select: ({ pages }) => joinPages(pages.map(({ data }) => data.items)),
  });
}

/** A creator's public buckets, each with the first of its characters (GAP-64). For members only. */
export function collectionsQuery(creatorId: string) {
  return queryOptions({
    ...getListBucketsQueryOptions({ type: "Favorites", creatorId }),
    select: ({ data }) => data.buckets.filter(({ isPublic }) => isPublic),
  });
}

/** One bucket with all its characters. */
export function collectionQuery(bucketId: string) {
  return queryOptions({
    ...getGetBucketQueryOptions(bucketId, { type: "Favorites" }),
    select: ({ data }) => data.bucket.characters,
  });
}
