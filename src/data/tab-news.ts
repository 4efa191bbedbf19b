import { hashKey, type QueryClient, type QueryKey } from "@tanstack/react-query";

const channelName = "sotto-queries";

/** Tells the other tabs of this browser that what these keys read was changed here (F20). */
export function tellTabs(...queryKeys: readonly QueryKey[]): void {
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target
  channel.postMessage(queryKeys);
  channel.close();
}

/** Reads again what another tab has changed, as far as it is shown here. Answers how to stop. */
export function followTabs(client: QueryClient): () => void {
  if (typeof BroadcastChannel === "undefined") return () => undefined;
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (!Array.isArray(data)) return;
    const named = new Set(data.filter((key) => Array.isArray(key)).map((key) => hashKey(key as QueryKey)));
    void client.invalidateQueries({ predicate: ({ queryKey }) => named.has(hashKey(queryKey.slice(0, 1))) });
  });
  return () => channel.close();
}
