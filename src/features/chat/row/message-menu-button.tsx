import EllipsisIcon from "lucide-react/icons/ellipsis";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { menuOnDemand } from "#src/ui/menu/menu-on-demand.tsx";
import { chatTexts } from "../chat-texts.ts";
import type { MessageMenuProps } from "./message-menu.tsx";

const MessageMenu = menuOnDemand(async () => (await import("./message-menu.tsx")).MessageMenu);

/** Button of a message's further actions. */
export function MessageMenuButton(props: Omit<MessageMenuProps, "trigger">) {
  return (
    <MessageMenu
      {...props}
      trigger={
        <IconButton label={chatTexts.moreActions} size="xs">
          <EllipsisIcon />
        </IconButton>
      }
    />
  );
}
