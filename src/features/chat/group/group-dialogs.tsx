import { lazy, useRef } from "react";
import type { GroupChat } from "#src/generated/api/model/groupChat.ts";
import { DialogSlot } from "#src/ui/dialog/dialog-slot.tsx";
import type { Direction } from "./use-direction.ts";

const ChatSearchDialog = lazy(async () => ({
  default: (await import("../dialogs/chat-search-dialog.tsx")).ChatSearchDialog,
}));
const LorebooksDialog = lazy(async () => ({ default: (await import("./lorebooks-dialog.tsx")).LorebooksDialog }));
const MembersSheet = lazy(async () => ({ default: (await import("./members-sheet.tsx")).MembersSheet }));
const RenameGroupDialog = lazy(async () => ({
  default: (await import("./rename-group-dialog.tsx")).RenameGroupDialog,
}));
const ScenesDialog = lazy(async () => ({ default: (await import("./scenes-dialog.tsx")).ScenesDialog }));

export type GroupDialogName = "members" | "rename" | "lorebooks" | "scenes" | "search";

export type GroupDialogsProps = {
  open: GroupDialogName | null;
  onOpen: (dialog: GroupDialogName | null) => void;
  group: GroupChat;
  name: string;
  threadId: string;
  direction: Direction;
  isNarrow: boolean;
  onNewScene: () => void;
  /** Scrolls to a message. */
  onGoTo: (messageId: string) => void;
};

/** The dialogs of a group chat, each lazily loaded; one open at a time. */
export function GroupDialogs({
  open,
  onOpen,
  group,
  name,
  threadId,
  direction,
  isNarrow,
  onNewScene,
  onGoTo,
}: GroupDialogsProps) {
  const onClose = () => onOpen(null);
  // Runs after the dialog has restored focus.
  const after = useRef<() => void>(undefined);
  return (
    <DialogSlot
      show={open}
      onGone={() => {
        after.current?.();
        after.current = undefined;
      }}
    >
      {(dialog) => (
        <>
          {dialog === "members" && (
            <MembersSheet direction={direction} side={isNarrow ? "bottom" : "end"} onClose={onClose} />
          )}
          {dialog === "rename" && <RenameGroupDialog group={group} onClose={onClose} />}
          {dialog === "lorebooks" && <LorebooksDialog lorebooks={group.lorebooks} onClose={onClose} />}
          {dialog === "scenes" && (
            <ScenesDialog
              groupId={group.id}
              threadId={threadId}
              onClose={onClose}
              onNewScene={() => {
                after.current = onNewScene;
                onClose();
              }}
            />
          )}
          {dialog === "search" && (
            <ChatSearchDialog
              threadId={threadId}
              characterName={name}
              onClose={onClose}
              onChoose={(messageId) => {
                after.current = () => onGoTo(messageId);
                onClose();
              }}
            />
          )}
        </>
      )}
    </DialogSlot>
  );
}
