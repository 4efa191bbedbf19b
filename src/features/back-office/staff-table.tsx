import {
  flexRender,
  getCoreRowModel,
  type Row,
  type RowData,
  type RowSelectionState,
  useReactTable,
  type ColumnDef,
} from "@tanstack/react-table";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { BackOfficeSearch } from "#src/domain/back-office-search.ts";
import { staffShortcuts } from "#src/domain/staff-shortcuts.ts";
import type { AdminSort } from "#src/generated/api/model/adminSort.ts";
import { mobileQuery, useMedia } from "#src/lib/use-media.ts";
import { Button } from "#src/ui/button/button.tsx";
import { AsyncView } from "#src/ui/feedback/async-view.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import type { ViewQuery } from "#src/ui/feedback/view-query.ts";
import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { css } from "#styled-system/css";
import { backOfficeTexts } from "./back-office-texts.ts";
import { ChosenBar } from "./chosen-bar.tsx";
import { Pager } from "./pager.tsx";
import { RowCheck } from "./row-check.tsx";
import { StaffHeadCell } from "./staff-head-cell.tsx";
import { useStaffKey } from "./use-staff-key.ts";

declare module "@tanstack/react-table" {
  // oxlint-disable-next-line no-unused-vars -- the library's own parameters
  interface ColumnMeta<TData extends RowData, TValue> {
    /** The server's sort orders for both directions of a column; a column without them is not sortable. */
    sorts?: { asc?: AdminSort; desc?: AdminSort };
    /** Aligned to the end of its cell. */
    isEnd?: true;
    /** Its place in a phone's row; without one it is left out there. */
    phone?: "main" | "end";
    /** A share of the width, in per cent. */
    width?: number;
  }
}

const always = (): boolean => true;

/** Rows per page. */
export const staffPageSize = 25;

const { table: texts } = backOfficeTexts;
const table = css({
  width: "full",
  borderCollapse: "collapse",
  tableLayout: "fixed",
  fontSize: "14.5px",
  "& th": {
    textAlign: "start",
    color: "fg.muted",
    textStyle: "meta",
    height: "44px",
    px: "2",
    borderBottom: "1px solid",
    borderColor: "border.subtle",
    overflowWrap: "anywhere",
  },
  "& td": { px: "2", py: "2", height: "56px", borderBottom: "1px solid", borderColor: "border.subtle" },
  "& [data-end]": { textAlign: "end", justifyContent: "flex-end" },
  "& tbody tr": { _hover: { bg: "bg.surface" } },
  "& tr[data-open]": { bg: "bg.raised", boxShadow: "inset 3px 0 0 {colors.accent.default}" },
});
const check = css({ width: "44px", px: "1!" });
const cards = css({ display: "grid" });
const card = css({
  display: "flex",
  alignItems: "center",
  gap: "3",
  minHeight: "68px",
  py: "2",
  borderBottom: "1px solid",
  borderColor: "border.subtle",
  "&[data-open]": { bg: "bg.raised" },
});
const cardMain = css({ flex: "1", minWidth: "0" });
const cardEnd = css({ flexShrink: "0", maxWidth: "30%", textAlign: "end", textStyle: "meta" });

export interface StaffTableProps<Item> {
  /** Names the list. */
  label: string;
  query: ViewQuery<{ items: Item[]; total: number }>;
  // oxlint-disable-next-line typescript/no-explicit-any -- as the library says: every column has a value of its own type
  columns: ColumnDef<Item, any>[];
  idOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  search: BackOfficeSearch;
  onSearch: (change: BackOfficeSearch) => void;
  /** The row that is marked and brought into view: its details are open, or a search elsewhere led to it. */
  openId?: string | undefined;
  /** Actions on the selected rows, and the means to change the selection; without them rows cannot be selected. */
  renderBulk?: (chosen: readonly Item[], choose: (ids: readonly string[]) => void) => ReactNode;
  /** Rows that cannot be selected. */
  canChoose?: (item: Item) => boolean;
  /** Shown when the list is empty without a search. */
  empty: ReactNode;
}

/**
 * A list of the back office, paged by the server: order, page and search are in the address. Checkboxes select rows, Shift
 * selects a run of them. A table; on a phone rows of one or two lines.
 */
export function StaffTable<Item>(props: StaffTableProps<Item>) {
  const { label, query, search, onSearch } = props;
  const isNarrowed =
    search.q !== undefined || [search.show, search.kind, search.from, search.reason].some((one) => one !== undefined);
  return (
    <AsyncView
      query={query}
      skeleton={<TableSkeleton />}
      loadingLabel={label}
      failed={backOfficeTexts.failed}
      isEmpty={({ items }) => items.length === 0}
      empty={
        isNarrowed ? (
          <EmptyState
            title={texts.nothing}
            text={texts.nothingText}
            action={
              <Button
                onClick={() =>
                  onSearch({ q: undefined, show: undefined, kind: undefined, from: undefined, reason: undefined })
                }
              >
                {texts.relax}
              </Button>
            }
          />
        ) : (
          props.empty
        )
      }
    >
      {(data) => <Rows {...props} data={data} />}
    </AsyncView>
  );
}

function Rows<Item>({
  label,
  columns,
  idOf,
  nameOf,
  search,
  onSearch,
  openId,
  renderBulk,
  canChoose = always,
  data: { items, total },
}: StaffTableProps<Item> & { data: { items: Item[]; total: number } }) {
  const isPhone = useMedia(mobileQuery);
  const [chosen, setChosen] = useState<RowSelectionState>({});
  const [lastChosen, setLastChosen] = useState<string | null>(null);
  const sorted = columns.find(({ meta }) => Object.values(meta?.sorts ?? {}).includes(search.sort ?? "newest"));
  const isDown = sorted?.meta?.sorts?.desc === (search.sort ?? "newest");
  const model = useReactTable({
    data: items,
    columns,
    getRowId: idOf,
    getCoreRowModel: getCoreRowModel(),
    manualSorting: true,
    manualPagination: true,
    rowCount: total,
    enableSortingRemoval: false,
    enableMultiSort: false,
    enableRowSelection: ({ original }) => renderBulk !== undefined && canChoose(original),
    state: {
      rowSelection: chosen,
      sorting: sorted?.id === undefined ? [] : [{ id: sorted.id, desc: isDown }],
      pagination: { pageIndex: (search.page ?? 1) - 1, pageSize: staffPageSize },
    },
    onRowSelectionChange: setChosen,
    onSortingChange: (update) => {
      const [next] = typeof update === "function" ? update(model.getState().sorting) : update;
      const sorts = columns.find(({ id }) => id === next?.id)?.meta?.sorts;
      const sort = next?.desc ? (sorts?.desc ?? sorts?.asc) : (sorts?.asc ?? sorts?.desc);
      onSearch({ sort: sort === "newest" ? undefined : sort });
    },
  });
  const rows = model.getRowModel().rows;
  const frame = useRef<HTMLDivElement>(null);
  const isThere = rows.some(({ id }) => id === openId);
  useEffect(() => {
    if (isThere) frame.current?.querySelector("[data-open]")?.scrollIntoView({ block: "nearest" });
  }, [openId, isThere]);
  // Rows that have left the page are deselected.
  const here = rows.filter((row) => row.getIsSelected());
  const choose = (ids: readonly string[]) => setChosen(Object.fromEntries(ids.map((id) => [id, true])));
  const tick = (row: Row<Item>, isRun: boolean) => {
    const ids = rows.map(({ id }) => id);
    const [from, to] = [ids.indexOf(lastChosen ?? row.id), ids.indexOf(row.id)];
    const run = isRun && from !== -1 ? rows.slice(Math.min(from, to), Math.max(from, to) + 1) : [row];
    const isOn = !row.getIsSelected();
    setChosen((before) => ({
      ...before,
      ...Object.fromEntries(run.filter((one) => one.getCanSelect()).map(({ id }) => [id, isOn])),
    }));
    setLastChosen(row.id);
  };
  useStaffKey(staffShortcuts.choose, () => {
    const open = rows.find(({ id }) => id === openId);
    if (open?.getCanSelect()) tick(open, false);
  });
  const ticked = (row: Row<Item>) => (
    <RowCheck
      label={texts.choose(nameOf(row.original))}
      isChecked={row.getIsSelected()}
      isDisabled={!row.getCanSelect()}
      onTick={(isRun) => tick(row, isRun)}
    />
  );
  const cellsAt = (row: Row<Item>, phone: "main" | "end") =>
    row
      .getVisibleCells()
      .filter(({ column }) => column.columnDef.meta?.phone === phone)
      .map((cell) => <div key={cell.id}>{flexRender(cell.column.columnDef.cell, cell.getContext())}</div>);
  return (
    <div ref={frame}>
      {renderBulk !== undefined && (
        <ChosenBar count={here.length} onClear={() => choose([])}>
          {renderBulk(
            here.map(({ original }) => original),
            choose,
          )}
        </ChosenBar>
      )}
      {isPhone ? (
        <ul aria-label={label} className={cards}>
          {rows.map((row) => (
            <li
              key={row.id}
              className={card}
              aria-current={row.id === openId || undefined}
              data-open={row.id === openId || undefined}
            >
              {renderBulk !== undefined && ticked(row)}
              <div className={cardMain}>{cellsAt(row, "main")}</div>
              <div className={cardEnd}>{cellsAt(row, "end")}</div>
            </li>
          ))}
        </ul>
      ) : (
        <table className={table} aria-label={label}>
          <thead>
            <tr>
              {renderBulk !== undefined && (
                <th scope="col" className={check}>
                  <RowCheck
                    label={texts.chooseAll}
                    isChecked={model.getIsAllRowsSelected()}
                    isMixed={here.length > 0 && !model.getIsAllRowsSelected()}
                    isDisabled={false}
                    onTick={() => model.toggleAllRowsSelected(!model.getIsAllRowsSelected())}
                  />
                </th>
              )}
              {model.getFlatHeaders().map((header) => (
                <StaffHeadCell key={header.id} header={header} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id} aria-current={row.id === openId || undefined} data-open={row.id === openId || undefined}>
                {renderBulk !== undefined && <td className={check}>{ticked(row)}</td>}
                {row.getVisibleCells().map((cell) => (
                  <td key={cell.id} data-end={cell.column.columnDef.meta?.isEnd && ""}>
                    {flexRender(cell.column.columnDef.cell, cell.getContext())}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Pager
        page={search.page ?? 1}
        pageSize={staffPageSize}
        total={total}
        onPage={(page) => onSearch({ page: page === 1 ? undefined : page })}
      />
    </div>
  );
}

function TableSkeleton() {
  return (
    <div className={css({ display: "grid", gap: "3", pt: "4" })}>
      {Array.from({ length: 7 }, (_, index) => (
        <Skeleton key={index} height={44} />
      ))}
    </div>
  );
}
