import { Link } from "@tanstack/react-router";
import { useCallback, useMemo, useState } from "react";
import { chatLink, chatOfThread } from "#src/domain/chat-path.ts";
import { texts } from "#src/domain/texts.ts";
import { characterTexts } from "#src/features/character/character-texts.ts";
import { sectionHead, sectionTitle } from "#src/features/character/section-looks.ts";
import { ThreadMenu } from "#src/features/conversations/thread-menu.tsx";
import { threadName } from "#src/features/conversations/thread-name.ts";
import { useMinute } from "#src/features/conversations/use-minute.ts";
import { type ThreadActions, useThreadActions } from "#src/features/conversations/use-thread-actions.ts";
import type { Thread } from "#src/generated/api/model/thread.ts";
import { relativeTime } from "#src/lib/relative-time.ts";
import { CueMark } from "#src/ui/cue-mark/cue-mark.tsx";
import { PagedList, type PagedQuery } from "#src/ui/feedback/paged-list.tsx";
import { RowCardSkeleton } from "#src/ui/row-card/row-card.tsx";
import { TextLink } from "#src/ui/text-link/text-link.tsx";
import { css } from "#styled-system/css";

const shownFirst = 3;

const list = css({ listStyle: "none", mx: "-12px", display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });
const row = css({
  position: "relative",
  row: "3",
  px: "3",
  py: "10px",
  borderRadius: "row",
  transition: "background-color {durations.fast}",
  "&[data-current]": { bg: "bg.surface" },
  "&:has(a:hover)": { bg: "bg.hover" },
  "&:has(a:focus-visible)": { outline: "2px solid {colors.focus.ring}" },
});
const link = css({
  color: "inherit",
  fontWeight: "semibold",
  textDecoration: "none",
  outline: "0",
  truncate: true,
  _before: { content: '""', position: "absolute", inset: "0" },
});
const line = css({ fontSize: "14px", color: "fg.muted", truncate: true });
const time = css({ textStyle: "meta", color: "fg.muted", flexShrink: "0", whiteSpace: "nowrap" });
const threadIdOf = ({ id }: Thread) => id;

/** Newest first, whatever is pinned: the first is the one that Continue opens. */
export const newestFirst = (threads: readonly Thread[]): Thread[] =>
  threads.toSorted((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt));

/** The reader's threads with this character, three at first. Hidden without any. */
export function YourScenes({ characterId, query }: { characterId: string; query: PagedQuery<Thread> }) {
  const now = useMinute();
  const actions = useThreadActions();
  const [isWhole, setIsWhole] = useState(false);
  const threads = useMemo(() => query.data && newestFirst(query.data), [query.data]);
  const currentId = threads?.[0]?.id;
  const renderScene = useCallback(
    (thread: Thread) => <Scene thread={thread} isCurrent={thread.id === currentId} now={now} actions={actions} />,
    [currentId, now, actions],
  );
  if (threads?.length === 0) return null;
  const count = threads?.length ?? 0;
  return (
    <section aria-labelledby="scenes-title">
      <div className={sectionHead}>
        <h2 id="scenes-title" className={sectionTitle}>
          {characterTexts.scenes}
        </h2>
      </div>
      <PagedList
        id={`scenes/${characterId}`}
        query={{
          ...query,
          data: threads?.slice(0, isWhole ? undefined : shownFirst),
          hasNextPage: isWhole && query.hasNextPage,
        }}
        itemKey={threadIdOf}
        renderItem={renderScene}
        className={list}
        skeleton={<RowCardSkeleton />}
        failed={characterTexts.scenesFailed}
        more={{ failedText: texts.states.moreFailed }}
      />
      {count > shownFirst && (
        <TextLink tone="quiet" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole
            ? characterTexts.fewerScenes
            : query.hasNextPage
              ? characterTexts.moreScenes
              : characterTexts.allScenes(count)}
        </TextLink>
      )}
    </section>
  );
}

type SceneProps = { thread: Thread; isCurrent: boolean; now: number; actions: ThreadActions };

/** One scene; the whole row opens it. */
function Scene({ thread, isCurrent, now, actions }: SceneProps) {
  const { lastMessage, updatedAt } = thread;
  return (
    <div className={row} data-current={isCurrent || undefined}>
      <div className={css({ flex: "1", minWidth: "0" })}>
        <p className={css({ row: "2" })}>
          <Link {...chatLink(chatOfThread(thread))} className={link}>
            <bdi>{threadName(thread)}</bdi>
          </Link>
          {isCurrent && <CueMark label={characterTexts.current} />}
        </p>
        {lastMessage !== null && (
          <p className={line}>
            <bdi>{lastMessage.preview}</bdi>
          </p>
        )}
      </div>
      <time dateTime={updatedAt} className={time}>
        {relativeTime(updatedAt, now)}
      </time>
      <span className={css({ position: "relative" })}>
        <ThreadMenu thread={thread} actions={actions} />
      </span>
    </div>
  );
}
