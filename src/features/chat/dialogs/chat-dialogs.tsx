import { lazy, useRef } from "react";
import type { CharacterDetails } from "#src/generated/api/model/characterDetails.ts";
import type { UserInfo } from "#src/generated/api/model/userInfo.ts";
import { isVeiled } from "#src/parts/veil/veil.ts";
import { DialogSlot } from "#src/ui/dialog/dialog-slot.tsx";

const QuickSwapDialog = lazy(async () => ({ default: (await import("./quick-swap-dialog.tsx")).QuickSwapDialog }));
const VariantPickerDialog = lazy(async () => ({
  default: (await import("./variant-picker-dialog.tsx")).VariantPickerDialog,
}));
const ModelSettingsDialog = lazy(async () => ({
  default: (await import("./model-settings-dialog.tsx")).ModelSettingsDialog,
}));
const ReportDialog = lazy(async () => ({ default: (await import("./report-dialog.tsx")).ReportDialog }));

const ChatSearchDialog = lazy(async () => ({ default: (await import("./chat-search-dialog.tsx")).ChatSearchDialog }));

export type ChatDialogName = "swap" | "variants" | "models" | "report" | "search";

export type ChatDialogsProps = {
  open: ChatDialogName | null;
  onOpen: (dialog: ChatDialogName | null) => void;
  user: UserInfo;
  character: CharacterDetails;
  /** The user's name in this chat, substituted for placeholders (GAP-57). */
  userName: string;
  threadId: string | null;
  modelId: string | null;
  variantId: string | null;
  onSwapped: () => void;
  /** Scrolls to a message. */
  onGoTo: (messageId: string) => void;
};

/** The dialogs of one chat, each lazily loaded; one open at a time. */
export function ChatDialogs({
  open,
  onOpen,
  user,
  character,
  userName,
  threadId,
  modelId,
  variantId,
  onSwapped,
  onGoTo,
}: ChatDialogsProps) {
  const shared = { characterId: character.id, threadId, onClose: () => onOpen(null) };
  const models = { currentModelId: modelId, variantId, onSwapped };
  // Scroll to the found message after the dialog has restored focus.
  const found = useRef<string | null>(null);
  const goToFound = () => {
    if (found.current !== null) onGoTo(found.current);
    found.current = null;
  };
  return (
    <DialogSlot show={open === "search" && threadId === null ? null : open} onGone={goToFound}>
      {(name) => (
        <>
          {name === "swap" && <QuickSwapDialog {...shared} {...models} onOpenModels={() => onOpen("models")} />}
          {name === "models" && (
            <ModelSettingsDialog {...shared} {...models} user={user} characterName={character.name} />
          )}
          {name === "variants" && (
            <VariantPickerDialog
              {...shared}
              characterName={character.name}
              userName={userName}
              currentVariantId={variantId}
              isVeiled={isVeiled(character, user)}
            />
          )}
          {name === "search" && threadId !== null && (
            <ChatSearchDialog
              threadId={threadId}
              characterName={character.name}
              onClose={() => onOpen(null)}
              onChoose={(messageId) => {
                found.current = messageId;
                onOpen(null);
              }}
            />
          )}
          {name === "report" && <ReportDialog {...shared} characterName={character.name} variantId={variantId} />}
        </>
      )}
    </DialogSlot>
  );
}
