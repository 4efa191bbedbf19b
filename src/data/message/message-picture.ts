import { useMutation } from "@tanstack/react-query";
import { messageNow } from "#src/domain/chat/chat-state.ts";
import { texts } from "#src/domain/texts.ts";
import { createMessagePicture } from "#src/generated/api/message/create-message-picture.ts";
import type { Message } from "#src/generated/api/model/message.ts";
import { randomId } from "#src/lib/random-id.ts";
import "../meta.ts";
import { imageCreditsQuery } from "../image/queries.ts";
import { threadChat } from "../reply/chat-store.ts";
import { choiceMade } from "../reply/choose-alternate.ts";
import { tellOtherTabs } from "../thread/thread-news.ts";
import { createKeyedStore } from "./keyed-store.ts";

/** Messages for which this tab is requesting a picture, by id. */
export const askedPictures = createKeyedStore<true>();

/** Starts a picture for a message's shown alternate (GAP-137), for one credit. Its row follows the job. */
export function useMakePicture() {
  return useMutation({
    async mutationFn({ id }: Message) {
      await choiceMade(id);
      const headers = { "Idempotency-Key": randomId() };
      return (await createMessagePicture(id, { headers })).data.jobId;
    },
    onMutate({ id }) {
      askedPictures.set(id, true);
    },
    onSuccess(pictureJobId, { id, threadId }) {
      const chat = threadChat(threadId);
      const message = messageNow(chat.get(), id);
      if (message !== null) chat.dispatch({ type: "edited", message: { ...message, pictureJobId } });
      tellOtherTabs(threadId);
    },
    onSettled: (_answer, _error, { id }, _before, { client }) => {
      askedPictures.set(id, null);
      return client.invalidateQueries({ queryKey: imageCreditsQuery().queryKey });
    },
    meta: { failure: texts.chat.pictureFailed },
  });
}
