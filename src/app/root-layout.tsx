import { Outlet, useRouter } from "@tanstack/react-router";
import { Suspense, useEffect } from "react";
import { customThemesStore, themeStore } from "#src/client-state/appearance.ts";
import { closeDialog, dialogStore } from "#src/client-state/dialogs.ts";
import { onStorageTrouble } from "#src/client-state/storage.ts";
import { useStore } from "#src/client-state/store.ts";
import { texts } from "#src/domain/texts.ts";
import { unopenedText } from "#src/domain/unopened-text.ts";
import { lazyAgain, renewFailed } from "#src/lib/lazy-again.tsx";
import { isNewVersion } from "#src/lib/missing-chunk.ts";
import { Region } from "#src/parts/region/region.tsx";
import { DialogSlot } from "#src/ui/dialog/dialog-slot.tsx";
import { ThemePicture } from "#src/ui/theme/theme-picture.tsx";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { Toaster } from "#src/ui/toaster/toaster.tsx";
import { css } from "#styled-system/css";
import { NoticeBar } from "./notice-bar.tsx";
import { sessionEpochStore } from "./session-watch.ts";
import { useAppearance } from "./use-appearance.ts";
import { useNavigationFocus } from "./use-navigation-focus.ts";

const stage = css({ position: "fixed", inset: "0", zIndex: "-1", pointerEvents: "none" });

/** The active custom theme's picture, behind every page (GAP-52). */
function ThemeBackdrop() {
  const theme = useStore(themeStore);
  const image = useStore(customThemesStore).find(({ id }) => theme === `custom-${id}`)?.image;
  if (image === undefined || image === null) return null;
  return (
    <div className={stage} aria-hidden="true">
      <ThemePicture src={image} />
    </div>
  );
}

const DialogHost = lazyAgain(async () => (await import("./dialog-host.tsx")).DialogHost);

/** Closes a dialog that crashed and offers to open it again; the page behind it still works. */
function sayUnopened(error: unknown) {
  const dialog = dialogStore.get();
  closeDialog();
  renewFailed();
  const again = { label: texts.actions.tryAgain, onAction: () => dialogStore.set(dialog) };
  toaster.error(unopenedText(error), isNewVersion(error) ? undefined : again);
}

/** The frame around every page: notices, the page, the open dialog, the toasts. */
export function RootLayout() {
  const epoch = useStore(sessionEpochStore);
  const dialog = useStore(dialogStore);
  useNavigationFocus(useRouter());
  useAppearance();
  useEffect(() => onStorageTrouble(() => toaster.info(texts.states.storageTrouble)), []);
  return (
    <>
      <ThemeBackdrop />
      <Region name="notices" instead="nothing">
        <NoticeBar />
      </Region>
      <Outlet key={epoch} />
      <Suspense fallback={null}>
        <DialogSlot show={dialog}>
          {(open) => (
            <Region name="dialog" instead="nothing" onBroken={sayUnopened}>
              <DialogHost open={open} />
            </Region>
          )}
        </DialogSlot>
        <Region name="toasts" instead="nothing">
          <Toaster />
        </Region>
      </Suspense>
    </>
  );
}
