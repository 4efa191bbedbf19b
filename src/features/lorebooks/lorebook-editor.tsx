import { Link, useBlocker } from "@tanstack/react-router";
import ArrowLeftIcon from "lucide-react/icons/arrow-left";
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { formDraft } from "#src/client-state/drafts.ts";
import { isSignedIn } from "#src/client-state/session.ts";
import { useEditLorebook } from "#src/data/lorebook/edit-lorebook.ts";
import { useCreateLorebook } from "#src/data/lorebook/lorebook.ts";
import type { LorebookDetails } from "#src/generated/api/model/lorebookDetails.ts";
import { isApiError } from "#src/http/api-error.ts";
import { randomId } from "#src/lib/random-id.ts";
import { useClosedByBack } from "#src/lib/use-closed-by-back.ts";
import { useMedia } from "#src/lib/use-media.ts";
import { DraftNotice } from "#src/parts/form/draft-notice.tsx";
import { formTexts } from "#src/parts/form/form-texts.ts";
import { LeaveQuestion } from "#src/parts/form/leave-question.tsx";
import { SubmitBar } from "#src/parts/form/submit-bar.tsx";
import { useEditorForm } from "#src/parts/form/use-editor-form.ts";
import { Tab, TabList, TabPanel, Tabs } from "#src/ui/tabs/tabs.tsx";
import { TextLink } from "#src/ui/text-link/text-link.tsx";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { useToastOffset } from "#src/ui/toaster/use-toast-offset.ts";
import { pressOf, shortcuts } from "#src/domain/shortcuts.ts";
import { css } from "#styled-system/css";
import { type Arrival, EntryForm, type EntryErrors } from "./entry-form.tsx";
import { EntryList } from "./entry-list.tsx";
import {
  blankEntry,
  costOf,
  draftOf,
  type EntryDraft,
  type LorebookDraft,
  lorebookSchema,
  lorebookWords,
  newLorebook,
  toRequest,
} from "./lorebook-draft.ts";
import { LorebookAbout } from "./lorebook-about.tsx";
import { loreTexts } from "./lorebooks-texts.ts";
import { useEntryRemoval } from "./use-entry-removal.ts";

/** Fetched after the form, which can be read and written without it. */
const Tester = lazy(async () => ({ default: (await import("./tester.tsx")).Tester }));

const ChangedElsewhere = lazy(async () => ({ default: (await import("./changed-elsewhere.tsx")).ChangedElsewhere }));

const head = css({ px: { base: "4", md: "6" }, pt: { base: "3", md: "5" }, display: "grid", gap: "4" });
/** What can be done stands beside the title, and under it where a phone has no room for both. */
const titleRow = css({ row: "4", flexWrap: "wrap", justifyContent: "space-between" });
const panes = css({
  display: "grid",
  gridTemplateColumns: "minmax(280px, 3fr) minmax(0, 5fr) minmax(280px, 3fr)",
  mt: "4",
  borderBlock: "1px solid {colors.border.subtle}",
  height: "max(560px, calc(100dvh - 316px))",
  "& > *": { overflowY: "auto", minHeight: "0" },
  "& > :where(:not(:first-child))": { borderInlineStart: "1px solid {colors.border.subtle}" },
});
/** As tall as the page at least, so that the bar at its end stands at the end of the screen. */
const page = css({
  display: "flex",
  flexDirection: "column",
  minHeight: "calc(100dvh - {sizes.topbar.mobile})",
  md: { minHeight: "calc(100dvh - {sizes.topbar})" },
});
const kept = css({ flex: "1", minWidth: "0", color: "fg.muted" });
const foot = css({
  position: "sticky",
  mt: "auto",
  bottom: "0",
  display: "grid",
  gap: "3",
  p: "4",
  bg: "bg.surface",
  zIndex: "1",
});

export interface LorebookEditorProps {
  userId: string;
  /** Null writes a new one. */
  book: LorebookDetails | null;
  /** One's own, and of no character. */
  isReadOnly: boolean;
  /** The place of the entry that is open at first. */
  openAt?: number | undefined;
  /** A new one has been saved while the entry at this place was open. */
  onCreated: (id: string, openAt: number) => void;
  /** At the end of the header. */
  menu?: ReactNode;
}

/** Writes a lorebook: its entries, one of them in full, and what a text would call up (GAP-96, GAP-97). */
export function LorebookEditor({ userId, book, isReadOnly, openAt = 0, onCreated, menu }: LorebookEditorProps) {
  const create = useCreateLorebook();
  const edit = useEditLorebook(book?.id ?? "");
  /** Saves over what was changed elsewhere, once. */
  const isForced = useRef(false);
  const [localIds] = useState(() => new Map<string, string>());
  const saved = useMemo(() => (book === null ? newLorebook() : draftOf(book, localIds)), [book, localIds]);
  const editor = useEditorForm({
    schema: lorebookSchema,
    saved,
    draft: isReadOnly ? undefined : formDraft(userId, `lorebook-${book?.id ?? "new"}`),
    words: lorebookWords,
    async onSubmit(values, key) {
      const body = toRequest(values);
      const basedOn = isForced.current ? {} : { basedOn: book?.updatedAt ?? "" };
      isForced.current = false;
      const answer =
        book === null ? await create.mutateAsync({ body, key }) : await edit.mutateAsync({ ...body, ...basedOn });
      toaster.success(loreTexts.saved);
      if (book === null) onCreated(answer.id, at);
      // A new entry stays the one that is open.
      for (const [place, { id }] of answer.entries.entries()) {
        const sent = values.entries[place];
        if (sent !== undefined) localIds.set(id, sent.localId);
      }
      return draftOf(answer, localIds);
    },
  });
  const { form } = editor;
  const draft = useWatch({ control: editor.control }) as LorebookDraft;
  const { entries } = draft;
  const [currentId, setCurrentId] = useState((entries[openAt] ?? entries[0])?.localId ?? "");
  const [tab, setTab] = useState("list");
  const isWide = useMedia("(min-width: 1200px)");
  const at = Math.max(
    0,
    entries.findIndex(({ localId }) => localId === currentId),
  );
  const entry = entries[at];
  const tokens = useMemo(() => entries.reduce((sum, one) => sum + costOf(one), 0), [entries]);
  const show = (localId: string) => {
    setCurrentId(localId);
    setTab("entry");
  };
  /** Where the focus goes, because what had it goes away: in the opened entry, or to its row. */
  const arrival = useRef<Arrival | "row" | null>(null);
  const { ref: element } = editor.formProps;
  useEffect(() => {
    const to = arrival.current;
    arrival.current = null;
    // A pane that was hidden is in the page with the next frame.
    const place = to === "row" ? "[data-current] [data-opens]" : `[data-arrival=${to}]`;
    if (to !== null) requestAnimationFrame(() => element.current?.querySelector<HTMLElement>(place)?.focus());
  });
  // Where the list and the entry share one place, Back leads from the entry to the list before it leaves the page.
  useClosedByBack(!isWide && tab === "entry", () => {
    setTab("list");
    arrival.current = "row";
  });
  const openEntry = useCallback(
    (localId: string) => {
      setCurrentId(localId);
      setTab("entry");
      if (!isWide) arrival.current = "place";
    },
    [isWide, setCurrentId, setTab],
  );
  const changeEntries = useCallback(
    (change: (all: readonly EntryDraft[]) => EntryDraft[]) => {
      form.clearErrors("entries");
      form.setValue("entries", change(form.getValues("entries")));
    },
    [form],
  );
  const removeEntries = useEntryRemoval(entries, changeEntries);
  const insert = (fresh: EntryDraft, place: number) => {
    changeEntries((all) => all.toSpliced(place, 0, fresh));
    show(fresh.localId);
    arrival.current = "title";
  };
  const remove = () => {
    const next = entries[at + 1] ?? entries[at - 1];
    if (entry) removeEntries(new Set([entry.localId]));
    if (next) setCurrentId(next.localId);
    arrival.current = "place";
  };
  // A refused entry is opened, so that its error can be seen.
  const entryErrors = editor.errors.entries as readonly (EntryErrors | undefined)[] | undefined;
  const wrongAt = Array.isArray(entryErrors) ? entryErrors.findIndex((errors) => errors !== undefined) : -1;
  const wrongId = entries[wrongAt]?.localId;
  const [shownWrong, setShownWrong] = useState(wrongId);
  if (wrongId !== shownWrong) {
    setShownWrong(wrongId);
    if (wrongId !== undefined) show(wrongId);
  }

  const leaving = useBlocker({
    // After the session has ended leave without asking; the draft is kept.
    shouldBlockFn: () => editor.isUnsaved && isSignedIn(),
    withResolver: true,
    enableBeforeUnload: false,
  });
  const floor = useRef<HTMLDivElement>(null);
  useToastOffset(floor);
  const isOutdated = isApiError(editor.failure) && editor.failure.status === 409 && book !== null;

  const list = (
    <EntryList
      entries={entries}
      currentId={entry?.localId ?? ""}
      onOpen={openEntry}
      onChange={isReadOnly ? undefined : changeEntries}
      onRemove={removeEntries}
      onAdd={isReadOnly ? undefined : () => insert(blankEntry(), at + 1)}
    />
  );
  const entryForm = entry && (
    <EntryForm
      key={entry.localId}
      entry={entry}
      at={at}
      count={entries.length}
      errors={entryErrors?.[at]}
      isReadOnly={isReadOnly}
      onChange={(change) => {
        form.clearErrors(`entries.${at}`);
        form.setValue(`entries.${at}`, { ...form.getValues(`entries.${at}`), ...change });
      }}
      onMove={(by) => changeEntries((all) => all.toSpliced(at, 1).toSpliced(at + by, 0, entry))}
      onDuplicate={() => {
        const { id: _, ...copied } = entry;
        insert({ ...copied, localId: randomId() }, at + 1);
      }}
      onRemove={remove}
    />
  );
  const tester = (
    <Suspense fallback={null}>
      <Tester draft={draft} entries={entries} onOpen={openEntry} />
    </Suspense>
  );
  return (
    // A shortcut for all its fields.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      {...editor.formProps}
      className={page}
      onKeyDown={(event) => {
        if (isReadOnly || pressOf(shortcuts.anywhere.save, event) === -1) return;
        event.preventDefault();
        void editor.submit();
      }}
    >
      <div className={head}>
        <div className={titleRow}>
          <div className={css({ flex: "1", minWidth: "min(220px, 100%)" })}>
            <TextLink tone="quiet" asChild className={css({ inlineRow: "1.5", mb: "2", "--icon-size": "15px" })}>
              <Link to={book !== null && !book.isOwned ? "/lorebooks/public" : "/lorebooks"}>
                <ArrowLeftIcon />
                {book !== null && !book.isOwned ? loreTexts.backToWorlds : loreTexts.back}
              </Link>
            </TextLink>
            <h1 className={css({ textStyle: "h1", overflowWrap: "anywhere" })}>{book?.name ?? loreTexts.newTitle}</h1>
            <p className={css({ color: "fg.muted" })}>
              {loreTexts.entries(entries.length)}
              {` · ${loreTexts.tokens(tokens)}`}
              {book !== null && !book.isOwned && ` · ${loreTexts.by(book.creator.userName)}`}
            </p>
          </div>
          {menu}
        </div>
        {!isReadOnly && <DraftNotice editor={editor} />}
        {isReadOnly ? (
          book?.description !== null && <p className={css({ maxWidth: "66ch" })}>{book?.description}</p>
        ) : (
          <LorebookAbout editor={editor} draft={draft} isNew={book === null} />
        )}
      </div>
      {isWide ? (
        <div className={panes}>
          <div>{list}</div>
          <div>{entryForm}</div>
          <div>{tester}</div>
        </div>
      ) : (
        <Tabs value={tab} onChange={setTab} className={css({ mt: "4" })}>
          <TabList label={loreTexts.entryList} className={css({ px: "4" })}>
            <Tab value="list">{loreTexts.entryList}</Tab>
            <Tab value="entry">{loreTexts.entryTab}</Tab>
            <Tab value="tester">{loreTexts.tester}</Tab>
          </TabList>
          <TabPanel value="list">{list}</TabPanel>
          <TabPanel value="entry">{entryForm}</TabPanel>
          <TabPanel value="tester">{tester}</TabPanel>
        </Tabs>
      )}
      {!isReadOnly && (
        <div ref={floor} className={foot}>
          {isOutdated ? (
            <Suspense fallback={null}>
              <ChangedElsewhere
                bookId={book.id}
                mine={draft}
                onKeepMine={() => {
                  isForced.current = true;
                  void editor.submit();
                }}
                onTaken={() => editor.startOver()}
              />
            </Suspense>
          ) : (
            <SubmitBar
              editor={editor}
              label={loreTexts.save}
              failureText={(error) => (isApiError(error) && error.serverMessage) || loreTexts.saveFailed}
              before={
                <span className={kept} role="status">
                  {editor.isUnsaved ? formTexts.draftKept : ""}
                </span>
              }
            />
          )}
        </div>
      )}
      <LeaveQuestion editor={editor} leaving={leaving} />
    </form>
  );
}
