import XIcon from "lucide-react/icons/x";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useMedia } from "#src/lib/use-media.ts";
import { Dialog } from "#src/ui/dialog/dialog.tsx";
import { DialogSlot } from "#src/ui/dialog/dialog-slot.tsx";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { css } from "#styled-system/css";
import { imagesTexts } from "./images-texts.ts";

/** From this width a third column fits beside the form and the contact sheet. */
const wide = "(min-width: 1280px)";

const panel = css({ position: "sticky", top: "72px", minWidth: "0" });
const head = css({ row: "2", justifyContent: "space-between", mb: "2" });

export interface OpenPictureProps {
  children: ReactNode | null;
  onClose: () => void;
  /** The dialog has closed and given the focus back. */
  onGone: () => void;
}

/** The open picture: beside the sheet where there is room, else a dialog. Escape closes both. */
export function OpenPicture({ children, onClose, onGone }: OpenPictureProps) {
  const isWide = useMedia(wide);
  const isThere = children !== null;
  // The dialog shows it until its exit has ended, and stays open when another picture takes its place.
  const [latest, setLatest] = useState(children);
  if (isThere && children !== latest) setLatest(children);
  const close = useEffectEvent((event: KeyboardEvent) => {
    // Not while a dialog over the panel handles Escape.
    if (event.key === "Escape" && !event.defaultPrevented && document.querySelector("[role=dialog]") === null)
      onClose();
  });
  useEffect(() => {
    if (!isWide || !isThere) return;
    const hear = (event: KeyboardEvent) => close(event);
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, [isWide, isThere]);
  if (!isWide)
    return (
      <DialogSlot show={isThere} onGone={onGone}>
        {() => (
          <Dialog title={imagesTexts.picture} onClose={onClose}>
            {latest}
          </Dialog>
        )}
      </DialogSlot>
    );
  return (
    isThere && (
      <aside className={panel} aria-label={imagesTexts.picture}>
        <div className={head}>
          <h2 className={css({ textStyle: "label" })}>{imagesTexts.picture}</h2>
          <IconButton label={imagesTexts.close} onClick={onClose}>
            <XIcon />
          </IconButton>
        </div>
        {children}
      </aside>
    )
  );
}
