import { useMutation } from "@tanstack/react-query";
import { reportCreator } from "#src/generated/api/creator/report-creator.ts";

/** Reports a creator. The dialog shows a failure. */
export function useReportCreator() {
  return useMutation({ mutationFn: (userId: string) => reportCreator(userId) });
}
