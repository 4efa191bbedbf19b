import { queryOptions, useMutation } from "@tanstack/react-query";
import type { CreateLorebookBody } from "#src/generated/api/model/createLorebookBody.ts";
import { createLorebook } from "#src/generated/api/lorebook/create-lorebook.ts";
import { deleteLorebook } from "#src/generated/api/lorebook/delete-lorebook.ts";
import {
  getGetLorebookQueryKey,
  getGetLorebookQueryOptions,
  getLorebook,
} from "#src/generated/api/lorebook/get-lorebook.ts";
import { trashKey } from "../trash/queries.ts";
import { refreshLorebooks } from "./refresh.ts";

/** One lorebook with its entries (GAP-96). 404 for another's that is not public. */
export function lorebookQuery(id: string) {
  return queryOptions({ ...getGetLorebookQueryOptions(id), select: ({ data }) => data });
}

/** A lorebook as it is now, for a file or a copy of it. */
export const readLorebook = async (id: string) => (await getLorebook(id)).data;

/** `key` is the attempt's: a retry makes no second one. 409 with the server's reason at the limit of 200. */
export function useCreateLorebook() {
  return useMutation({
    mutationFn: async ({ body, key }: { body: CreateLorebookBody; key: string }) =>
      (await createLorebook(body, { headers: { "Idempotency-Key": key } })).data,
    onSuccess: (_book, _sent, _result, { client }) => void refreshLorebooks(client),
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
