import { lazy, Suspense } from "react";
import { useKeyed } from "#src/data/message/keyed-store.ts";
import { askedPictures, failedPictures } from "#src/data/message/message-picture.ts";
import { type ChatRow, storedOf } from "#src/domain/chat/chat-row.ts";
import type { Message } from "#src/generated/api/model/message.ts";
import { useChatFrame } from "../chat-frame.ts";
import { chatTexts } from "../chat-texts.ts";
import { Painting } from "./painting.tsx";
import { Retry, StatusLine } from "./reply-status.tsx";
import { ShownPicture } from "./shown-picture.tsx";

// Seldom needed, so it is not loaded with the chat.
const ComingPicture = lazy(async () => ({ default: (await import("./coming-picture.tsx")).ComingPicture }));

/** A message's picture: asked for or being painted (GAP-77, GAP-137), there, or why it did not come. */
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
      {message !== null && <FailedPicture message={message} />}
    </>
  );
}

function FailedPicture({ message }: { message: Message }) {
  const { actions } = useChatFrame();
  const failure = useKeyed(failedPictures, message.id);
  if (failure === null) return null;
  return (
    <StatusLine
      tone="danger"
      action={<Retry label={chatTexts.tryAgain} onPress={() => actions.makePicture(message)} />}
    >
      {failure}
    </StatusLine>
  );
}
