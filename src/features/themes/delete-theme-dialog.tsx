import { useDeleteTheme } from "#src/data/theme/mutations.ts";
import type { CustomTheme } from "#src/generated/api/model/customTheme.ts";
import { useSingleFlight } from "#src/lib/use-single-flight.ts";
import { ConfirmDialog } from "#src/ui/confirm-dialog/confirm-dialog.tsx";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { themeTexts } from "./theme-texts.ts";

export interface DeleteThemeDialogProps {
  /** The theme to ask about. */
  theme: CustomTheme;
  isInUse: boolean;
  onClose: () => void;
}

/** Asks before a theme is deleted; a failure is said in the question, which stays (THEME-08). */
export function DeleteThemeDialog({ theme, isInUse, onClose }: DeleteThemeDialogProps) {
  const remove = useDeleteTheme();
  const confirm = useSingleFlight(async () => {
    try {
      await remove.mutateAsync(theme.id);
      toaster.success(themeTexts.deleted(theme.name));
      onClose();
    } catch {
      // Said in the question.
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
