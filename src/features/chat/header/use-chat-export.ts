import { useExportThread } from "#src/data/thread/mutations.ts";
import type { ExportFormat } from "#src/generated/api/model/exportFormat.ts";
import { saveFile } from "#src/lib/save-file.ts";

/** Downloads a chat (GAP-135); null without a thread. */
export function useChatExport(threadId: string | null): ((format: ExportFormat) => void) | null {
  const { mutate } = useExportThread();
  return threadId === null ? null : (format) => mutate({ threadId, format }, { onSuccess: saveFile });
}
