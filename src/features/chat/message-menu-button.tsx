import EllipsisIcon from "lucide-react/icons/ellipsis";
import { lazy, Suspense, useState } from "react";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { chatTexts } from "./chat-texts.ts";
import type { MessageMenuProps } from "./message-menu.tsx";

const load = async () => ({ default: (await import("./message-menu.tsx")).MessageMenu });
const MessageMenu = lazy(load);

/** The button of what can be done with a message besides the usual. The menu's code comes when it is meant. */
export function MessageMenuButton(props: Omit<MessageMenuProps, "trigger">) {
  const [isWanted, setIsWanted] = useState(false);
  const preload = () => void load().catch(() => undefined);
  const closed = (
    <IconButton
      label={chatTexts.moreActions}
      size="xs"
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => setIsWanted(true)}
    >
      <EllipsisIcon />
    </IconButton>
  );
  if (!isWanted) return closed;
  return (
    <Suspense fallback={closed}>
      <MessageMenu
        {...props}
        trigger={
          <IconButton label={chatTexts.moreActions} size="xs">
            <EllipsisIcon />
          </IconButton>
        }
      />
    </Suspense>
  );
}
