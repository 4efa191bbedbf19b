import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import FileDownIcon from "lucide-react/icons/file-down";
import PlusIcon from "lucide-react/icons/plus";
import UploadIcon from "lucide-react/icons/upload";
import { useCallback, useEffect, useRef, useState } from "react";
import { usePublishLorebook } from "#src/data/lorebook/edit-lorebook.ts";
import { ownLorebooksQuery } from "#src/data/lorebook/queries.ts";
import type { LorebooksSearch } from "#src/domain/search-params.ts";
import { labels } from "#src/domain/messages.ts";
import { BookOrder, sortOf } from "#src/features/lorebooks/book-order.tsx";
import { BookMenu, DeleteQuestion } from "#src/features/lorebooks/book-menu.tsx";
import { ImportReports } from "#src/features/lorebooks/import-reports.tsx";
import { BookList } from "#src/features/lorebooks/book-list.tsx";
import { ListPage } from "#src/features/lorebooks/list-page.tsx";
import { loreTexts } from "#src/features/lorebooks/lorebooks-texts.ts";
import { PublishSwitch } from "#src/features/lorebooks/publish-switch.tsx";
import { useBookActions } from "#src/features/lorebooks/use-book-actions.ts";
import { useImport } from "#src/features/lorebooks/use-import.ts";
import type { Lorebook } from "#src/generated/api/model/lorebook.ts";
import { LorebookCard } from "#src/parts/lorebook-card/lorebook-card.tsx";
import { Button } from "#src/ui/button/button.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { Tag } from "#src/ui/pill/tag.tsx";
import { css } from "#styled-system/css";

const dropArea = css({
  row: "3",
  justifyContent: "center",
  textAlign: "center",
  mt: "5",
  p: { base: "4", md: "6" },
  borderRadius: "row",
  border: "1px dashed {colors.border.strong}",
  color: "fg.muted",
  "&[data-over]": { borderColor: "accent.default", color: "fg.default" },
  "& b": { color: "fg.default" },
});

/** On a phone the tools fill their rows. */
const grows = css({ flexGrow: { base: "1", md: "0" } });
const usualSort = "updated";

/** Moves the focus to the next lorebook once the one whose deletion was confirmed has left the list. */
function useFocusAfterDeletion(askedId: string | null, books: readonly Lorebook[] | undefined): void {
  const deleted = useRef<{ id: string; at: number } | null>(null);
  useEffect(() => {
    if (books === undefined) return;
    const at = books.findIndex(({ id }) => id === (askedId ?? deleted.current?.id));
    if (askedId !== null) deleted.current = { id: askedId, at };
    else if (deleted.current !== null && at === -1) {
      const next = books[Math.min(deleted.current.at, books.length - 1)];
      deleted.current = null;
      if (next !== undefined && document.activeElement === document.body)
        document.querySelector<HTMLElement>(`a[href="/lorebooks/${CSS.escape(next.id)}"]`)?.focus();
    }
  }, [askedId, books]);
}

/** `/lorebooks` (SHELL-11, LORE-01): the user's own lorebooks, to write, publish, import, export and delete. */
export function AttachmentsScreen({ search: { q: search = "", sort: asked } }: { search: LorebooksSearch }) {
  const navigate = useNavigate();
  const sort = sortOf(asked, usualSort);
  const books = useInfiniteQuery({ ...ownLorebooksQuery(search, { sort }), placeholderData: keepPreviousData });
  const { mutate: setPublic } = usePublishLorebook(loreTexts.publishFailed);
  const actions = useBookActions();
  const { copy, exportAs, ask } = actions;
  useFocusAfterDeletion(actions.asked?.id ?? null, books.data);
  const { reports, isBusy, dismiss, takeAll } = useImport();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const go = (next: LorebooksSearch) =>
    void navigate({
      to: "/lorebooks",
      search: { q: next.q || undefined, sort: next.sort === usualSort ? undefined : next.sort },
      replace: true,
      resetScroll: false,
    });
  const goSearch = (q: string) => go({ q, sort });

  const renderBook = useCallback(
    (book: Lorebook) => (
      <LorebookCard
        lorebook={book}
        link={<Link to="/lorebooks/$lorebookId" params={{ lorebookId: book.id }} />}
        hidesPublic
        end={
          <>
            {book.fromCharacter === null ? (
              <PublishSwitch book={book} onChange={(isPublic) => setPublic({ id: book.id, isPublic })} />
            ) : (
              <Tag>{loreTexts.readOnly}</Tag>
            )}
            <BookMenu book={book} actions={{ copy, exportAs, ask }} canDelete={book.fromCharacter === null} />
          </>
        }
      />
    ),
    [setPublic, copy, exportAs, ask],
  );
  const newBook = (look?: string) => (
    <Button variant="primary" className={look} asChild>
      <Link to="/lorebooks/$lorebookId" params={{ lorebookId: "new" }}>
        <PlusIcon />
        {loreTexts.newBook}
      </Link>
    </Button>
  );
  const importButton = (
    <Button icon={<UploadIcon />} className={grows} isBusy={isBusy} onClick={() => input.current?.click()}>
      {loreTexts.import}
    </Button>
  );
  return (
    // Files may be dropped anywhere on the page; the button does the same for the keyboard.
    <div
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setIsOver(false);
        void takeAll([...event.dataTransfer.files]);
      }}
    >
      <ListPage
        title={labels.attachments}
        searchLabel={loreTexts.searchOwn}
        search={search}
        onSearch={goSearch}
        tools={
          <>
            <BookOrder sort={sort} onChange={(next) => go({ q: search, sort: next })} />
            {importButton}
            {newBook(grows)}
          </>
        }
      >
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept="application/json,.json,.lorebook"
          aria-label={loreTexts.importFiles}
          onChange={({ target }) => {
            void takeAll([...(target.files ?? [])]);
            target.value = "";
          }}
        />
        <ImportReports reports={reports} onDismiss={dismiss} />
        <BookList
          id={`attachments/${search}/${sort}`}
          query={books}
          label={loreTexts.list}
          renderItem={renderBook}
          search={search}
          onClear={() => goSearch("")}
          empty={<EmptyState title={loreTexts.emptyTitle} text={loreTexts.emptyText} action={newBook()} />}
        />
        <p className={dropArea} data-over={isOver || undefined}>
          <FileDownIcon />
          <span>
            <b>{loreTexts.drop}</b>, {loreTexts.dropHelp}
          </span>
        </p>
      </ListPage>
      <DeleteQuestion actions={actions} />
    </div>
  );
}
