import { useState } from "react";
import { useDeleteTheme } from "#src/data/theme/mutations.ts";
import type { CustomTheme } from "#src/generated/api/model/customTheme.ts";
import { useSingleFlight } from "#src/lib/use-single-flight.ts";
import { ConfirmDialog } from "#src/ui/confirm-dialog/confirm-dialog.tsx";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { themeTexts } from "./theme-texts.ts";

export interface DeleteThemeDialogProps {
  /** The theme to ask about; null asks nothing. */
  theme: CustomTheme | null;
  isInUse: boolean;
  onClose: () => void;
}

/** Asks before a theme is deleted; a failure is said in the question, which stays (THEME-08). */
export function DeleteThemeDialog({ theme, isInUse, onClose }: DeleteThemeDialogProps) {
  const remove = useDeleteTheme();
  // While it closes it still says what it asked.
  const [asked, setAsked] = useState({ theme, isInUse });
  if (theme !== null && theme !== asked.theme) setAsked({ theme, isInUse });
  const name = asked.theme?.name ?? "";
  const confirm = useSingleFlight(async () => {
    if (theme === null) return;
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
      isOpen={theme !== null}
      title={themeTexts.deleteTitle(name)}
      confirmLabel={themeTexts.deleteConfirm}
      tone="danger"
      isBusy={remove.isPending}
      error={remove.isError ? themeTexts.deleteFailed : undefined}
      onCancel={() => {
        remove.reset();
        onClose();
      }}
      onConfirm={() => void confirm()}
    >
      {asked.isInUse ? themeTexts.deleteInUse : themeTexts.deleteText}
    </ConfirmDialog>
  );
}
