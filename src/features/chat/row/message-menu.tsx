import type { ReactElement } from "react";
import type { ChatRow } from "#src/domain/chat/chat-row.ts";
import { Menu, MenuItem } from "#src/ui/menu/menu.tsx";
import { useChatFrame } from "../chat-frame.ts";
import { moreActions } from "./more-actions.tsx";
import { useHasPrompt } from "./use-has-prompt.ts";
import { useReadAloud } from "./use-read-aloud.tsx";

export type MessageMenuProps = {
  trigger: ReactElement;
  row: ChatRow;
  isLastReply: boolean;
  isOpening: boolean;
  canRewrite: boolean;
};

/** Menu of a message's further actions. */
export function MessageMenu({ trigger, ...about }: MessageMenuProps) {
  const { actions } = useChatFrame();
  const hasPrompt = useHasPrompt(about.row, about.isOpening);
  const reading = useReadAloud(about.row);
  return (
    <Menu trigger={trigger} isOpenAtFirst>
      {moreActions(actions, { ...about, hasPrompt, reading }).map(({ label, icon, isDanger, run }) => (
        <MenuItem key={label} icon={icon} tone={isDanger ? "danger" : undefined} onSelect={run}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
