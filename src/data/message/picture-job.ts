import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { listMessages } from "#src/generated/api/message/list-messages.ts";
import type { Message } from "#src/generated/api/model/message.ts";
import { isMissing } from "#src/http/api-error.ts";
import { report } from "#src/lib/report.ts";
import { hasAskedEnough, imageJobQuery, isUnderWay, refreshPictures } from "../image/queries.ts";
import { threadChat } from "../reply/chat-store.ts";
import { tellOtherTabs } from "../thread/thread-news.ts";

/**
 * Polls the job of a message's picture to its end, then refetches the message with the picture or the reason for none.
 * Returns whether polling has ended early, and a function to check again.
 */
export function usePictureJob({ id, threadId }: Message, jobId: string) {
  const client = useQueryClient();
  const { data: job, error, refetch, isFetching } = useQuery(imageJobQuery(jobId));
  const isGone = isMissing(error);
  const isOver = isGone || (job !== undefined && !isUnderWay(job.status));
  useEffect(() => {
    if (!isOver) return;
    void refreshPictures(client);
    readAgain(id, threadId).catch((problem: unknown) => report("reading a message's picture failed", problem));
  }, [client, id, threadId, isOver]);
  return {
    isLong: !isOver && (error !== null || hasAskedEnough(client, jobId)),
    isLooking: isFetching,
    lookAgain: () => void refetch(),
  };
}

/** The message with its picture at the new revision, so that a later edit does not conflict with the old one. */
async function readAgain(id: string, threadId: string): Promise<void> {
  const page = await listMessages(threadId, { around: id, pageSize: 1 });
  const fresh = page.data.items.find((message) => message.id === id);
  if (fresh === undefined) return;
  threadChat(threadId).dispatch({ type: "edited", message: fresh });
  tellOtherTabs(threadId);
}
