import { type InfiniteData, queryOptions, useMutation } from "@tanstack/react-query";
import type { CreateLorebookBody } from "#src/generated/api/model/createLorebookBody.ts";
import type { EditLorebookBody } from "#src/generated/api/model/editLorebookBody.ts";
import { createLorebook } from "#src/generated/api/lorebook/create-lorebook.ts";
import { deleteLorebook } from "#src/generated/api/lorebook/delete-lorebook.ts";
import { editLorebook } from "#src/generated/api/lorebook/edit-lorebook.ts";
import {
  getGetLorebookQueryKey,
  getGetLorebookQueryOptions,
  getLorebook,
} from "#src/generated/api/lorebook/get-lorebook.ts";
import {
  getListMyLorebooksInfiniteQueryKey,
  type ListMyLorebooksInfiniteQueryResult,
} from "#src/generated/api/lorebook/list-my-lorebooks.ts";
import { isLastWrite } from "../optimistic.ts";
import { trashKey } from "../trash/queries.ts";
import { refreshLorebooks } from "./refresh.ts";

/** One lorebook with its entries (GAP-96). 404 for another's that is not public. */
export function lorebookQuery(id: string) {
  return queryOptions({ ...getGetLorebookQueryOptions(id), select: ({ data }) => data });
}

/** A lorebook as it has been saved elsewhere, beside the one that is being edited. */
export function otherVersionQuery(id: string) {
  return queryOptions({
    queryKey: ["other version", id],
    queryFn: () => readLorebook(id),
    staleTime: 0,
    gcTime: 0,
    meta: { isSilent: true },
  });
}

/** A lorebook as it is now, for a file or a copy of it. */
export const readLorebook = async (id: string) => (await getLorebook(id)).data;

const ownKey = getListMyLorebooksInfiniteQueryKey();

/** `key` is the attempt's: a retry makes no second one. 409 with the server's reason at the limit of 200. */
export function useCreateLorebook() {
  return useMutation({
    mutationFn: async ({ body, key }: { body: CreateLorebookBody; key: string }) =>
      (await createLorebook(body, { headers: { "Idempotency-Key": key } })).data,
    onSuccess: (_book, _sent, _result, { client }) => void refreshLorebooks(client),
  });
}

/** Changes a lorebook; 409 when it has changed since `basedOn`. */
export function useEditLorebook(id: string) {
  return useMutation({
    mutationFn: async (body: EditLorebookBody) => (await editLorebook(id, body)).data,
    onSuccess(data, _body, _result, { client }) {
      client.setQueryData(getGetLorebookQueryKey(id), { success: true, data });
      void refreshLorebooks(client);
    },
  });
}

const publishing = ["publish lorebook"];
type Pages = InfiniteData<ListMyLorebooksInfiniteQueryResult>;

const withPublic = (pages: Pages, id: string, isPublic: boolean): Pages => ({
  ...pages,
  pages: pages.pages.map((page) => ({
    ...page,
    data: {
      ...page.data,
      lorebooks: page.data.lorebooks.map((book) => (book.id === id ? { ...book, isPublic } : book)),
    },
  })),
});

/** Publishes a lorebook of one's own, or hides it; shown at once (GAP-07). Shows `failure`. */
export function usePublishLorebook(failure: string) {
  return useMutation({
    mutationKey: publishing,
    mutationFn: async ({ id, isPublic }: { id: string; isPublic: boolean }) =>
      (await editLorebook(id, { isPublic })).data,
    meta: { failure },
    async onMutate({ id, isPublic }, { client }) {
      await client.cancelQueries({ queryKey: ownKey });
      client.setQueriesData<Pages>({ queryKey: ownKey }, (pages) => pages && withPublic(pages, id, isPublic));
    },
    onError: (_error, { id, isPublic }, _result, { client }) =>
      client.setQueriesData<Pages>({ queryKey: ownKey }, (pages) => pages && withPublic(pages, id, !isPublic)),
    onSettled(data, _error, { id }, _result, { client }) {
      if (data) client.setQueryData(getGetLorebookQueryKey(id), { success: true, data });
      if (isLastWrite(client, publishing)) void refreshLorebooks(client);
    },
  });
}

/** Deletes a lorebook; it can be restored (GAP-130). Shows `failure`. */
export function useDeleteLorebook(failure: string) {
  return useMutation({
    mutationFn: async (id: string) => (await deleteLorebook(id)).data.deletionId,
    meta: { failure },
    onSuccess(_deletion, id, _result, { client }) {
      client.removeQueries({ queryKey: getGetLorebookQueryKey(id) });
      void refreshLorebooks(client);
      void client.invalidateQueries({ queryKey: trashKey });
    },
  });
}
