import CopyIcon from "lucide-react/icons/copy";
import PencilIcon from "lucide-react/icons/pencil";
import RefreshCwIcon from "lucide-react/icons/refresh-cw";
import type { Message } from "#src/generated/api/model/message.ts";
import { localPrefix } from "#src/data/message/message-window.ts";
import { Drawer } from "#src/ui/drawer/drawer.tsx";
import { afterClosing } from "./after-closing.ts";
import { useChatFrame } from "./chat-frame.ts";
import { chatTexts } from "./chat-texts.ts";
import { SheetItem } from "./sheet-item.tsx";

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
