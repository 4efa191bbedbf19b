import { useMutation } from "@tanstack/react-query";
import { newestPageKey } from "#src/data/reply/chat-store.ts";
import { texts } from "#src/domain/texts.ts";
import type { ImportThreadBody } from "#src/generated/api/model/importThreadBody.ts";
import type { EditThreadBody } from "#src/generated/api/model/editThreadBody.ts";
import type { ExportFormat } from "#src/generated/api/model/exportFormat.ts";
import { deleteThread } from "#src/generated/api/thread/delete-thread.ts";
import { duplicateThread } from "#src/generated/api/thread/duplicate-thread.ts";
import { editThread } from "#src/generated/api/thread/edit-thread.ts";
import { getExportThreadUrl } from "#src/generated/api/thread/export-thread.ts";
import { importThread } from "#src/generated/api/thread/import-thread.ts";
import { callInfo, send, toCallError } from "#src/http/send.ts";
import { fileNameOf } from "#src/lib/file-name-of.ts";
import { refreshLorebooks } from "../lorebook/refresh.ts";
import { keepAnswer } from "../keep-answer.ts";
import { threadQuery } from "./queries.ts";
import { recentChatsKey } from "./recent-chats.ts";
import { refreshThread } from "./refresh.ts";
import { changeAtOnce, patchLists, threadListKey } from "./thread-list.ts";
import { tellOtherTabs } from "./thread-news.ts";

/**
 * Deletes a thread without asking (GAP-130): removed from every list at once, restored on failure. Undo passes the
 * answer's `deletionId` to `useTakeBack`.
 */
export function useDeleteThread() {
  return useMutation({
    mutationFn: (threadId: string) => deleteThread(threadId),
    meta: { failure: texts.threads.deleteFailed },
    onMutate: (threadId, { client }) => changeAtOnce(client, threadId, () => null),
    onSuccess(_answer, threadId, _revert, { client }) {
      patchLists(client, threadId, () => null);
      for (const queryKey of [threadQuery(threadId).queryKey, newestPageKey(threadId)])
        client.removeQueries({ queryKey, type: "inactive" });
      void client.invalidateQueries({ queryKey: recentChatsKey });
      tellOtherTabs(threadId);
    },
    onError(_error, _threadId, revert, { client }) {
      revert?.();
      // Several may be pending at once, so refetch the server's state.
      void client.invalidateQueries({ queryKey: threadListKey });
    },
  });
}

/** `key` is the idempotency key of one press: a retry gives the same copy (GAP-118). */
type Duplication = { threadId: string; title?: string; key: string };

/** Copies a thread with all its messages (GAP-131). 409 while a reply is being written, which is shown. */
export function useDuplicateThread() {
  return useMutation({
    mutationFn: ({ threadId, key, ...body }: Duplication) =>
      duplicateThread(threadId, body, { headers: { "Idempotency-Key": key } }),
    meta: { success: texts.threads.duplicated, failure: texts.threads.duplicateFailed },
    onSuccess: ({ data }, _given, _result, { client }) => refreshThread(client, data.id),
  });
}

/** Timeout in milliseconds: a long thread takes a while to export. */
const timeLimit = 120_000;

/**
 * Downloads a thread as a file (GAP-135) and returns it with the server's file name. Needs the token, so a plain link
 * would not work.
 */
export function useExportThread() {
  return useMutation({
    mutationFn: async ({ threadId, format }: { threadId: string; format: ExportFormat }): Promise<File> => {
      const url = getExportThreadUrl(threadId, { format });
      const timer = AbortSignal.timeout(timeLimit);
      const response = await send(url, { headers: { Accept: "*/*" } }, timer);
      try {
        const blob = await response.blob();
        return new File([blob], fileNameOf(response.headers.get("content-disposition")) ?? `chat.${endings[format]}`, {
          type: blob.type,
        });
      } catch (cause) {
        throw toCallError(cause, callInfo(url, {}), timer);
      }
    },
    meta: { failure: texts.threads.exportFailed },
  });
}

const endings: Record<ExportFormat, string> = { jsonl: "jsonl", markdown: "md", html: "html" };

/** Maximum transcript size (GAP-135), in bytes. */
export const largestImport = 32 * 1024 * 1024;

/** `key` is the idempotency key of one press: a retry gives the same thread (GAP-118). */
type Import = ImportThreadBody & { file: File; key: string };

/**
 * Creates a thread from a JSONL transcript (GAP-135). Returns the thread and what was imported; the form shows refusals:
 * 400 nothing readable, 413 too large, 415 wrong file type.
 */
export function useImportThread() {
  return useMutation({
    mutationFn: async ({ key, ...body }: Import) =>
      (await importThread(body, { headers: { "Idempotency-Key": key } })).data,
    onSuccess({ thread }, _given, _result, { client }) {
      // A file may bring lorebooks along.
      void refreshLorebooks(client);
      return refreshThread(client, thread.id);
    },
  });
}

export type ThreadChange = EditThreadBody & { threadId: string };

/**
 * Renames, pins or archives a thread (GAP-120, GAP-155), optimistically in every list; what comes back from the archive
 * needs its place in the lists read. An empty title clears it.
 */
export function useEditThread() {
  return useMutation({
    mutationFn: ({ threadId, ...body }: ThreadChange) => editThread(threadId, body),
    meta: { failure: texts.threads.changeFailed },
    onMutate: ({ threadId, ...body }, { client }) =>
      changeAtOnce(client, threadId, (thread) => ({ ...thread, ...body, ...(body.isArchived && { isPinned: false }) })),
    async onSuccess(answer, { threadId, isArchived }, _revert, { client }) {
      await keepAnswer(client, threadQuery(threadId).queryKey, answer);
      patchLists(client, threadId, (thread) => ({ ...thread, ...answer.data }));
      if (isArchived === false) void client.invalidateQueries({ queryKey: threadListKey });
      void client.invalidateQueries({ queryKey: recentChatsKey });
      tellOtherTabs(threadId);
    },
    onError(_error, _change, revert, { client }) {
      revert?.();
      void client.invalidateQueries({ queryKey: threadListKey });
    },
  });
}
