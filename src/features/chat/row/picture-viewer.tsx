import ZoomInIcon from "lucide-react/icons/zoom-in";
import ZoomOutIcon from "lucide-react/icons/zoom-out";
import { useState, type KeyboardEvent } from "react";
import { Dialog } from "#src/ui/dialog/dialog.tsx";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { css } from "#styled-system/css";
import { chatTexts } from "../chat-texts.ts";

export type PictureViewerProps = { source: string; alt: string; onClose: () => void };

const steps = [1, 1.5, 2, 3, 4] as const;

const stage = css({
  flex: "1",
  minHeight: "0",
  height: "full",
  overflow: "auto",
  display: "grid",
  background: "bg.sunken",
  _focusVisible: { outlineOffset: "-4px" },
});
const image = css({
  margin: "auto",
  maxWidth: "none",
  height: "auto",
  cursor: "zoom-in",
  "&[data-far]": { cursor: "zoom-out" },
});

/** A full-page picture. Plus, minus and 0 zoom, as does a double click; arrows scroll; Escape closes. */
export function PictureViewer({ source, alt, onClose }: PictureViewerProps) {
  const [step, setStep] = useState(0);
  const zoom = (to: number) => setStep(Math.max(0, Math.min(steps.length - 1, to)));

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === "+" || key === "=") zoom(step + 1);
    else if (key === "-") zoom(step - 1);
    else if (key === "0") zoom(0);
  }

  return (
    <Dialog
      onClose={onClose}
      title={alt}
      size="full"
      isFlush
      headerEnd={
        <>
          <IconButton label={chatTexts.zoomOut} disabled={step === 0} onClick={() => zoom(step - 1)}>
            <ZoomOutIcon />
          </IconButton>
          <IconButton label={chatTexts.zoomIn} disabled={step === steps.length - 1} onClick={() => zoom(step + 1)}>
            <ZoomInIcon />
          </IconButton>
        </>
      }
    >
      {/* A scrolling element must be keyboard-accessible; arrows scroll it, the keys above zoom. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        className={stage}
        role="group"
        aria-label={chatTexts.zoomed(Math.round((steps[step] ?? 1) * 100))}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
        tabIndex={0}
        // The keys work from the start.
        data-autofocus=""
        onKeyDown={onKeyDown}
        onDoubleClick={() => zoom(step === 0 ? 2 : 0)}
      >
        <img
          className={image}
          src={source}
          alt={alt}
          data-far={step > 0 || undefined}
          style={{
            width: `${(steps[step] ?? 1) * 100}%`,
            ...(step === 0 && { maxHeight: "100%", objectFit: "contain" }),
          }}
          draggable={false}
        />
      </div>
    </Dialog>
  );
}
