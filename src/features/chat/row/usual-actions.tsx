import CopyIcon from "lucide-react/icons/copy";
import PencilIcon from "lucide-react/icons/pencil";
import RefreshCwIcon from "lucide-react/icons/refresh-cw";
import type { ReactNode } from "react";
import { type ChatRow, storedOf, textOf } from "#src/domain/chat/chat-row.ts";
import type { ChatFrame } from "../chat-frame.ts";
import { chatTexts } from "../chat-texts.ts";

/** An action of a message, as listed in the menu and the sheet. */
export type MessageAction = {
  readonly label: string;
  readonly icon: ReactNode;
  readonly isDanger?: boolean;
  /** Runs within the press, before the sheet has closed. */
  readonly isAtOnce?: boolean;
  run: () => void;
};

/** The message, and the context of its row. */
export type About = { row: ChatRow; isLastReply: boolean; isOpening: boolean; canRewrite: boolean; onEdit: () => void };

/** Common actions: the buttons under the newest reply, and first in a sheet. */
export function usualActions(
  actions: ChatFrame["actions"],
  { row, canRewrite, onEdit }: About,
): readonly MessageAction[] {
  const message = storedOf(row);
  return [
    message !== null &&
      canRewrite && {
        label: chatTexts.regenerate,
        icon: <RefreshCwIcon />,
        run: () => actions.regenerate(message),
      },
    message !== null && { label: chatTexts.edit, icon: <PencilIcon />, run: onEdit },
    { label: chatTexts.copy, icon: <CopyIcon />, run: () => actions.copy(textOf(row)) },
  ].filter((action) => action !== false);
}
