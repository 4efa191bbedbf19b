import type { Thread } from "#src/generated/api/model/thread.ts";

/** What a thread is called: its title, else who it is with. */
export const threadName = (thread: Thread): string => thread.title ?? thread.characterName;
