import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useStore } from "#src/client-state/store.ts";
import { sessionStore } from "#src/client-state/session.ts";
import { recentChatsQuery } from "#src/data/thread/recent-chats.ts";
import { chatLink, chatOfThread } from "#src/domain/chat-path.ts";
import { labels } from "#src/domain/messages.ts";
import { texts } from "#src/domain/texts.ts";
import { ChatAvatar } from "#src/parts/chat-avatar/chat-avatar.tsx";
import { CueMark } from "#src/ui/cue-mark/cue-mark.tsx";
import { AsyncView } from "#src/ui/feedback/async-view.tsx";
import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { TextLink } from "#src/ui/text-link/text-link.tsx";
import { css } from "#styled-system/css";
import { menuCaption, menuItem, menuLabel, menuOnlyOpen } from "./menu-looks.ts";

const avatarBox = css({ mx: "-5px" });

/** The latest chats in the side menu: avatar, name and a dot if unread; each opens its thread (NAV-06, NAV-07). */
export function RecentChats({ onChoose }: { onChoose?: () => void }) {
  const isSignedIn = useStore(sessionStore) !== null;
  const query = useQuery({ ...recentChatsQuery(), enabled: isSignedIn });
  return (
    <section aria-label={labels.recentChats}>
      <h2 className={menuCaption}>{labels.recentChats}</h2>
      <AsyncView
        query={query}
        skeleton={[72, 96, 84].map((width) => (
          <span key={width} className={menuItem} aria-hidden="true">
            <Skeleton shape="circle" width={30} height={30} className={avatarBox} />
            <Skeleton shape="line" width={width} />
          </span>
        ))}
        renderFailed={(retry, isRetrying) => (
          <p className={menuOnlyOpen} role="status">
            {texts.shell.recentFailed}.{" "}
            <TextLink onClick={retry} aria-disabled={isRetrying || undefined}>
              {texts.actions.tryAgain}
            </TextLink>
          </p>
        )}
        empty={<p className={menuOnlyOpen}>{texts.shell.recentEmpty}</p>}
      >
        {(chats) => (
          <ul>
            {chats.map((chat) => (
              <li key={chat.id}>
                <Link
                  {...chatLink(chatOfThread(chat))}
                  className={menuItem}
                  onClick={onChoose}
                  activeOptions={{ includeSearch: true }}
                  title={chat.title ?? chat.characterName}
                >
                  <ChatAvatar chat={chat} size={30} className={avatarBox} />
                  <bdi className={menuLabel}>{chat.characterName}</bdi>
                  {chat.unreadCount > 0 && <CueMark label={texts.shell.unread} />}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </AsyncView>
    </section>
  );
}
