import { createColumnHelper } from "@tanstack/react-table";
import PlusIcon from "lucide-react/icons/plus";
import { useMemo, useState } from "react";
import { type Catalogue, useDeleteEntries, useRestoreEntries } from "#src/data/admin/mutations.ts";
import { texts } from "#src/domain/texts.ts";
import { numberText } from "#src/lib/count-text.ts";
import { Button } from "#src/ui/button/button.tsx";
import { ConfirmDialog } from "#src/ui/confirm-dialog/confirm-dialog.tsx";
import { DialogSlot } from "#src/ui/dialog/dialog-slot.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { css } from "#styled-system/css";
import { backOfficeTexts, fullTime, writtenDate } from "./back-office-texts.ts";
import { CatalogueDialog } from "./catalogue-dialog.tsx";
import { ListHead } from "./list-head.tsx";
import { StaffTable, staffPageSize } from "./staff-table.tsx";
import { tellFailure, useActs } from "./use-acts.ts";
import { type CatalogueEntry, useEntries } from "./use-entries.ts";
import { useListSearch } from "./use-list-search.ts";

const { catalogue: words, pages } = backOfficeTexts;
const column = createColumnHelper<CatalogueEntry>();
const row = css({ row: "3", minWidth: "0" });
const picture = css({
  boxSize: "40px",
  flexShrink: "0",
  objectFit: "contain",
  // Most decorations are designed for a dark picture.
  "&[data-decoration]": { borderRadius: "sm", bg: "scrim" },
});
const name = css({
  color: "fg.default",
  fontWeight: "600",
  textAlign: "start",
  minHeight: "32px",
  overflowWrap: "anywhere",
  cursor: "pointer",
  _hover: { textDecoration: "underline" },
});
const line = css({ color: "fg.muted", textStyle: "meta", lineClamp: "2", overflowWrap: "anywhere" });

const columnsOf = (catalogue: Catalogue, onEdit: (entry: CatalogueEntry) => void) => [
  column.accessor("name", {
    id: "name",
    header: words.name,
    meta: { sorts: { asc: "name", desc: "nameDown" }, phone: "main" },
    cell: ({ row: { original: entry } }) => (
      <span className={row}>
        {entry.picture !== null && (
          <img
            src={entry.picture}
            alt=""
            className={picture}
            data-decoration={catalogue === "decorations" || undefined}
          />
        )}
        <span className={css({ minWidth: "0" })}>
          <button type="button" className={name} aria-label={words.edit(entry.name)} onClick={() => onEdit(entry)}>
            <bdi>{entry.name}</bdi>
          </button>
          {entry.description !== "" && <span className={line}>{entry.description}</span>}
        </span>
      </span>
    ),
  }),
  column.accessor(({ count }) => numberText(count), {
    id: "count",
    header: words.counts[catalogue],
    meta: { sorts: { desc: "most" }, isEnd: true, phone: "end", width: 16 },
  }),
  column.accessor("createdAt", {
    id: "createdAt",
    header: words.since,
    meta: { sorts: { desc: "newest", asc: "oldest" }, isEnd: true, width: 20 },
    cell: ({ getValue }) => (
      <time dateTime={getValue()} title={fullTime(getValue())}>
        {writtenDate(getValue())}
      </time>
    ),
  }),
];

type Asked = { ids: readonly string[]; choose: (ids: readonly string[]) => void };

/** One of the three catalogues: add, rename, delete and restore entries (GAP-104). */
export function CatalogueList({ catalogue }: { catalogue: Catalogue }) {
  const [search, onSearch] = useListSearch(`/admin/${catalogue}`);
  const query = useEntries(catalogue, {
    page: search.page ?? 1,
    pageSize: staffPageSize,
    ...(search.q !== undefined && { search: search.q }),
    ...(search.sort && { sort: search.sort }),
  });
  const [edited, setEdited] = useState<{ entry: CatalogueEntry | null } | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { mutateAsync: remove, isPending } = useDeleteEntries(catalogue);
  const { mutateAsync: restore } = useRestoreEntries();
  const act = useActs();
  const columns = useMemo(() => columnsOf(catalogue, (entry) => setEdited({ entry })), [catalogue]);
  const confirm = ({ ids, choose }: Asked) =>
    act({
      run: () => remove(ids.map((id) => ({ id }))),
      done: words.deleted,
      takeBack: (deletionIds: readonly string[]) => restore(deletionIds),
      choose,
    });
  return (
    <>
      <ListHead
        title={pages[catalogue]}
        search={search}
        onSearch={onSearch}
        sorts={["newest", "oldest", "name", "nameDown", "most"]}
        action={
          <Button variant="primary" icon={<PlusIcon />} onClick={() => setEdited({ entry: null })}>
            {words.add[catalogue]}
          </Button>
        }
      />
      <StaffTable
        label={pages[catalogue]}
        query={query}
        columns={columns}
        idOf={({ id }) => id}
        nameOf={(entry) => entry.name}
        search={search}
        onSearch={onSearch}
        renderBulk={(entries, choose) => (
          <Button size="sm" variant="danger" onClick={() => setAsked({ ids: entries.map(({ id }) => id), choose })}>
            {words.delete}
          </Button>
        )}
        empty={<EmptyState title={words.emptyTitle} />}
      />
      <DialogSlot show={edited}>
        {({ entry }) => <CatalogueDialog catalogue={catalogue} entry={entry} onClose={() => setEdited(null)} />}
      </DialogSlot>
      <DialogSlot show={asked}>
        {(given) => (
          <ConfirmDialog
            title={words.deleteTitle(given.ids.length)}
            confirmLabel={words.delete}
            cancelLabel={texts.actions.cancel}
            tone="danger"
            isBusy={isPending}
            onCancel={() => setAsked(null)}
            onConfirm={() => void tellFailure(confirm(given)).then(() => setAsked(null))}
          >
            {words.deleteText}
          </ConfirmDialog>
        )}
      </DialogSlot>
    </>
  );
}
