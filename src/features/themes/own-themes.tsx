import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import PencilIcon from "lucide-react/icons/pencil";
import PlusIcon from "lucide-react/icons/plus";
import Trash2Icon from "lucide-react/icons/trash-2";
import { useState } from "react";
import { themeStore } from "#src/client-state/appearance.ts";
import { useDeleteTheme } from "#src/data/theme/mutations.ts";
import { themesQuery } from "#src/data/theme/queries.ts";
import { customThemesAtMost, primaryOf } from "#src/domain/custom-theme.ts";
import type { CustomTheme } from "#src/generated/api/model/customTheme.ts";
import { useSingleFlight } from "#src/lib/use-single-flight.ts";
import { Button } from "#src/ui/button/button.tsx";
import { ConfirmDialog } from "#src/ui/confirm-dialog/confirm-dialog.tsx";
import { DialogSlot } from "#src/ui/dialog/dialog-slot.tsx";
import { AsyncView } from "#src/ui/feedback/async-view.tsx";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { lookOf } from "#src/ui/theme/look-of.ts";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { css } from "#styled-system/css";
import { OwnThemesSkeleton } from "./own-themes-skeleton.tsx";
import { ThemeCard } from "./theme-card.tsx";
import { cardGrid } from "./theme-looks.ts";
import { themeTexts } from "./theme-texts.ts";

interface DeleteThemeDialogProps {
  /** The theme to delete. */
  theme: CustomTheme;
  isInUse: boolean;
  onClose: () => void;
}

/** Asks before deleting a theme; a failure is shown in the dialog, which stays open (THEME-08). */
function DeleteThemeDialog({ theme, isInUse, onClose }: DeleteThemeDialogProps) {
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

const help = css({ color: "fg.muted", maxWidth: "52ch" });
const foot = css({ row: "3", flexWrap: "wrap", mt: "4" });

/** The user's own themes: choose, edit, delete, create (THEME-03, THEME-06 to THEME-08). */
export function OwnThemes({ chosen, onClose }: { chosen: string; onClose: () => void }) {
  const themes = useQuery(themesQuery());
  const [leaving, setLeaving] = useState<CustomTheme | null>(null);
  return (
    <AsyncView query={themes} skeleton={<OwnThemesSkeleton />} failed={themeTexts.ownFailed}>
      {(own) => (
        <>
          <Own themes={own} chosen={chosen} onDelete={setLeaving} onClose={onClose} />
          <DialogSlot show={leaving}>
            {(theme) => (
              <DeleteThemeDialog
                theme={theme}
                isInUse={chosen === `custom-${theme.id}`}
                onClose={() => setLeaving(null)}
              />
            )}
          </DialogSlot>
        </>
      )}
    </AsyncView>
  );
}

type OwnProps = {
  themes: readonly CustomTheme[];
  chosen: string;
  onDelete: (theme: CustomTheme) => void;
  onClose: () => void;
};

function Own({ themes, chosen, onDelete, onClose }: OwnProps) {
  const isFull = themes.length >= customThemesAtMost;
  return (
    <>
      {themes.length > 0 && (
        <div className={cardGrid}>
          {themes.map((theme) => (
            <ThemeCard
              key={theme.id}
              value={`custom-${theme.id}`}
              name={theme.name}
              theme={lookOf({ background: theme.background.colour, primary: primaryOf(theme) })}
              isChosen={chosen === `custom-${theme.id}`}
              onChoose={() => themeStore.set(`custom-${theme.id}`)}
            >
              <IconButton label={themeTexts.edit(theme.name)} asChild>
                <Link to="/theme" search={{ editId: theme.id }} onClick={onClose}>
                  <PencilIcon />
                </Link>
              </IconButton>
              <IconButton label={themeTexts.remove(theme.name)} onClick={() => onDelete(theme)}>
                <Trash2Icon />
              </IconButton>
            </ThemeCard>
          ))}
        </div>
      )}
      <div className={foot}>
        {isFull ? (
          <Button disabled disabledReason={themeTexts.full(customThemesAtMost)} icon={<PlusIcon />}>
            {themeTexts.create}
          </Button>
        ) : (
          <Button asChild>
            <Link to="/theme" search={{ new: true }} onClick={onClose}>
              <PlusIcon />
              {themeTexts.create}
            </Link>
          </Button>
        )}
        {themes.length === 0 && <p className={help}>{themeTexts.ownEmpty}</p>}
        {isFull && <p className={help}>{themeTexts.full(customThemesAtMost)}</p>}
      </div>
    </>
  );
}
