import type { useImageUpload } from "#src/ui/image-upload/use-image-upload.ts";
import { InlineAlert } from "#src/ui/feedback/inline-alert.tsx";
import { TextLink } from "#src/ui/text-link/text-link.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden/visually-hidden.tsx";
import { css } from "#styled-system/css";
import { profileTexts } from "./profile-texts.ts";

export interface UploadProblemProps {
  upload: ReturnType<typeof useImageUpload>;
  refusals?: Readonly<Record<keyof typeof profileTexts.refusals, string>>;
}

/**
 * Status of an uploaded picture: why it was refused, that its animation was lost or, for screen readers, that it is
 * uploading.
 */
export function UploadProblem({ upload, refusals = profileTexts.refusals }: UploadProblemProps) {
  const isWaiting = upload.state === "checking" || upload.state === "uploading";
  return (
    <>
      <VisuallyHidden>
        <span role="status">{isWaiting ? profileTexts.uploading : ""}</span>
      </VisuallyHidden>
      {upload.failure !== null && (
        <InlineAlert
          tone="danger"
          actions={upload.canRetry ? <TextLink onClick={upload.retry}>{profileTexts.tryAgain}</TextLink> : undefined}
        >
          {refusals[upload.failure]}
        </InlineAlert>
      )}
      {upload.wasAnimated && <p className={css({ textStyle: "help", color: "fg.muted" })}>{profileTexts.still}</p>}
    </>
  );
}
