import { Link } from "@tanstack/react-router";
import ArchiveIcon from "lucide-react/icons/archive";
import CheckIcon from "lucide-react/icons/check";
import PinIcon from "lucide-react/icons/pin";
import { memo, type ReactNode } from "react";
import { shownMessageCount } from "#src/domain/message-count.ts";
import type { Thread } from "#src/generated/api/model/thread.ts";
import { relativeTime } from "#src/lib/relative-time.ts";
import { CueMark } from "#src/ui/cue-mark/cue-mark.tsx";
import { Tag } from "#src/ui/pill/tag.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden/visually-hidden.tsx";
import { css } from "#styled-system/css";
import { ChatAvatar } from "#src/parts/chat-avatar/chat-avatar.tsx";
import { conversationsTexts } from "./conversations-texts.ts";
import { Highlighted } from "#src/parts/highlighted/highlighted.tsx";
import { end, figures, lastLine, name, nameLine, nameTime, quietLine, row, wholeRow, words } from "./row-looks.ts";
import { ThreadMenu } from "./thread-menu.tsx";
import { threadName } from "./thread-name.ts";
import type { ThreadActions } from "./use-thread-actions.ts";
import { chatLink, chatOfThread } from "#src/domain/chat-path.ts";

export type ThreadRowProps = {
  thread: Thread;
  /** The search words to mark; empty without a search. */
  search: string;
  /** Current time in milliseconds, for relative times. */
  now: number;
  actions: ThreadActions;
  /** Whether the row is selected in selection mode; undefined otherwise. */
  isChosen?: boolean | undefined;
  onChoose: (threadId: string) => void;
};

/** Takes a press anywhere in the row; what is seen of it is the tick beside it. */
const checkbox = css({
  position: "absolute",
  inset: "0",
  m: "0",
  appearance: "none",
  outline: "none!",
  cursor: "pointer",
  "@media (forced-colors: active)": { opacity: "0" },
});
const tick = css({
  display: "grid",
  placeItems: "center",
  boxSize: "20px",
  borderRadius: "sm",
  color: "transparent",
  bg: "bg.sunken",
  boxShadow: "inset 0 0 0 1.5px {colors.border.strong}",
  "--icon-size": "14px",
  "input:checked + &": { bg: "accent.default", color: "fg.onAccent", boxShadow: "none" },
  "@media (forced-colors: active)": { border: "1px solid", "input:checked + &": { bg: "Highlight" } },
});
const picture = css({ row: "3" });
const mark = css({ color: "fg.muted", "--icon-size": "14px", display: "inline-flex", flexShrink: "0" });

/** A thread in My conversations: participants, title, last message, time. The whole row opens it (GAP-74). */
export const ThreadRow = memo(function ThreadRow(props: ThreadRowProps) {
  const { thread, search, now, actions, isChosen, onChoose } = props;
  const called = threadName(thread);
  const isChoosing = isChosen !== undefined;
  return (
    <div className={row} data-thread={thread.id} data-chosen={isChosen || undefined}>
      <span className={picture}>
        {isChoosing && (
          <>
            <input
              type="checkbox"
              className={checkbox}
              checked={isChosen}
              onChange={() => onChoose(thread.id)}
              aria-label={conversationsTexts.choose(called)}
            />
            <span className={tick} aria-hidden="true">
              <CheckIcon />
            </span>
          </>
        )}
        <ChatAvatar chat={thread} size={46} />
      </span>
      <div className={words}>
        <p className={nameLine}>
          <ThreadLink thread={thread} isInert={isChoosing}>
            <span data-name>
              <Highlighted text={called} search={search} />
            </span>
          </ThreadLink>
          {thread.kind === "group" && <Tag>{conversationsTexts.group}</Tag>}
          {thread.isPinned && (
            <span className={mark} role="img" aria-label={conversationsTexts.isPinned}>
              <PinIcon />
            </span>
          )}
          {thread.isArchived && search !== "" && (
            <span className={mark} role="img" aria-label={conversationsTexts.isArchived}>
              <ArchiveIcon />
            </span>
          )}
          {thread.unreadCount > 0 && <CueMark label={conversationsTexts.unread(thread.unreadCount)} />}
          <time dateTime={thread.updatedAt} className={nameTime}>
            {relativeTime(thread.updatedAt, now)}
          </time>
        </p>
        <Cast thread={thread} search={search} />
        <LastWords thread={thread} search={search} />
      </div>
      <div className={end}>
        <div className={figures}>
          <time dateTime={thread.updatedAt}>{relativeTime(thread.updatedAt, now)}</time>
          <span>{conversationsTexts.messages(shownMessageCount(thread.messageCount))}</span>
        </div>
        {!isChoosing && <ThreadMenu thread={thread} actions={actions} />}
      </div>
    </div>
  );
});

/** Link to the thread, at the found message if there is one (GAP-134). A name too long for its line keeps its beginning. */
function ThreadLink({ thread, isInert, children }: { thread: Thread; isInert: boolean; children: ReactNode }) {
  if (isInert)
    return (
      <span className={name} dir="auto">
        {children}
      </span>
    );
  return (
    <Link {...chatLink(chatOfThread(thread), thread.match?.messageId)} className={`${name} ${wholeRow}`} dir="auto">
      {children}
    </Link>
  );
}

/** Participants: the character if the thread has its own title, and the variant. */
function Cast({ thread, search }: { thread: Thread; search: string }) {
  const parts = [thread.title === null ? null : thread.characterName, thread.variantName ?? null].filter(
    (part) => part !== null,
  );
  if (parts.length === 0) return null;
  return (
    <p className={quietLine}>
      <bdi>
        <Highlighted text={parts.join(" · ")} search={search} />
      </bdi>
    </p>
  );
}

/** The found message, otherwise the last one. */
function LastWords({ thread, search }: { thread: Thread; search: string }) {
  const { match, lastMessage, activeReply } = thread;
  if (match !== undefined) {
    return (
      <p className={lastLine} data-found>
        <VisuallyHidden>{conversationsTexts.found} </VisuallyHidden>
        <bdi>
          <Highlighted text={match.excerpt} search={search} />
        </bdi>
      </p>
    );
  }
  if (activeReply !== null) {
    return (
      <p className={lastLine}>
        <CueMark isBreathing /> {conversationsTexts.writing}
      </p>
    );
  }
  if (lastMessage === null) return null;
  return (
    <p className={lastLine}>
      {lastMessage.role === "user" && `${conversationsTexts.you} `}
      <bdi>{lastMessage.preview}</bdi>
    </p>
  );
}
