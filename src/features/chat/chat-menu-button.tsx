import EllipsisVerticalIcon from "lucide-react/icons/ellipsis-vertical";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { shownMessageCount } from "#src/domain/message-count.ts";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import type { ChatMenuActions } from "./chat-menu.tsx";

const load = async () => ({ default: (await import("./chat-menu.tsx")).ChatMenu });
const ChatMenu = lazy(load);

export type ChatMenuButtonProps = ChatMenuActions & {
  label: string;
  icon?: ReactNode;
  messageCount: number | null;
};

/** The button of the chat's menu. The menu's code comes when it is meant, and opens at the first press. */
export function ChatMenuButton({ label, icon, messageCount, ...actions }: ChatMenuButtonProps) {
  const [isWanted, setIsWanted] = useState(false);
  const preload = () => void load().catch(() => undefined);
  const closed = (
    <IconButton
      label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => setIsWanted(true)}
    >
      {icon ?? <EllipsisVerticalIcon />}
    </IconButton>
  );
  if (!isWanted) return closed;
  return (
    <Suspense fallback={closed}>
      <ChatMenu
        trigger={<IconButton label={label}>{icon ?? <EllipsisVerticalIcon />}</IconButton>}
        count={shownMessageCount(messageCount)}
        {...actions}
      />
    </Suspense>
  );
}
