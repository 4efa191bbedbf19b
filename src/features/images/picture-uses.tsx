import CircleUserRoundIcon from "lucide-react/icons/circle-user-round";
import ImageIcon from "lucide-react/icons/image";
import MessageSquarePlusIcon from "lucide-react/icons/message-square-plus";
import { lazy, useState } from "react";
import { useTakeProfilePicture } from "#src/data/image/mutations.ts";
import { imageLimits } from "#src/domain/limits.ts";
import type { GeneratedImage } from "#src/generated/api/model/generatedImage.ts";
import { pictureBlob } from "#src/lib/picture-blob.ts";
import { useSingleFlight } from "#src/lib/use-single-flight.ts";
import { DialogSlot } from "#src/ui/dialog/dialog-slot.tsx";
import { InlineAlert } from "#src/ui/feedback/inline-alert.tsx";
import { useImageUpload } from "#src/ui/image-upload/use-image-upload.ts";
import { TextLink } from "#src/ui/text-link/text-link.tsx";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { VisuallyHidden } from "#src/ui/visually-hidden/visually-hidden.tsx";
import { css } from "#styled-system/css";
import { imagesTexts } from "./images-texts.ts";

const ImageCropDialog = lazy(async () => ({
  default: (await import("#src/ui/image-crop/image-crop-dialog.tsx")).ImageCropDialog,
}));
const ChatPickerDialog = lazy(async () => ({ default: (await import("./chat-picker-dialog.tsx")).ChatPickerDialog }));

const group = css({ border: "0", m: "0", p: "0", minWidth: "0", "& legend": { textStyle: "label", p: "0", mb: "2" } });
const uses = css({ display: "grid", gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: "2" });
const use = css({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: "1.5",
  minHeight: "64px",
  px: "1",
  border: "0",
  borderRadius: "14px",
  bg: "bg.surface",
  color: "fg.default",
  fontSize: "13px",
  fontWeight: "semibold",
  cursor: "pointer",
  "--icon-size": "20px",
  "& svg": { color: "fg.muted" },
  _hover: { bg: "bg.hover" },
  "&[aria-disabled=true]": { opacity: "disabled", cursor: "progress" },
});

/** Uses a picture in the profile: downloads it, lets the user crop it, uploads and saves the result (F37). */
function useProfilePlace(place: "avatar" | "backgroundImage", aspect: number, longestSide: number) {
  const { mutateAsync: take } = useTakeProfilePicture();
  return useImageUpload({
    limits: imageLimits,
    aspect,
    longestSide,
    onUpload: async ({ blob }, signal) => {
      await take({ place, picture: { blob, signal } });
    },
  });
}

/** What a picture can be used as: the user's avatar, their profile's background, the picture of a message. */
export function PictureUses({ image, userId }: { image: GeneratedImage; userId: string }) {
  const avatar = useProfilePlace("avatar", 1, 512);
  const background = useProfilePlace("backgroundImage", 3.2, 1920);
  const [isPicking, setIsPicking] = useState(false);
  const isWaiting = [avatar, background].some(({ state }) => state === "checking" || state === "uploading");
  const begin = useSingleFlight(async (upload: typeof avatar) => {
    try {
      await upload.choose(await pictureBlob(image));
    } catch {
      toaster.error(imagesTexts.readFailed);
    }
  });
  const button = (label: string, icon: React.ReactNode, onClick: () => void) => (
    <button
      type="button"
      className={use}
      aria-disabled={isWaiting || undefined}
      onClick={() => !isWaiting && onClick()}
    >
      {icon}
      {label}
    </button>
  );
  return (
    <fieldset className={group}>
      <legend>{imagesTexts.usableAs}</legend>
      <div className={uses}>
        {button(imagesTexts.avatar, <CircleUserRoundIcon />, () => void begin(avatar))}
        {button(imagesTexts.background, <ImageIcon />, () => void begin(background))}
        {button(imagesTexts.inChat, <MessageSquarePlusIcon />, () => setIsPicking(true))}
      </div>
      <VisuallyHidden>
        <span role="status">{isWaiting ? imagesTexts.working : ""}</span>
      </VisuallyHidden>
      {[avatar, background].map(
        (upload, index) =>
          upload.failure !== null && (
            <InlineAlert
              key={index === 0 ? "avatar" : "background"}
              tone="danger"
              actions={upload.canRetry && <TextLink onClick={upload.retry}>{imagesTexts.tryAgain}</TextLink>}
            >
              {imagesTexts.sendFailed}
            </InlineAlert>
          ),
      )}
      <DialogSlot show={avatar.cropping}>
        {(cropping) => <ImageCropDialog cropping={cropping} shape="round" onCancel={avatar.cancel} />}
      </DialogSlot>
      <DialogSlot show={background.cropping}>
        {(cropping) => <ImageCropDialog cropping={cropping} shape="banner" onCancel={background.cancel} />}
      </DialogSlot>
      <DialogSlot show={isPicking}>
        {() => <ChatPickerDialog image={image} userId={userId} onClose={() => setIsPicking(false)} />}
      </DialogSlot>
    </fieldset>
  );
}
