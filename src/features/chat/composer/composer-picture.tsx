import CircleAlertIcon from "lucide-react/icons/circle-alert";
import ImageOffIcon from "lucide-react/icons/image-off";
import XIcon from "lucide-react/icons/x";
import { useState } from "react";
import { BreathingDots } from "#src/ui/breathing-dots/breathing-dots.tsx";
import { Button } from "#src/ui/button/button.tsx";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { css } from "#styled-system/css";
import { chatTexts } from "../chat-texts.ts";
import type { ComposerPicture as Picture } from "./use-composer-picture.ts";

const strip = css({ row: "12px", padding: "6px 4px 8px 8px", minHeight: "60px" });
const frame = css({
  position: "relative",
  flexShrink: "0",
  display: "grid",
  placeItems: "center",
  width: "72px",
  height: "72px",
  borderRadius: "14px",
  overflow: "hidden",
  background: "bg.sunken",
  boxShadow: "inset 0 0 0 1px {colors.border.default}",
  color: "fg.muted",
  "--icon-size": "20px",
  "& img": { position: "absolute", inset: "0", boxSize: "full", objectFit: "cover" },
  "& img[data-waiting]": { opacity: "0.45" },
});
const words = css({
  flex: "1",
  minWidth: "0",
  row: "4px 10px",
  flexWrap: "wrap",
  fontSize: "13px",
  color: "fg.muted",
  textWrap: "pretty",
});
const problem = css({
  display: "flex",
  alignItems: "flex-start",
  gap: "6px",
  color: "danger.text",
  "& > svg": { flexShrink: "0", width: "16px", height: "16px", marginTop: "2px" },
});

/** The attached picture above the field, with its upload status and a remove button. */
export function ComposerPicture({ picture, onRemove }: { picture: Picture; onRemove: () => void }) {
  const { source, isWaiting, failure, wasAnimated, retry } = picture;
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <div className={strip} role="group" aria-label={chatTexts.attached}>
      {(source !== null || isWaiting) && (
        <div className={frame}>
          {source !== null &&
            (source === broken ? (
              <ImageOffIcon />
            ) : (
              <img
                src={source}
                alt={chatTexts.attached}
                data-waiting={isWaiting || undefined}
                draggable={false}
                onError={() => setBroken(source)}
              />
            ))}
          {isWaiting && <BreathingDots />}
        </div>
      )}
      <div className={words}>
        <span role="status">{isWaiting ? chatTexts.attaching : failure === null ? chatTexts.attachedNote : ""}</span>
        {wasAnimated && failure === null && <span>{chatTexts.attachedStill}</span>}
        {failure !== null && (
          <span className={problem} role="alert">
            <CircleAlertIcon />
            {chatTexts.attachFailures[failure]}
          </span>
        )}
        {retry !== null && (
          <Button size="sm" variant="soft" onClick={retry}>
            {chatTexts.tryAgain}
          </Button>
        )}
      </div>
      <IconButton label={chatTexts.detach} tooltipSide="top" onClick={onRemove}>
        <XIcon />
      </IconButton>
    </div>
  );
}
