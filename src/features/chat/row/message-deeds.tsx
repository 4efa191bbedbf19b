import CopyIcon from "lucide-react/icons/copy";
import PencilIcon from "lucide-react/icons/pencil";
import RefreshCwIcon from "lucide-react/icons/refresh-cw";
import type { ReactNode } from "react";
import type { Message } from "#src/generated/api/model/message.ts";
import { localPrefix } from "#src/data/message/message-window.ts";
import type { ChatFrame } from "../chat-frame.ts";
import { chatTexts } from "../chat-texts.ts";

/** One thing that can be done with a message, as the menu and the sheet list it. */
export type Deed = { readonly label: string; readonly icon: ReactNode; readonly isDanger?: boolean; run: () => void };

/** Of which message, and what stands around it. */
export type About = { message: Message; isLastReply: boolean; isOpening: boolean; onEdit: () => void };

/** The usual: what stands as buttons under the newest reply, first in a sheet. */
export function usualDeeds(
  actions: ChatFrame["actions"],
  { message, isLastReply, isOpening, onEdit }: About,
): readonly Deed[] {
  const isLocal = message.id.startsWith(localPrefix);
  return [
    isLastReply &&
      !isOpening && {
        label: chatTexts.regenerate,
        icon: <RefreshCwIcon />,
        run: () => actions.regenerate(message),
      },
    !isLocal && { label: chatTexts.edit, icon: <PencilIcon />, run: onEdit },
    { label: chatTexts.copy, icon: <CopyIcon />, run: () => actions.copy(message.content) },
  ].filter((deed) => deed !== false);
}
