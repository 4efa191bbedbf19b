import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { reportsQuery } from "#src/data/admin/queries.ts";
import type { Report } from "#src/generated/api/model/report.ts";
import { ListPage } from "#src/features/back-office/list-page.tsx";
import { openerOf, ReportList } from "#src/features/back-office/report-list.tsx";
import { ReportPanel } from "#src/features/back-office/report-panel.tsx";
import { useActs } from "#src/features/back-office/use-acts.ts";
import { useListSearch } from "#src/features/back-office/use-list-search.ts";
import { css } from "#styled-system/css";

const columns = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  "&[data-panel]": { lg: { gridTemplateColumns: "minmax(0, 1fr) 460px" } },
});

/** `/admin/reports`: the queue, and beside it the report the address names. */
export function ReportsScreen() {
  const [search, change] = useListSearch("/admin/reports");
  const { report } = search;
  const act = useActs();
  const closed = useRef<string>(undefined);
  // Once the list stands alone again, at the row whose panel was closed.
  useEffect(() => {
    if (report === undefined && closed.current !== undefined)
      document.getElementById(openerOf(closed.current))?.focus();
    closed.current = undefined;
  }, [report]);
  // The next that waits opens by itself; after the last one the queue is clear.
  const { data: waiting } = useQuery(reportsQuery({ page: 1, pageSize: 4, sort: "oldest" }));
  const openNext = (decided: Report) => change({ report: waiting?.items.find(({ id }) => id !== decided.id)?.id });
  return (
    <div className={columns} data-panel={report !== undefined || undefined}>
      <ListPage>
        <ReportList search={search} onSearch={change} act={act} />
      </ListPage>
      {report !== undefined && (
        <ReportPanel
          key={report}
          reportId={report}
          act={act}
          onClose={() => {
            closed.current = report;
            change({ report: undefined });
          }}
          onDecided={openNext}
        />
      )}
    </div>
  );
}
