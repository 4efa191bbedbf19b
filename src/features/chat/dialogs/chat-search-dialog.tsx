import { useInfiniteQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { searchMessagesQuery, searchTextMax } from "#src/data/message/search-messages.ts";
import { times } from "#src/domain/limits.ts";
import type { SearchHit } from "#src/generated/api/model/searchHit.ts";
import { useRested } from "#src/lib/use-rested.ts";
import { Dialog } from "#src/ui/dialog/dialog.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { PagedList } from "#src/ui/feedback/paged-list.tsx";
import { TextInput } from "#src/ui/fields/text-input.tsx";
import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { css } from "#styled-system/css";
import { chatTexts } from "../chat-texts.ts";
import { excerptParts } from "#src/lib/excerpt-parts.ts";
import { fullTime, messageTime } from "../row/message-time.ts";

export type ChatSearchDialogProps = {
  threadId: string;
  characterName: string;
  /** The members of a group, of whom a hit names its speaker. */
  members?: readonly { memberId: string; characterName: string }[];
  onClose: () => void;
  /** Scrolls to the message; the dialog closes. */
  onChoose: (messageId: string) => void;
};

const messageIdOf = ({ messageId }: SearchHit) => messageId;

const list = css({ display: "grid", gap: "2px", marginTop: "12px", listStyle: "none", padding: "0" });
const hitButton = css({
  display: "block",
  width: "full",
  padding: "10px 12px",
  borderRadius: "row",
  background: "transparent",
  color: "fg.default",
  textAlign: "start",
  cursor: "pointer",
  _hover: { background: "bg.hover" },
});
const who = css({ display: "flex", gap: "9px", alignItems: "baseline", fontSize: "13px", fontWeight: "600" });
const when = css({ fontWeight: "450", color: "fg.muted", fontVariantNumeric: "tabular-nums" });
const words = css({
  display: "block",
  marginTop: "2px",
  fontSize: "14px",
  lineHeight: "1.45",
  color: "fg.muted",
  overflowWrap: "anywhere",
  "& mark": { background: "transparent", color: "accent.text", fontWeight: "650" },
});
const count = css({ marginTop: "12px", fontSize: "13px", color: "fg.muted", minHeight: "18px" });

/** Searches this chat and scrolls to a hit (GAP-134). Enter chooses the first one. */
export function ChatSearchDialog({ threadId, characterName, members, onClose, onChoose }: ChatSearchDialogProps) {
  const [typed, setTyped] = useState("");
  const text = useRested(typed.trim(), times.searchDelay);
  const query = useInfiniteQuery({ ...searchMessagesQuery(threadId, text), enabled: text !== "" });
  const hits = text === "" ? [] : (query.data?.hits ?? []);
  const total = text === "" ? 0 : (query.data?.total ?? 0);

  /** Enter pressed before the hits arrive is applied when they do, unless the text changes. */
  const isEntered = useRef(false);
  const isSettled = text !== "" && text === typed.trim() && query.data !== undefined && !query.isPlaceholderData;
  const takeFirst = () => {
    if (!isEntered.current || !isSettled) return;
    isEntered.current = false;
    const [first] = hits;
    if (first !== undefined) onChoose(first.messageId);
  };
  useEffect(takeFirst);
  function change(next: string) {
    setTyped(next);
    isEntered.current = false;
  }

  const renderHit = useCallback(
    (hit: SearchHit) => (
      <button type="button" className={hitButton} onClick={() => onChoose(hit.messageId)}>
        <HitWords
          hit={hit}
          characterName={members?.find(({ memberId }) => memberId === hit.memberId)?.characterName ?? characterName}
        />
      </button>
    ),
    [characterName, members, onChoose],
  );

  return (
    <Dialog onClose={onClose} title={chatTexts.search} size="md">
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          isEntered.current = true;
          takeFirst();
        }}
      >
        <TextInput
          type="search"
          data-autofocus=""
          aria-label={chatTexts.searchLabel}
          placeholder={chatTexts.searchLabel}
          value={typed}
          maxLength={searchTextMax}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => change(target.value)}
          // The dialog stays open for it, and with that keeps the browser from clearing the field.
          onKeyDown={({ key }) => key === "Escape" && change("")}
        />
      </form>
      <p className={count} role="status">
        {text !== "" && query.data !== undefined && chatTexts.hits(total)}
      </p>
      {text === "" ? (
        <ul className={list} aria-label={chatTexts.searchResults} />
      ) : (
        <PagedList
          id={`messages/${threadId}/${text}`}
          query={{ ...query, data: query.data?.hits }}
          itemKey={messageIdOf}
          renderItem={renderHit}
          label={chatTexts.searchResults}
          className={list}
          skeleton={<HitSkeletons />}
          loadingLabel={chatTexts.searching}
          failed={chatTexts.searchFailed}
          empty={<EmptyState title={chatTexts.noHits} text={chatTexts.noHitsHelp} headingLevel={3} />}
        />
      )}
    </Dialog>
  );
}

function HitWords({ hit, characterName }: { hit: SearchHit; characterName: string }) {
  return (
    <>
      <span className={who}>
        <bdi>{hit.role === "user" ? chatTexts.you : characterName}</bdi>
        <time className={when} dateTime={hit.createdAt} title={fullTime(hit.createdAt)}>
          {messageTime(hit.createdAt)}
        </time>
      </span>
      <span className={words}>
        {excerptParts(hit.excerpt, hit.ranges).map(({ text, isHit, at }) =>
          // Strip the narration's asterisks.
          isHit ? <mark key={at}>{text}</mark> : <span key={at}>{text.replaceAll("*", "")}</span>,
        )}
      </span>
    </>
  );
}

function HitSkeletons() {
  return (
    <div className={css({ display: "grid", gap: "14px", marginTop: "12px" })}>
      {[0, 1, 2].map((at) => (
        <Skeleton key={at} className={css({ height: "58px", borderRadius: "row" })} />
      ))}
    </div>
  );
}
