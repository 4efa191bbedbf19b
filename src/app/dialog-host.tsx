import { type ComponentType, lazy, Suspense } from "react";
import { closeDialog, type DialogName, type DialogProps, dialogStore } from "#src/client-state/dialogs.ts";
import { useStore } from "#src/client-state/store.ts";

type DialogComponent<Name extends DialogName> = ComponentType<DialogProps[Name] & { onClose: () => void }>;

/** Every dialog by name, each its own chunk. */
const dialogs: { readonly [Name in DialogName]: DialogComponent<Name> } = {
  themes: lazy(async () => ({ default: (await import("#src/features/themes/themes-dialog.tsx")).ThemesDialog })),
  settings: lazy(async () => ({
    default: (await import("#src/features/settings/settings-dialog.tsx")).SettingsDialog,
  })),
  renameThread: lazy(async () => ({
    default: (await import("#src/features/conversations/rename-thread-dialog.tsx")).RenameThreadDialog,
  })),
  importThread: lazy(async () => ({
    default: (await import("#src/features/conversations/import-thread-dialog.tsx")).ImportThreadDialog,
  })),
};

/** Shows the one open dialog. */
export function DialogHost() {
  const open = useStore(dialogStore);
  if (open === null) return null;
  const Dialog = dialogs[open.name] as ComponentType<Record<string, unknown> & { onClose: () => void }>;
  return (
    <Suspense fallback={null}>
      <Dialog {...open.props} onClose={closeDialog} />
    </Suspense>
  );
}
