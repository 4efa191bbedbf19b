import { useMutation } from "@tanstack/react-query";
import { reportMessage } from "#src/generated/api/message/report-message.ts";
import type { ReportMessageBody } from "#src/generated/api/model/reportMessageBody.ts";

/** Reports what a character said, with its words as they are now (GAP-104). The dialog shows a failure itself. */
export function useReportMessage() {
  return useMutation({
    mutationFn: ({ messageId, ...body }: { messageId: string } & ReportMessageBody) => reportMessage(messageId, body),
  });
}
