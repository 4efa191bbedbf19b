import { createColumnHelper } from "@tanstack/react-table";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { reportsQuery } from "#src/data/admin/queries.ts";
import type { BackOfficeSearch } from "#src/domain/back-office-search.ts";
import { staffShortcuts } from "#src/domain/staff-shortcuts.ts";
import type { Report } from "#src/generated/api/model/report.ts";
import { Button } from "#src/ui/button/button.tsx";
import { DialogSlot } from "#src/ui/dialog/dialog-slot.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { GhostLight } from "#src/ui/feedback/ghost-light.tsx";
import { backOfficeTexts } from "./back-office-texts.ts";
import { BanDialog } from "./ban-dialog.tsx";
import { FilterChips, FilterSelect, knownOf, ListHead } from "./list-head.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";
import { StaffTable, staffPageSize } from "./staff-table.tsx";
import { Subject } from "./subject.tsx";
import { type Acts, tellFailure } from "./use-acts.ts";
import { type Decision, useDecide } from "./use-decide.ts";
import { useStaffKey } from "./use-staff-key.ts";
import { WaitingTime } from "./waiting-time.tsx";

const { reports: words, reasons, kinds } = backOfficeTexts;
const reasonFilters = { ...reasons, none: backOfficeTexts.noReason };
const column = createColumnHelper<Report>();

const lineOf = ({ kind, owner, character }: Report): string =>
  [
    kind === "message" && character ? `${kinds.message}, ${character.name}` : kinds[kind],
    kind !== "user" && owner && backOfficeTexts.by(owner.userName),
  ]
    .filter(Boolean)
    .join(" ");

const reporters = ({ reporterCount, isAutomatic }: Report): string =>
  reporterCount > 0 ? backOfficeTexts.people(reporterCount) : isAutomatic ? backOfficeTexts.automatic : "";

const reasonOf = ({ reason }: Report): string => (reason === null ? backOfficeTexts.noReason : reasons[reason]);

/** The id of what opens a report, where the focus goes when its panel closes. */
export const openerOf = (reportId: string): string => `open-${reportId}`;

function columnsOf(onOpen: (report: Report) => void, isOpen: boolean) {
  return [
    column.accessor("name", {
      id: "name",
      header: words.what,
      meta: { sorts: { asc: "name", desc: "nameDown" }, phone: "main" },
      cell: ({ row: { original: report } }) => (
        <Subject
          id={report.character?.id ?? report.owner?.id ?? report.id}
          name={report.name}
          picture={report.icon}
          link={
            <button
              id={openerOf(report.id)}
              type="button"
              aria-label={words.openOne(report.name)}
              onClick={() => onOpen(report)}
            >
              <bdi>{report.kind === "message" ? `“${report.name}”` : report.name}</bdi>
            </button>
          }
        >
          {lineOf(report)}
        </Subject>
      ),
    }),
    column.accessor(reasonOf, { id: "reason", header: words.reason, meta: { width: 17 } }),
    column.accessor(reporters, {
      id: "people",
      header: words.reportedBy,
      meta: { sorts: { desc: "most" }, width: 15 },
    }),
    column.accessor("createdAt", {
      id: "createdAt",
      header: isOpen ? words.waiting : words.decided,
      meta: { sorts: { desc: "oldest", asc: "newest" }, isEnd: true, phone: "end", width: 16 },
      cell: ({ row: { original: report } }) =>
        report.action === null ? (
          <WaitingTime since={report.createdAt} />
        ) : (
          <>
            {backOfficeTexts.actions[report.action]} <WaitingTime since={report.resolvedAt ?? ""} isWaiting={false} />
          </>
        ),
    }),
  ];
}

type Chosen = { reports: readonly Report[]; choose: (ids: readonly string[]) => void };

type ReportListProps = {
  search: BackOfficeSearch;
  onSearch: (change: BackOfficeSearch, isStep?: boolean) => void;
  act: Acts;
};

/** The queue of reports: search, filter, sort, decide one or several at once (GAP-104). */
export function ReportList({ search, onSearch, act }: ReportListProps) {
  const status = knownOf(words.statuses, search.show) ?? "open";
  const kind = knownOf(kinds, search.kind);
  const source = search.from === "people" || search.from === "server" ? search.from : undefined;
  const reason = knownOf(reasonFilters, search.reason);
  const query = useQuery(
    reportsQuery({
      page: search.page ?? 1,
      pageSize: staffPageSize,
      status,
      ...(search.q !== undefined && { search: search.q }),
      // Oldest first by default.
      sort: search.sort ?? "oldest",
      ...(kind && { kind }),
      ...(source && { source }),
      ...(reason && { reason }),
    }),
  );
  useStaffKey(staffShortcuts.walk, (press) => {
    const ids = (query.data?.items ?? []).map(({ id }) => id);
    const at = search.report === undefined ? -1 : ids.indexOf(search.report);
    // With no report open, either key opens the first one; at the ends nothing happens.
    const next = at === -1 ? ids[0] : ids[at + (press === 0 ? 1 : -1)];
    if (next !== undefined) onSearch({ report: next }, true);
  });
  const [asked, setAsked] = useState<({ act: "unpublish" | "ban" } & Chosen) | null>(null);
  const { decide: decideAll } = useDecide(act);
  const columns = useMemo(
    () => columnsOf(({ id }) => onSearch({ report: id }, true), status === "open"),
    [onSearch, status],
  );
  const decide = ({ reports, choose }: Chosen, decision: Decision) => decideAll(reports, decision, choose);
  return (
    <>
      <ListHead
        title={backOfficeTexts.pages.reports}
        search={{ ...search, sort: search.sort ?? "oldest" }}
        onSearch={(change) =>
          onSearch("sort" in change && change.sort === undefined ? { ...change, sort: "newest" } : change)
        }
        sorts={["oldest", "newest", "most", "name", "nameDown"]}
      >
        <FilterChips
          label={words.status}
          texts={words.statuses}
          values={["open", "resolved", "all"]}
          value={search.show}
          onChange={(show) => onSearch({ show })}
        />
        <FilterSelect
          label={words.reason}
          texts={reasonFilters}
          all={words.anyReason}
          value={reason}
          onChange={(next) => onSearch({ reason: next })}
        />
        <FilterSelect
          label={words.kind}
          texts={kinds}
          all={words.anything}
          value={kind}
          onChange={(next) => onSearch({ kind: next })}
        />
        <FilterSelect
          label={words.source}
          texts={{ people: words.sources.people, server: words.sources.server }}
          all={words.sources.all}
          value={source}
          onChange={(next) => onSearch({ from: next })}
        />
      </ListHead>
      <StaffTable
        label={backOfficeTexts.pages.reports}
        query={query}
        columns={columns}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        search={{ ...search, sort: search.sort ?? "oldest" }}
        onSearch={(change) => onSearch("sort" in change ? { ...change, sort: change.sort ?? "newest" } : change)}
        openId={search.report}
        canChoose={({ action }) => action === null}
        renderBulk={(reports, choose) => (
          <>
            <Button
              size="sm"
              variant="ghost"
              onClick={() => void tellFailure(decide({ reports, choose }, { action: "dismiss" }))}
            >
              {words.dismiss}
            </Button>
            <Button
              size="sm"
              variant="ghost"
              disabled={reports.every(({ character }) => character === null)}
              onClick={() => setAsked({ act: "unpublish", reports, choose })}
            >
              {words.unpublish}
            </Button>
            <Button size="sm" variant="danger" onClick={() => setAsked({ act: "ban", reports, choose })}>
              {words.ban}
            </Button>
          </>
        )}
        empty={
          <EmptyState
            title={status === "open" ? words.clearTitle : backOfficeTexts.table.nothing}
            text={words.clearText}
            still={<GhostLight />}
          />
        }
      />
      <DialogSlot show={asked}>
        {(given) =>
          given.act === "ban" ? (
            <BanDialog
              names={[...new Set(given.reports.map(({ owner, name }) => owner?.userName ?? name))]}
              onClose={() => setAsked(null)}
              onBan={(ban) => decide(given, { action: "ban", ...ban })}
            />
          ) : (
            <ReasonDialog
              title={words.unpublishTitle(given.reports.length)}
              label={words.why}
              confirm={words.unpublish}
              onClose={() => setAsked(null)}
              onConfirm={(why) => decide(given, { action: "unpublish", reason: why })}
            />
          )
        }
      </DialogSlot>
    </>
  );
}
