import { type ComponentType, lazy } from "react";
import { closeDialog, type DialogName, type DialogProps, type OpenDialog } from "#src/client-state/dialogs.ts";

type DialogComponent<Name extends DialogName> = ComponentType<DialogProps[Name] & { onClose: () => void }>;

/** Every dialog by name, each lazily loaded as its own chunk. */
const dialogs: { readonly [Name in DialogName]: DialogComponent<Name> } = {
  themes: lazy(async () => ({ default: (await import("#src/features/themes/themes-dialog.tsx")).ThemesDialog })),
  settings: lazy(async () => ({
    default: (await import("#src/features/settings/settings-dialog.tsx")).SettingsDialog,
  })),
  renameThread: lazy(async () => ({
    default: (await import("#src/features/conversations/rename-thread-dialog.tsx")).RenameThreadDialog,
  })),
  reportMessage: lazy(async () => ({
    default: (await import("#src/features/chat/dialogs/report-message-dialog.tsx")).ReportMessageDialog,
  })),
  personas: lazy(async () => ({
    default: (await import("#src/features/personas/personas-dialog.tsx")).PersonasDialog,
  })),
  createGroup: lazy(async () => ({
    default: (await import("#src/features/group-chat/create-group-dialog.tsx")).CreateGroupDialog,
  })),
  chooseBuckets: lazy(async () => ({
    default: (await import("#src/features/cards/choose-buckets-dialog.tsx")).ChooseBucketsDialog,
  })),
  importCards: lazy(async () => ({
    default: (await import("#src/features/card-files/import-cards-dialog.tsx")).ImportCardsDialog,
  })),
  exportCard: lazy(async () => ({
    default: (await import("#src/features/card-files/export-card-dialog.tsx")).ExportCardDialog,
  })),
  checkpoint: lazy(async () => ({
    default: (await import("#src/features/chat/tree/checkpoint-dialog.tsx")).CheckpointDialog,
  })),
  palette: lazy(async () => ({
    default: (await import("#src/features/shell/palette/palette-dialog.tsx")).PaletteDialog,
  })),
  shortcuts: lazy(async () => ({
    default: (await import("#src/features/shell/palette/shortcuts-dialog.tsx")).ShortcutsDialog,
  })),
  importThread: lazy(async () => ({
    default: (await import("#src/features/conversations/import-thread-dialog.tsx")).ImportThreadDialog,
  })),
};

/** Renders the open dialog by name. `DialogSlot` keeps it mounted until its exit animation has ended. */
export function DialogHost({ open }: { open: OpenDialog }) {
  const Dialog = dialogs[open.name] as ComponentType<Record<string, unknown> & { onClose: () => void }>;
  return <Dialog {...open.props} onClose={closeDialog} />;
}
