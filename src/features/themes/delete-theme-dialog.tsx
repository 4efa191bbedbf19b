import { useDeleteTheme } from "#src/data/theme/mutations.ts";
import type { CustomTheme } from "#src/generated/api/model/customTheme.ts";
import { useSingleFlight } from "#src/lib/use-single-flight.ts";
import { ConfirmDialog } from "#src/ui/confirm-dialog/confirm-dialog.tsx";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { themeTexts } from "./theme-texts.ts";

export interface DeleteThemeDialogProps {
  /** The theme to delete. */
  theme: CustomTheme;
  isInUse: boolean;
  onClose: () => void;
}

/** Asks before deleting a theme; a failure is shown in the dialog, which stays open (THEME-08). */
export function DeleteThemeDialog({ theme, isInUse, onClose }: DeleteThemeDialogProps) {
  const remove = useDeleteTheme();
  const confirm = useSingleFlight(async () => {
    try {
      await remove.mutateAsync(theme.id);
      toaster.success(themeTexts.deleted(theme.name));
      onClose();
    } catch {
      // Shown in the dialog.
    }
  });
  return (
    <ConfirmDialog
      title={themeTexts.deleteTitle(theme.name)}
      confirmLabel={themeTexts.deleteConfirm}
      tone="danger"
      isBusy={remove.isPending}
      error={remove.isError ? themeTexts.deleteFailed : undefined}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    >
      {isInUse ? themeTexts.deleteInUse : themeTexts.deleteText}
    </ConfirmDialog>
  );
}
