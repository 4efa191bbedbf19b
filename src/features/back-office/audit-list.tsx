import { useQuery } from "@tanstack/react-query";
import { createColumnHelper } from "@tanstack/react-table";
import { adminActionsQuery } from "#src/data/admin/queries.ts";
import type { AdminAction } from "#src/generated/api/model/adminAction.ts";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { backOfficeTexts } from "./back-office-texts.ts";
import { ActionSentence } from "./action-sentence.tsx";
import { FilterSelect, knownOf, ListHead } from "./list-head.tsx";
import { StaffTable, staffPageSize } from "./staff-table.tsx";
import { useListSearch } from "./use-list-search.ts";
import { WaitingTime } from "./waiting-time.tsx";

const { audit: words, pages } = backOfficeTexts;
const column = createColumnHelper<AdminAction>();

const columns = [
  column.display({
    id: "what",
    header: words.what,
    meta: { sorts: { asc: "name", desc: "nameDown" }, phone: "main" },
    cell: ({ row }) => <ActionSentence action={row.original} />,
  }),
  column.accessor(({ reportNumber }) => reportNumber ?? "", {
    id: "number",
    header: words.number,
    meta: { sorts: { desc: "most" }, isEnd: true, width: 12 },
  }),
  column.accessor("createdAt", {
    id: "createdAt",
    header: words.when,
    meta: { sorts: { desc: "newest", asc: "oldest" }, isEnd: true, phone: "end", width: 20 },
    cell: ({ getValue }) => <WaitingTime since={getValue()} isWaiting={false} />,
  }),
];

/** The audit: who did what, when and why. Read-only. */
export function AuditList() {
  const [search, onSearch] = useListSearch("/admin/audit");
  const kind = knownOf(words.kinds, search.kind);
  const query = useQuery(
    adminActionsQuery({
      page: search.page ?? 1,
      pageSize: staffPageSize,
      ...(search.q !== undefined && { search: search.q }),
      ...(search.sort && { sort: search.sort }),
      ...(kind && { kind }),
    }),
  );
  return (
    <>
      <ListHead
        title={pages.audit}
        search={search}
        onSearch={onSearch}
        sorts={["newest", "oldest", "name", "nameDown", "most"]}
      >
        <FilterSelect
          label={words.kind}
          texts={words.kinds}
          all={words.everything}
          value={kind}
          onChange={(next) => onSearch({ kind: next })}
        />
      </ListHead>
      <StaffTable
        label={pages.audit}
        query={query}
        columns={columns}
        idOf={({ id }) => id}
        nameOf={({ targetName }) => targetName}
        search={search}
        onSearch={onSearch}
        empty={<EmptyState title={words.emptyTitle} />}
      />
    </>
  );
}
