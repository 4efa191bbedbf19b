import CameraIcon from "lucide-react/icons/camera";
import ImageUpIcon from "lucide-react/icons/image-up";
import { sendImage } from "#src/data/upload/upload-image.ts";
import { imageLimits } from "#src/domain/limits.ts";
import type { UserInfo } from "#src/generated/api/model/userInfo.ts";
import { mobileQuery, useMedia } from "#src/lib/use-media.ts";
import { Avatar } from "#src/ui/avatar/avatar.tsx";
import { BreathingDots } from "#src/ui/breathing-dots/breathing-dots.tsx";
import { useImageUpload } from "#src/ui/image-upload/use-image-upload.ts";
import { css, cx } from "#styled-system/css";
import type { ProfileValues } from "./profile-changes.ts";
import { PictureButton } from "./profile-picture-button.tsx";
import { profileTexts } from "./profile-texts.ts";
import { UploadProblem } from "./profile-upload-problem.tsx";

const banner = css({
  position: "relative",
  height: { base: "140px", md: "196px" },
  bg: "bg.raised",
  backgroundImage: "linear-gradient(120deg, {colors.bg.raised}, {colors.accent.subtle})",
  overflow: "hidden",
});
const bannerPicture = css({ boxSize: "full", objectFit: "cover", display: "block" });
const onBanner = css({ position: "absolute", insetInlineEnd: { base: "4", md: "18px" }, bottom: "4" });
const veil = css({
  position: "absolute",
  inset: "0",
  display: "grid",
  placeItems: "center",
  bg: "color-mix(in oklab, {colors.scrim} 60%, transparent)",
  color: "white",
});
const person = css({
  display: "flex",
  alignItems: "flex-start",
  gap: { base: "4", lg: "8" },
  ps: { base: "4", md: "30px", lg: "42px" },
  pe: { base: "3", md: "30px" },
  // The avatar overlaps the banner by half.
  mt: { base: "-44px", md: "-55px" },
  position: "relative",
  // It lies over the banner's own buttons.
  pointerEvents: "none",
  "& :is(button, input)": { pointerEvents: "auto" },
});
const portrait = css({ position: "relative", flexShrink: "0", borderRadius: "full" });
const round = css({ borderRadius: "full" });
// Below the banner, even if the name is long.
const words = css({ flex: "1", minWidth: "0", pt: { base: "52px", md: "62px" } });
const beside = css({ pt: { base: "54px", md: "72px" }, flexShrink: "0" });
const name = css({
  textStyle: "h3",
  lgDown: { fontSize: "19px", lineHeight: "1.2" },
  overflowWrap: "anywhere",
  lineClamp: "2",
});
const line = css({ textStyle: "help", color: "fg.muted" });
const problems = css({
  display: "grid",
  gap: "2",
  px: { base: "4", md: "30px" },
  mt: "3",
  _empty: { display: "none" },
});

export interface ProfileHeadProps {
  user: UserInfo;
  values: ProfileValues;
  /** Picture of the chosen decoration. */
  decoration: string | null;
  avatarUpload: ReturnType<typeof useImageUpload>;
  backgroundUpload: ReturnType<typeof useImageUpload>;
  onChange: (values: Partial<ProfileValues>) => void;
}

type Send = (name: "avatar" | "backgroundImage", send: () => Promise<string>, signal: AbortSignal) => Promise<void>;

/** The two pictures of a profile: uploaded when chosen, saved with the rest. */
export function useProfilePictures(upload: Send) {
  const avatar = useImageUpload({
    limits: imageLimits,
    aspect: 1,
    longestSide: 512,
    onUpload: ({ blob }, signal) => upload("avatar", () => sendImage("avatar", { blob, signal }), signal),
  });
  const background = useImageUpload({
    limits: imageLimits,
    aspect: 3.2,
    longestSide: 1920,
    onUpload: ({ blob }, signal) => upload("backgroundImage", () => sendImage("background", { blob, signal }), signal),
  });
  return { avatar, background };
}

const isWaiting = (upload: ReturnType<typeof useImageUpload>) =>
  upload.state === "checking" || upload.state === "uploading";

/** Banner, decorated avatar and name, as others see them (SET-PRO-02, SET-PRO-03). */
export function ProfileHead({ user, values, decoration, avatarUpload, backgroundUpload, onChange }: ProfileHeadProps) {
  const isNarrow = useMedia(mobileQuery);
  const backdrop = backgroundUpload.preview ?? values.backgroundImage;
  return (
    <div>
      <div className={banner}>
        {backdrop !== null && <img src={backdrop} alt={profileTexts.background} className={bannerPicture} />}
        {isWaiting(backgroundUpload) && (
          <div className={veil}>
            <BreathingDots />
          </div>
        )}
        <PictureButton
          label={profileTexts.changeBackground}
          removeLabel={profileTexts.removeBackground}
          icon={<ImageUpIcon />}
          upload={backgroundUpload}
          onRemove={values.backgroundImage === null ? undefined : () => onChange({ backgroundImage: null })}
          isOnPicture
          shape="banner"
          className={onBanner}
        />
      </div>
      <div className={person}>
        <div className={portrait}>
          <Avatar
            src={avatarUpload.preview ?? values.avatar}
            name={user.userName}
            seed={user.id}
            size={isNarrow ? 96 : 110}
            decoration={decoration}
            isDecorative
          />
          {isWaiting(avatarUpload) && (
            <div className={cx(veil, round)}>
              <BreathingDots />
            </div>
          )}
        </div>
        <div className={words}>
          <p className={name}>
            <bdi>{user.userName}</bdi>
          </p>
          <p className={line}>{user.isCreator ? profileTexts.creator : profileTexts.noCreator}</p>
        </div>
        <PictureButton
          label={profileTexts.avatar}
          removeLabel={profileTexts.removeAvatar}
          icon={<CameraIcon />}
          upload={avatarUpload}
          onRemove={values.avatar === null ? undefined : () => onChange({ avatar: null })}
          isNarrow
          shape="round"
          className={beside}
        />
      </div>
      <div className={problems}>
        <UploadProblem upload={backgroundUpload} />
        <UploadProblem upload={avatarUpload} />
      </div>
    </div>
  );
}
