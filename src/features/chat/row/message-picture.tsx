import ImageOffIcon from "lucide-react/icons/image-off";
import { lazy, useState } from "react";
import { useKeyed } from "#src/data/message/keyed-store.ts";
import { pictureJobs } from "#src/data/message/message-picture.ts";
import { type ChatRow, isOfUser, pictureOf, storedOf } from "#src/domain/chat/chat-row.ts";
import { BreathingDots } from "#src/ui/breathing-dots/breathing-dots.tsx";
import { Button } from "#src/ui/button/button.tsx";
import { DialogSlot } from "#src/ui/dialog/dialog-slot.tsx";
import { css } from "#styled-system/css";
import { useChatFrame } from "../chat-frame.ts";
import { chatTexts } from "../chat-texts.ts";

const PictureViewer = lazy(async () => ({ default: (await import("./picture-viewer.tsx")).PictureViewer }));

/** A fixed aspect ratio, so that a picture that loads or fails shifts nothing. */
const frame = css({
  position: "relative",
  display: "grid",
  placeItems: "center",
  width: "min(480px, 100%)",
  aspectRatio: "16 / 9",
  marginTop: "12px",
  padding: "0",
  borderRadius: "lg",
  overflow: "hidden",
  background: "bg.sunken",
  color: "fg.muted",
  fontSize: "13.5px",
  "--icon-size": "22px",
  "& img": { position: "absolute", inset: "0", boxSize: "full", objectFit: "cover" },
  "&[data-blurred] img": { filter: "blur(26px)", transform: "scale(1.16)" },
  "&:is(button)": { cursor: "zoom-in" },
});
const note = css({ display: "grid", justifyItems: "center", gap: "8px", padding: "16px", textAlign: "center" });
const cover = css({
  position: "relative",
  display: "grid",
  justifyItems: "center",
  gap: "10px",
  padding: "16px",
  textAlign: "center",
  borderRadius: "lg",
  background: "color-mix(in srgb, {colors.bg.overlay} 88%, transparent)",
  color: "fg.default",
});

/** A message's picture: being generated, blurred by the user's setting (GAP-37), broken, or shown and clickable. */
export function MessagePicture({ row }: { row: ChatRow }) {
  const { blursPictures } = useChatFrame();
  const isMaking = useKeyed(pictureJobs, storedOf(row)?.id ?? "") !== null;
  const [broken, setBroken] = useState<string | null>(null);
  const [isRevealed, setIsRevealed] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const picture = pictureOf(row);
  if (isMaking)
    return (
      <div className={frame} role="status">
        <span className={note}>
          <BreathingDots />
          {chatTexts.makingPicture}
        </span>
      </div>
    );
  if (picture === null) return null;
  if (picture === broken)
    return (
      <div className={frame}>
        <span className={note}>
          <ImageOffIcon />
          {chatTexts.pictureGone}
        </span>
      </div>
    );
  const alt = chatTexts.pictureOf(isOfUser(row) ? chatTexts.you : row.speaker.name);
  const isBlurred = blursPictures && !isRevealed;
  const image = <img src={picture} alt={isBlurred ? "" : alt} decoding="async" onError={() => setBroken(picture)} />;
  if (isBlurred)
    return (
      <div className={frame} data-blurred="">
        {image}
        <span className={cover}>
          {chatTexts.mature}
          <Button size="sm" variant="soft" onClick={() => setIsRevealed(true)}>
            {chatTexts.showPicture}
          </Button>
        </span>
      </div>
    );
  return (
    <>
      <button type="button" className={frame} aria-label={chatTexts.openPicture(alt)} onClick={() => setIsOpen(true)}>
        {image}
      </button>
      <DialogSlot show={isOpen}>
        {() => <PictureViewer source={picture} alt={alt} onClose={() => setIsOpen(false)} />}
      </DialogSlot>
    </>
  );
}
