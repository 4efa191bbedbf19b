import EllipsisIcon from "lucide-react/icons/ellipsis";
import { lazy } from "react";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { chatTexts } from "./chat-texts.ts";
import { MenuOnDemand } from "./menu-on-demand.tsx";
import type { MessageMenuProps } from "./message-menu.tsx";

const load = async () => ({ default: (await import("./message-menu.tsx")).MessageMenu });
const MessageMenu = lazy(load);

/** The button of what can be done with a message besides the usual. */
export function MessageMenuButton(props: Omit<MessageMenuProps, "trigger">) {
  return (
    <MenuOnDemand
      load={load}
      trigger={
        <IconButton label={chatTexts.moreActions} size="xs">
          <EllipsisIcon />
        </IconButton>
      }
      renderMenu={(trigger) => <MessageMenu {...props} trigger={trigger} />}
    />
  );
}
