import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { ownLorebooksQuery, publicLorebooksQuery } from "#src/data/lorebook/queries.ts";
import { labels } from "#src/domain/messages.ts";
import { texts } from "#src/domain/texts.ts";
import type { Lorebook } from "#src/generated/api/model/lorebook.ts";
import type { PickedLorebook } from "#src/parts/lorebook-chips/lorebook-chips.tsx";
import { LorebookCard } from "#src/parts/lorebook-card/lorebook-card.tsx";
import { Button } from "#src/ui/button/button.tsx";
import { Dialog } from "#src/ui/dialog/dialog.tsx";
import { PagedList } from "#src/ui/feedback/paged-list.tsx";
import { RowCardSkeleton } from "#src/ui/row-card/row-card.tsx";
import { css } from "#styled-system/css";
import { groupChatTexts } from "./group-chat-texts.ts";
import { LorebookCount } from "./lorebook-count.tsx";
import { NothingToPick, PickerFrame, type Whose } from "./picker-frame.tsx";

const list = css({ display: "grid", gap: "2", listStyle: "none", m: "0", p: "0" });
const frame = css({ md: { height: "min(720px, 100dvh - 64px)!" } });
const foot = css({ display: "flex", alignItems: "center", gap: "3", flex: "1", minWidth: "0" });

export interface LorebookPickerDialogProps {
  picked: readonly PickedLorebook[];
  onToggle: (book: PickedLorebook) => void;
  onClose: () => void;
}

/** Picks own or public lorebooks for a group or variant (GROUP-11 to GROUP-14). A sixth can be picked, with an error (RES-09). */
export function LorebookPickerDialog({ picked, onToggle, onClose }: LorebookPickerDialogProps) {
  const words = groupChatTexts.lorebooks;
  return (
    <Dialog
      title={texts.lorebook.choose}
      onClose={onClose}
      className={frame}
      footer={
        <>
          <span className={foot} role="status">
            <LorebookCount count={picked.length} />
          </span>
          <Button variant="primary" onClick={onClose}>
            {words.done}
          </Button>
        </>
      }
    >
      <PickerFrame title={words.title} searchLabel={words.search} counter={null}>
        {(whose, search, onClear) => <Lorebooks {...{ whose, search, onClear, onToggle, picked }} />}
      </PickerFrame>
    </Dialog>
  );
}

const bookId = ({ id }: Lorebook) => id;

type LorebooksProps = Pick<LorebookPickerDialogProps, "picked" | "onToggle"> & {
  whose: Whose;
  search: string;
  onClear: () => void;
};

function Lorebooks({ whose, search, onClear, picked, onToggle }: LorebooksProps) {
  const words = groupChatTexts.lorebooks;
  const isOwn = whose === "my";
  const own = useInfiniteQuery({ ...ownLorebooksQuery(search), placeholderData: keepPreviousData, enabled: isOwn });
  const others = useInfiniteQuery({
    ...publicLorebooksQuery(search),
    placeholderData: keepPreviousData,
    enabled: !isOwn,
  });
  const renderBook = useCallback(
    (book: Lorebook) => {
      const isSelected = picked.some(({ id }) => id === book.id);
      const toggle = () => onToggle({ id: book.id, name: book.name });
      return (
        <LorebookCard
          lorebook={book}
          isSelected={isSelected}
          link={
            <button type="button" aria-pressed={isSelected} onClick={toggle}>
              {book.name}
            </button>
          }
        />
      );
    },
    [picked, onToggle],
  );
  return (
    <PagedList
      id={`group lorebooks/${whose}/${search}`}
      query={isOwn ? own : others}
      itemKey={bookId}
      renderItem={renderBook}
      className={list}
      label={words.title}
      loadingLabel={words.loading}
      skeleton={
        <div className={list}>
          {[1, 2, 3, 4, 5].map((at) => (
            <RowCardSkeleton key={at} />
          ))}
        </div>
      }
      failed={texts.states.listFailed}
      empty={
        <NothingToPick
          search={search}
          onClear={onClear}
          noMatch={words.noMatch}
          title={isOwn ? words.emptyOwn : words.emptyPublic}
          text={isOwn ? words.emptyOwnHelp : undefined}
        />
      }
      more={{ label: labels.loadMore, failedText: texts.states.moreFailed, count: words.shown }}
    />
  );
}
