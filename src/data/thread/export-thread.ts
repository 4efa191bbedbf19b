import { useMutation } from "@tanstack/react-query";
import { texts } from "#src/domain/texts.ts";
import type { ExportFormat } from "#src/generated/api/model/exportFormat.ts";
import { getExportThreadUrl } from "#src/generated/api/thread/export-thread.ts";
import { callInfo, send, toCallError } from "#src/http/send.ts";
import { fileNameOf } from "#src/lib/file-name-of.ts";

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
