import type { Thread } from "#src/generated/api/model/thread.ts";

/** A thread's display name: its title, otherwise the other participants. */
export const threadName = (thread: Thread): string => thread.title ?? thread.characterName;
