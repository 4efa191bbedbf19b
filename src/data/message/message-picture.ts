import { useMutation } from "@tanstack/react-query";
import { texts } from "#src/domain/texts.ts";
import { getImageJob } from "#src/generated/api/image/get-image-job.ts";
import { createMessagePicture } from "#src/generated/api/message/create-message-picture.ts";
import { listMessages } from "#src/generated/api/message/list-messages.ts";
import type { Message } from "#src/generated/api/model/message.ts";
import { ApiError } from "#src/http/api-error.ts";
import { randomId } from "#src/lib/random-id.ts";
import { sleep } from "#src/lib/sleep.ts";
import "../meta.ts";
import { imageCreditsQuery } from "../image/queries.ts";
import { tellOtherTabs } from "../thread/thread-news.ts";
import { threadChat } from "../reply/chat-store.ts";
import { choiceMade } from "../reply/choose-alternate.ts";
import { createKeyedStore } from "./keyed-store.ts";

/** By message id: a picture is being generated in this tab. */
export const pictureJobs = createKeyedStore<true>();

/** Polling interval in ms, and when polling a job is given up (GAP-100). */
const EVERY = 2000;
const AT_MOST = 180_000;

/** Generates a picture for a message's shown version (GAP-137); costs a credit. The row shows the progress. */
export function useMakePicture() {
  return useMutation({
    async mutationFn(message: Message) {
      await choiceMade(message.id);
      const headers = { "Idempotency-Key": randomId() };
      const { jobId } = (await createMessagePicture(message.id, { headers })).data;
      await finished(jobId);
    },
    onMutate: ({ id }) => pictureJobs.set(id, true),
    onSuccess: (_nothing, message) => readAgain(message),
    onSettled: (_answer, _error, { id }, _before, { client }) => {
      pictureJobs.set(id, null);
      return client.invalidateQueries({ queryKey: imageCreditsQuery().queryKey });
    },
    meta: { failure: texts.chat.pictureFailed },
  });
}

async function finished(jobId: string): Promise<void> {
  for (let waited = 0; waited < AT_MOST; waited += EVERY) {
    await sleep(EVERY);
    const { status, message } = (await getImageJob(jobId)).data;
    if (status === "done") return;
    if (status === "failed") throw failure(message);
  }
  throw failure(null);
}

const failure = (reason: string | null) =>
  new ApiError({
    kind: "http",
    method: "GET",
    path: "/api/v1/image/jobs",
    message: reason ?? texts.chat.pictureFailed,
    serverMessage: reason,
  });

/** The message with its picture at the new revision, so that a later edit does not conflict with the old one. */
async function readAgain({ id, threadId }: Message): Promise<void> {
  const page = await listMessages(threadId, { around: id, pageSize: 1 });
  const fresh = page.data.items.find((message) => message.id === id);
  if (fresh === undefined) return;
  threadChat(threadId).dispatch({ type: "edited", message: fresh });
  tellOtherTabs(threadId);
}
