import ChevronLeftIcon from "lucide-react/icons/chevron-left";
import ChevronRightIcon from "lucide-react/icons/chevron-right";
import { useRef } from "react";
import type { ChatRow } from "#src/domain/chat/chat-row.ts";
import { Drawer } from "#src/ui/drawer/drawer.tsx";
import { useChatFrame } from "../chat-frame.ts";
import { chatTexts } from "../chat-texts.ts";
import { usualActions, type MessageAction } from "./usual-actions.tsx";
import { moreActions } from "./more-actions.tsx";
import { SheetItem } from "./sheet-item.tsx";
import { useHasPrompt } from "./use-has-prompt.ts";
import { useReadAloud } from "./use-read-aloud.tsx";
import { versionsOf } from "./message-versions.ts";

export type MessageSheetProps = {
  row: ChatRow;
  isLastReply: boolean;
  isOpening: boolean;
  canRewrite: boolean;
  onEdit: () => void;
  onClose: () => void;
};

/** A row's actions as a sheet: opened by a long press, and by More on a phone. */
export function MessageSheet({ onClose, ...about }: MessageSheetProps) {
  const { actions } = useChatFrame();
  const { row } = about;
  const hasPrompt = useHasPrompt(row, about.isOpening);
  const reading = useReadAloud(row);
  const { at, count } = versionsOf(row);
  const swipes: (MessageAction | false)[] = [
    at > 0 && {
      label: chatTexts.previous,
      icon: <ChevronLeftIcon />,
      run: () => actions.swipe(row, -1, false),
    },
    at < count - 1 && {
      label: chatTexts.next,
      icon: <ChevronRightIcon />,
      run: () => actions.swipe(row, 1, false),
    },
  ];
  const entries = [
    ...usualActions(actions, about),
    ...swipes.filter((action) => action !== false),
    ...moreActions(actions, { ...about, hasPrompt, reading }),
  ];
  // Runs after the sheet has closed and restored focus, since it may open a dialog or move focus.
  const chosen = useRef<() => void>(undefined);
  return (
    <Drawer onClose={onClose} onClosed={() => chosen.current?.()} title={chatTexts.actions} isTitleHidden side="bottom">
      {entries.map(({ label, icon, isDanger, isAtOnce, run }) => (
        <SheetItem
          key={label}
          icon={icon}
          label={label}
          isDanger={isDanger}
          onPress={() => {
            if (isAtOnce) run();
            else chosen.current = run;
            onClose();
          }}
        />
      ))}
    </Drawer>
  );
}
