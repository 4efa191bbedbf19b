import { tellTabs } from "../tab-news.ts";
import { recentChatsKey } from "./recent-chats.ts";
import { threadListKey } from "./thread-list.ts";

/** Name of the channel on which a browser's tabs announce changed threads (GAP-133). */
const channelName = "sotto-threads";

let channel: BroadcastChannel | null = null;

function openChannel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === "undefined") return null;
  channel ??= new BroadcastChannel(channelName);
  return channel;
}

/** Tells the other tabs that a thread, and so the lists it is in, was changed, deleted or restored here. */
export function tellOtherTabs(threadId: string): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target
  openChannel()?.postMessage(threadId);
  tellTabs(threadListKey, recentChatsKey);
}

/** Listens for threads changed in other tabs. Returns the unsubscribe function. */
export function onOtherTabsThread(listener: (threadId: string) => void): () => void {
  const open = openChannel();
  if (open === null) return () => undefined;
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === "string") listener(data);
  };
  open.addEventListener("message", hear);
  return () => open.removeEventListener("message", hear);
}
