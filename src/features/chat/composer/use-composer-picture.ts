import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { followDraft, pictureDraft, readDraft, writeDraft } from "#src/client-state/drafts.ts";
import { sendImage } from "#src/data/upload/upload-image.ts";
import { imageLimits } from "#src/domain/limits.ts";
import { type ImageUploadFailure, useImageUpload } from "#src/ui/image-upload/use-image-upload.ts";

export type ComposerPicture = {
  /** Preview: the re-encoded pixels, or the uploaded address; null without a picture. */
  source: string | null;
  isWaiting: boolean;
  failure: ImageUploadFailure | null;
  /** Whether it was animated before it was re-encoded. */
  wasAnimated: boolean;
  /** The message cannot be sent yet: the picture is uploading, or has failed and can be retried. */
  isInTheWay: boolean;
  /** Null if a retry would not help. */
  retry: (() => void) | null;
  add: (file: Blob) => void;
  /** Attaches a picture that is already uploaded, unless another is attached. */
  give: (url: string) => void;
  remove: () => void;
  /** Returns the address for the message being sent and clears the attachment. */
  take: () => string | null;
};

/**
 * The picture attached to the next message (GAP-124). It is checked, re-encoded and uploaded at once (GAP-09); its
 * address is stored beside the draft. `chatKey` and `draftName` change as in `useDraftText`.
 */
export function useComposerPicture(userId: string, draftName: string, chatKey: string): ComposerPicture {
  const [url, setUrl] = useState<string | null>(null);
  const [preview, setPreview] = useState<string | null>(null);
  const last = useRef({ chatKey, draftName, url });
  const upload = useImageUpload({
    limits: imageLimits,
    longestSide: 2048,
    onUpload: async ({ blob }, signal) => {
      keep(null);
      setPreview(URL.createObjectURL(blob));
      const address = await sendImage("message", { blob, signal });
      if (!signal.aborted) keep(address);
    },
  });
  const isWaiting = upload.state === "checking" || upload.state === "uploading";

  function keep(address: string | null) {
    setUrl(address);
    last.current.url = address;
    writeDraft(userId, pictureDraft(last.current.draftName), address ?? "");
  }
  function clear() {
    upload.reset();
    setPreview(null);
    keep(null);
  }

  useEffect(() => () => void (preview !== null && URL.revokeObjectURL(preview)), [preview]);
  useLayoutEffect(() => {
    const before = last.current;
    // The new chat has got its thread: move the attachment to the new draft.
    if (before.chatKey === chatKey && before.draftName !== draftName) {
      writeDraft(userId, pictureDraft(before.draftName), "");
      writeDraft(userId, pictureDraft(draftName), before.url ?? "");
      last.current = { ...before, draftName };
      return;
    }
    const stored = readDraft(userId, pictureDraft(draftName)) || null;
    last.current = { chatKey, draftName, url: stored };
    upload.reset();
    setPreview(null);
    setUrl(stored);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each chat; the upload is of this render
  }, [userId, draftName, chatKey]);
  useEffect(
    () =>
      followDraft(userId, pictureDraft(draftName), (address) => {
        if (!document.hasFocus()) setUrl((last.current.url = address || null));
      }),
    [userId, draftName],
  );

  return {
    source: preview ?? url,
    isWaiting,
    failure: upload.failure,
    wasAnimated: upload.wasAnimated,
    isInTheWay: isWaiting || upload.canRetry,
    retry: upload.canRetry ? upload.retry : null,
    add: (file) => void upload.choose(file),
    give: (address) => {
      if (last.current.url === null && !isWaiting) keep(address);
    },
    remove: clear,
    take() {
      const address = last.current.url;
      clear();
      return address;
    },
  };
}
