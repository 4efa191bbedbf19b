import { useReopenReports, useResolveReports } from "#src/data/admin/mutations.ts";
import type { Report } from "#src/generated/api/model/report.ts";
import { backOfficeTexts } from "./back-office-texts.ts";
import type { Acts } from "./use-acts.ts";

export type Decision = { action: "dismiss" | "unpublish" | "ban"; reason?: string; until?: string | null };

const { reports: words, ban } = backOfficeTexts;
const done = { dismiss: words.dismissed, unpublish: words.unpublished, ban: ban.done };

/** Decides reports. Undo reopens them; bans are lifted in the list of users. */
export function useDecide(act: Acts) {
  const { mutateAsync: resolve, isPending } = useResolveReports();
  const { mutateAsync: reopen } = useReopenReports();
  const decide = (reports: readonly Report[], decision: Decision, choose?: (ids: readonly string[]) => void) =>
    act<Report>({
      run: () => resolve(reports.map(({ id }) => ({ id, ...decision }))),
      done: done[decision.action],
      ...(decision.action !== "ban" && { takeBack: (decided) => reopen(decided.map(({ id }) => ({ id }))) }),
      ...(choose && { choose }),
    });
  return { decide, isPending };
}
