import { useKeyed } from "#src/data/message/keyed-store.ts";
import { askedPictures, failedPictures, usePictureJob } from "#src/data/message/message-picture.ts";
import { type ChatRow, storedOf } from "#src/domain/chat/chat-row.ts";
import type { Message } from "#src/generated/api/model/message.ts";
import { BreathingDots } from "#src/ui/breathing-dots/breathing-dots.tsx";
import { Button } from "#src/ui/button/button.tsx";
import { useChatFrame } from "../chat-frame.ts";
import { chatTexts } from "../chat-texts.ts";
import * as looks from "./picture-frame.ts";
import { Retry, StatusLine } from "./reply-status.tsx";
import { ShownPicture } from "./shown-picture.tsx";

/** A message's picture: asked for or being painted (GAP-77, GAP-137), there, or why it did not come. */
export function MessagePicture({ row }: { row: ChatRow }) {
  const message = storedOf(row);
  const isAsked = useKeyed(askedPictures, message?.id ?? "") !== null;
  if (message?.pictureJobId !== undefined)
    return <ComingPicture key={message.pictureJobId} message={message} jobId={message.pictureJobId} />;
  if (isAsked)
    return (
      <div className={looks.frame} role="status">
        <Painting />
      </div>
    );
  return (
    <>
      <ShownPicture row={row} />
      {message !== null && <FailedPicture message={message} />}
    </>
  );
}

const Painting = () => (
  <span className={looks.note}>
    <BreathingDots />
    {chatTexts.makingPicture}
  </span>
);

function ComingPicture({ message, jobId }: { message: Message; jobId: string }) {
  const { isLong, isLooking, lookAgain } = usePictureJob(message, jobId);
  return (
    <div className={looks.frame}>
      <div className={looks.note}>
        <div role="status">{isLong ? chatTexts.pictureLong : <Painting />}</div>
        {isLong && (
          <Button size="sm" variant="soft" isBusy={isLooking} onClick={lookAgain}>
            {chatTexts.lookAgain}
          </Button>
        )}
      </div>
    </div>
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
