import CopyIcon from "lucide-react/icons/copy";
import PencilIcon from "lucide-react/icons/pencil";
import RefreshCwIcon from "lucide-react/icons/refresh-cw";
import type { ReactNode } from "react";
import type { Message } from "#src/generated/api/model/message.ts";
import { localPrefix } from "#src/data/message/message-window.ts";
import { Drawer } from "#src/ui/drawer/drawer.tsx";
import { css } from "#styled-system/css";
import { afterClosing } from "./after-closing.ts";
import { useChatFrame } from "./chat-frame.ts";
import { chatTexts } from "./chat-texts.ts";

const item = css({
  display: "flex",
  alignItems: "center",
  gap: "14px",
  width: "full",
  minHeight: "52px",
  paddingInline: "16px",
  borderRadius: "md",
  background: "transparent",
  color: "fg.default",
  fontSize: "15px",
  textAlign: "start",
  cursor: "pointer",
  _hover: { background: "bg.hover" },
});

/** The actions of a row as a sheet, for a finger that pressed it long. */
export function MessageSheet({
  message,
  isLastReply,
  onEdit,
  onClose,
}: {
  message: Message;
  isLastReply: boolean;
  onEdit: () => void;
  onClose: () => void;
}) {
  const { actions } = useChatFrame();
  const act = (run: () => void) => () => {
    onClose();
    afterClosing(run);
  };
  return (
    <Drawer isOpen onClose={onClose} title={chatTexts.actions} isTitleHidden side="bottom">
      {isLastReply && (
        <SheetItem
          icon={<RefreshCwIcon />}
          label={chatTexts.regenerate}
          onPress={act(() => actions.regenerate(message))}
        />
      )}
      {!message.id.startsWith(localPrefix) && (
        <SheetItem icon={<PencilIcon />} label={chatTexts.edit} onPress={act(onEdit)} />
      )}
      <SheetItem icon={<CopyIcon />} label={chatTexts.copy} onPress={act(() => actions.copy(message.content))} />
    </Drawer>
  );
}

function SheetItem({ icon, label, onPress }: { icon: ReactNode; label: string; onPress: () => void }) {
  return (
    <button type="button" className={item} onClick={onPress}>
      {icon}
      {label}
    </button>
  );
}
