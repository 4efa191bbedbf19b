import { lazy, Suspense } from "react";
import { useKeyed } from "#src/data/message/keyed-store.ts";
import { withReason } from "#src/data/failure-text.ts";
import { askedPictures } from "#src/data/message/message-picture.ts";
import { type ChatRow, storedOf } from "#src/domain/chat/chat-row.ts";
import { texts } from "#src/domain/texts.ts";
import type { Message } from "#src/generated/api/model/message.ts";
import { useChatFrame } from "../chat-frame.ts";
import { chatTexts } from "../chat-texts.ts";
import { Painting } from "./painting.tsx";
import { Retry, StatusLine } from "./reply-status.tsx";
import { ShownPicture } from "./shown-picture.tsx";

// Seldom needed, so it is not loaded with the chat.
const ComingPicture = lazy(async () => ({ default: (await import("./coming-picture.tsx")).ComingPicture }));

/** A message's picture (GAP-77, GAP-137): requested, being made, shown, or why it failed. */
export function MessagePicture({ row }: { row: ChatRow }) {
  const message = storedOf(row);
  const isAsked = useKeyed(askedPictures, message?.id ?? "") !== null;
  if (message?.pictureJobId !== undefined)
    return (
      <Suspense fallback={<Painting />}>
        <ComingPicture key={message.pictureJobId} message={message} jobId={message.pictureJobId} />
      </Suspense>
    );
  if (isAsked) return <Painting />;
  return (
    <>
      <ShownPicture row={row} />
      {message?.pictureFailure !== undefined && (
        <FailedPicture message={message} rowKey={row.key} reason={message.pictureFailure} />
      )}
    </>
  );
}

function FailedPicture({ message, rowKey, reason }: { message: Message; rowKey: string; reason: string }) {
  const { actions } = useChatFrame();
  return (
    <StatusLine
      tone="danger"
      action={<Retry label={chatTexts.tryAgain} rowKey={rowKey} onPress={() => actions.makePicture(message)} />}
    >
      {withReason(texts.chat.pictureFailed, reason)}
    </StatusLine>
  );
}
