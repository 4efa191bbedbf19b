import EllipsisVerticalIcon from "lucide-react/icons/ellipsis-vertical";
import type { ReactNode } from "react";
import { shownMessageCount } from "#src/domain/message-count.ts";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { menuOnDemand } from "#src/ui/menu/menu-on-demand.tsx";
import type { ChatMenuActions } from "./chat-menu.tsx";

const ChatMenu = menuOnDemand(async () => (await import("./chat-menu.tsx")).ChatMenu);

export type ChatMenuButtonProps = ChatMenuActions & {
  label: string;
  icon?: ReactNode;
  messageCount: number | null;
};

/** The button of the chat's menu. */
export function ChatMenuButton({ label, icon, messageCount, ...actions }: ChatMenuButtonProps) {
  return (
    <ChatMenu
      {...actions}
      count={shownMessageCount(messageCount)}
      trigger={<IconButton label={label}>{icon ?? <EllipsisVerticalIcon />}</IconButton>}
    />
  );
}
