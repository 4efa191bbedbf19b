import { type ComponentType, lazy, useRef } from "react";
import type { GroupChat } from "#src/generated/api/model/groupChat.ts";
import type { UserInfo } from "#src/generated/api/model/userInfo.ts";
import { ConfirmDialog } from "#src/ui/confirm-dialog/confirm-dialog.tsx";
import { DialogSlot } from "#src/ui/dialog/dialog-slot.tsx";
import { useDeleteWithUndo } from "../header/use-delete-chat.ts";
import { groupTexts } from "./group-texts.ts";
import { useDeleteGroupHere } from "./use-delete-group.ts";
import type { Direction } from "./use-direction.ts";

const ChatSearchDialog = lazy(async () => ({
  default: (await import("../dialogs/chat-search-dialog.tsx")).ChatSearchDialog,
}));
const LorebooksDialog = lazy(async () => ({ default: (await import("./lorebooks-dialog.tsx")).LorebooksDialog }));
const MembersSheet = lazy(async () => ({ default: (await import("./members-sheet.tsx")).MembersSheet }));
const ModelSettingsDialog = lazy(async () => ({
  default: (await import("../dialogs/model-settings-dialog.tsx")).ModelSettingsDialog,
}));
const QuickSwapDialog = lazy(async () => ({
  default: (await import("../dialogs/quick-swap-dialog.tsx")).QuickSwapDialog,
}));
const ScenesDialog = lazy(async () => ({ default: (await import("./scenes-dialog.tsx")).ScenesDialog }));

export type GroupDialogName = "members" | "edit" | "delete" | "lorebooks" | "models" | "scenes" | "search" | "swap";

/** The editor of a group; a feature of its own, which the screen brings in. */
export type EditDialog = ComponentType<{ group: GroupChat; onClose: () => void }>;

export type GroupDialogsProps = {
  open: GroupDialogName | null;
  onOpen: (dialog: GroupDialogName | null) => void;
  group: GroupChat;
  name: string;
  threadId: string;
  direction: Direction;
  user: UserInfo;
  /** The thread's own model; null where each member answers with its own. */
  modelId: string | null;
  onSwapped: () => void;
  EditDialog: EditDialog;
  /** The group or the open scene has been deleted; `next` is the scene to go on with. */
  onDeleted: (next?: string) => void;
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
  user,
  modelId,
  onSwapped,
  EditDialog,
  onDeleted,
  isNarrow,
  onNewScene,
  onGoTo,
}: GroupDialogsProps) {
  const onClose = () => onOpen(null);
  const remove = useDeleteGroupHere(group.id, name, () => onDeleted());
  const scenes = useDeleteWithUndo();
  const [first] = group.members;
  const models = {
    // The call wants somebody of the cast; what is changed is the thread's.
    characterId: first?.characterId ?? "",
    threadId,
    currentModelId: modelId,
    variantId: null,
    isGroup: true,
    onSwapped,
    onClose,
  };
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
          {dialog === "swap" && <QuickSwapDialog {...models} onOpenModels={() => onOpen("models")} />}
          {dialog === "models" && <ModelSettingsDialog {...models} user={user} characterName={name} />}
          {dialog === "edit" && <EditDialog group={group} onClose={onClose} />}
          {dialog === "delete" && (
            <ConfirmDialog
              title={groupTexts.deleteQuestion(name)}
              confirmLabel={groupTexts.delete}
              tone="danger"
              isBusy={remove.isPending}
              onCancel={onClose}
              onConfirm={() => void remove.run()}
            >
              {groupTexts.deleteHelp}
            </ConfirmDialog>
          )}
          {dialog === "lorebooks" && <LorebooksDialog lorebooks={group.lorebooks} onClose={onClose} />}
          {dialog === "scenes" && (
            <ScenesDialog
              groupId={group.id}
              threadId={threadId}
              onClose={onClose}
              onDelete={(scene, next) =>
                scenes.remove(scene.id, scene.name, () => {
                  if (scene.id !== threadId) return;
                  after.current = () => onDeleted(next?.id);
                  onClose();
                })
              }
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
              members={group.members}
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
