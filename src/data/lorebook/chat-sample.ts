import { listMessages } from "#src/generated/api/message/list-messages.ts";

/** The newest messages of one of the user's chats, oldest first. */
export const readNewestMessages = async (threadId: string, pageSize: number): Promise<string[]> =>
  (await listMessages(threadId, { pageSize })).data.items.map(({ content }) => content).filter((text) => text !== "");
