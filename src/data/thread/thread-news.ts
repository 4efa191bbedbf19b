import { tellTabs } from "../tab-news.ts";
import { recentChatsKey } from "./recent-chats.ts";
import { threadListKey } from "./thread-list.ts";

/** Names the channel on which the tabs of one browser tell each other which thread has changed (GAP-133). */
const channelName = "sotto-threads";

let channel: BroadcastChannel | null = null;

function openChannel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === "undefined") return null;
  channel ??= new BroadcastChannel(channelName);
  return channel;
}

/** Tells the other tabs that a thread was changed, deleted or brought back here, and with it the lists it stands in. */
export function tellOtherTabs(threadId: string): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target
  openChannel()?.postMessage(threadId);
  tellTabs(threadListKey, recentChatsKey);
}

/** Hears which thread another tab has changed. Answers how to stop. */
export function onOtherTabsThread(listener: (threadId: string) => void): () => void {
  const open = openChannel();
  if (open === null) return () => undefined;
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === "string") listener(data);
  };
  open.addEventListener("message", hear);
  return () => open.removeEventListener("message", hear);
}
