import ImageOffIcon from "lucide-react/icons/image-off";
import { lazy, useState } from "react";
import { type ChatRow, isOfUser, pictureOf } from "#src/domain/chat/chat-row.ts";
import { Button } from "#src/ui/button/button.tsx";
import { DialogSlot } from "#src/ui/dialog/dialog-slot.tsx";
import { css } from "#styled-system/css";
import { useChatFrame } from "../chat-frame.ts";
import { chatTexts } from "../chat-texts.ts";
import { frame, note } from "./picture-frame.ts";

const PictureViewer = lazy(async () => ({ default: (await import("./picture-viewer.tsx")).PictureViewer }));

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

/** A message's picture: blurred by the user's setting (GAP-37), broken, or shown and clickable. */
export function ShownPicture({ row }: { row: ChatRow }) {
  const { blursPictures } = useChatFrame();
  const [broken, setBroken] = useState<string | null>(null);
  const [isRevealed, setIsRevealed] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const picture = pictureOf(row);
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
