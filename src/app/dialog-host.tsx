import type { ComponentType } from "react";
import { closeDialog, type DialogName, type DialogProps, type OpenDialog } from "#src/client-state/dialogs.ts";
import { lazyAgain } from "#src/lib/lazy-again.tsx";

type DialogComponent<Name extends DialogName> = ComponentType<DialogProps[Name] & { onClose: () => void }>;

/** Every dialog by name, each lazily loaded as its own chunk. */
const dialogs: { readonly [Name in DialogName]: DialogComponent<Name> } = {
  themes: lazyAgain(async () => (await import("#src/features/themes/themes-dialog.tsx")).ThemesDialog),
  settings: lazyAgain(async () => (await import("#src/features/settings/settings-dialog.tsx")).SettingsDialog),
  renameThread: lazyAgain(
    async () => (await import("#src/features/conversations/rename-thread-dialog.tsx")).RenameThreadDialog,
  ),
  reportMessage: lazyAgain(
    async () => (await import("#src/features/chat/dialogs/report-message-dialog.tsx")).ReportMessageDialog,
  ),
  personas: lazyAgain(async () => (await import("#src/features/personas/personas-dialog.tsx")).PersonasDialog),
  createGroup: lazyAgain(
    async () => (await import("#src/features/group-chat/create-group-dialog.tsx")).CreateGroupDialog,
  ),
  chooseBuckets: lazyAgain(
    async () => (await import("#src/features/cards/choose-buckets-dialog.tsx")).ChooseBucketsDialog,
  ),
  importCards: lazyAgain(
    async () => (await import("#src/features/card-files/import-cards-dialog.tsx")).ImportCardsDialog,
  ),
  exportCard: lazyAgain(async () => (await import("#src/features/card-files/export-card-dialog.tsx")).ExportCardDialog),
  checkpoint: lazyAgain(async () => (await import("#src/features/chat/tree/checkpoint-dialog.tsx")).CheckpointDialog),
  palette: lazyAgain(async () => (await import("#src/features/shell/palette/palette-dialog.tsx")).PaletteDialog),
  shortcuts: lazyAgain(async () => (await import("#src/features/shell/palette/shortcuts-dialog.tsx")).ShortcutsDialog),
  chatLorebooks: lazyAgain(
    async () => (await import("#src/features/group-chat/chat-lorebooks-dialog.tsx")).ChatLorebooksDialog,
  ),
  importThread: lazyAgain(
    async () => (await import("#src/features/conversations/import-thread-dialog.tsx")).ImportThreadDialog,
  ),
};

/** Renders the open dialog by name. `DialogSlot` keeps it mounted until its exit animation has ended. */
export function DialogHost({ open }: { open: OpenDialog }) {
  const Dialog = dialogs[open.name] as ComponentType<Record<string, unknown> & { onClose: () => void }>;
  return <Dialog {...open.props} onClose={closeDialog} />;
}
