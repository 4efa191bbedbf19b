import { type InfiniteData, type QueryClient, queryOptions, useMutation } from "@tanstack/react-query";
import type { EditLorebookBody } from "#src/generated/api/model/editLorebookBody.ts";
import type { LorebookDetails } from "#src/generated/api/model/lorebookDetails.ts";
import { editLorebook } from "#src/generated/api/lorebook/edit-lorebook.ts";
import {
  getListMyLorebooksInfiniteQueryKey,
  type ListMyLorebooksInfiniteQueryResult,
} from "#src/generated/api/lorebook/list-my-lorebooks.ts";
import { keepAnswer } from "../keep-answer.ts";
import { isLastWrite } from "../optimistic.ts";
import { lorebookQuery, readLorebook } from "./lorebook.ts";
import { refreshLorebooks } from "./refresh.ts";

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

const ownKey = getListMyLorebooksInfiniteQueryKey();

/** Caches a lorebook as a write has answered it. */
const keepBook = (client: QueryClient, data: LorebookDetails) =>
  keepAnswer(client, lorebookQuery(data.id).queryKey, { success: true, data });

/** Changes a lorebook; 409 when it has changed since `basedOn`. */
export function useEditLorebook(id: string) {
  return useMutation({
    mutationFn: async (body: EditLorebookBody) => (await editLorebook(id, body)).data,
    async onSuccess(data, _body, _result, { client }) {
      await keepBook(client, data);
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
    async onSettled(data, _error, _change, _result, { client }) {
      if (data) await keepBook(client, data);
      if (isLastWrite(client, publishing)) void refreshLorebooks(client);
    },
  });
}
