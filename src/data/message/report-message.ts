import { useMutation } from "@tanstack/react-query";
import { reportMessage } from "#src/generated/api/message/report-message.ts";
import type { ReportMessageBody } from "#src/generated/api/model/reportMessageBody.ts";

/** Reports a character's message with its current text (GAP-104). The dialog shows a failure itself. */
export function useReportMessage() {
  return useMutation({
    mutationFn: ({ messageId, ...body }: { messageId: string } & ReportMessageBody) => reportMessage(messageId, body),
  });
}
