import { usePictureJob } from "#src/data/message/picture-job.ts";
import type { Message } from "#src/generated/api/model/message.ts";
import { Button } from "#src/ui/button/button.tsx";
import { chatTexts } from "../chat-texts.ts";
import { Painting } from "./painting.tsx";

/** Placeholder of a picture while its job is queued or running. */
export function ComingPicture({ message, jobId }: { message: Message; jobId: string }) {
  const { isLong, isLooking, lookAgain } = usePictureJob(message, jobId);
  if (!isLong) return <Painting />;
  return (
    <Painting
      said={chatTexts.pictureLong}
      action={
        <Button size="sm" variant="soft" isBusy={isLooking} onClick={lookAgain}>
          {chatTexts.lookAgain}
        </Button>
      }
    />
  );
}
