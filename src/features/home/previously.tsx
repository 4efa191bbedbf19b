import { Link } from "@tanstack/react-router";
import { stillOf } from "#src/data/thread/recent-chats.ts";
import { chatLink, chatOfThread, chatWith } from "#src/domain/chat-path.ts";
import { texts } from "#src/domain/texts.ts";
import type { RecentChat } from "#src/generated/api/model/recentChat.ts";
import { ChatAvatar } from "#src/parts/chat-avatar/chat-avatar.tsx";
import { Button } from "#src/ui/button/button.tsx";
import { CueMark } from "#src/ui/cue-mark/cue-mark.tsx";
import { css } from "#styled-system/css";
import { HeroStill, heroActions, heroKicker, heroLine, heroTitle, quietOnStill } from "./hero-still.tsx";
import { SpokenLine } from "#src/parts/prose/spoken-line.tsx";

/** The chat's title, else its variant's, else the character's name. */
function titleOf(chat: RecentChat): string {
  return chat.title ?? chat.variantName ?? chat.characterName;
}

/** The most recent chat with its last message, and the link back into it (design 12). */
export function Previously({ chat }: { chat: RecentChat }) {
  const title = titleOf(chat);
  return (
    <HeroStill {...stillOf(chat)} seed={chat.characterId ?? chat.id}>
      <p className={heroKicker}>
        <CueMark />
        <bdi>{texts.home.previously(chat.characterName, title)}</bdi>
      </p>
      <h2 className={heroTitle}>
        <bdi>{title}</bdi>
      </h2>
      {chat.lastMessage && (
        <p className={heroLine}>
          <SpokenLine text={chat.lastMessage.preview} />
        </p>
      )}
      <div className={heroActions}>
        <Button variant="primary" asChild>
          <Link {...chatLink(chatOfThread(chat))}>{texts.home.pickUp}</Link>
        </Button>
        {chat.characterId !== null && (
          <Button variant="media" className={quietOnStill} asChild>
            <Link {...chatLink(chatWith(chat.characterId))}>{texts.actions.newChat}</Link>
          </Button>
        )}
      </div>
    </HeroStill>
  );
}

const list = css({
  display: "flex",
  flexDirection: { base: "row", lg: "column" },
  gap: "3",
  minWidth: "0",
  overflowX: { base: "auto", lg: "visible" },
  scrollbarWidth: "none",
  mx: { base: "-16px", md: "-24px", lg: "0" },
  px: { base: "16px", md: "24px", lg: "0" },
  listStyle: "none",
});
/** A third of the column, also where there are fewer. */
const card = css({
  flex: { base: "0 0 250px", lg: "1 1 0" },
  maxHeight: { lg: "calc((100% - 24px) / 3)" },
  minHeight: { lg: "min-content" },
  minWidth: "0",
  display: "flex",
});
const row = css({
  flex: "1",
  minWidth: "0",
  row: "13px",
  px: "14px",
  py: "13px",
  borderRadius: "row",
  bg: "bg.surface",
  color: "fg.default",
  textDecoration: "none",
  boxShadow: "inset 0 0 0 1px {colors.border.subtle}",
  transition: "background-color {durations.fast}",
  _hover: { bg: "bg.raised" },
});

/** Cards of the chats before the most recent one (design 12). */
export function RecentScenes({ chats }: { chats: readonly RecentChat[] }) {
  return (
    <ul className={list} aria-label={texts.home.recentScenes}>
      {chats.map((chat) => (
        <li key={chat.id} className={card}>
          <Link {...chatLink(chatOfThread(chat))} className={row}>
            <ChatAvatar chat={chat} size={56} isLate />
            <span className={css({ flex: "1", minWidth: "0" })}>
              <span className={css({ row: "2" })}>
                <bdi className={css({ fontWeight: "650", lineClamp: "2", overflowWrap: "anywhere" })}>
                  {chat.characterName}
                </bdi>
                {chat.unreadCount > 0 && <CueMark label={texts.shell.unread} />}
              </span>
              {chat.lastMessage && (
                <bdi
                  className={css({
                    mt: "0.5",
                    color: "fg.muted",
                    fontSize: "13.5px",
                    lineHeight: "1.38",
                    lineClamp: "2",
                    overflowWrap: "anywhere",
                  })}
                >
                  {chat.lastMessage.preview}
                </bdi>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
