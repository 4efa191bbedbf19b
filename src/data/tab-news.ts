import { hashKey, type QueryClient, type QueryKey } from "@tanstack/react-query";

let channel: BroadcastChannel | null = null;

/** One channel to send and receive: a channel never gets its own messages, so this tab does not refetch its own changes. */
function openChannel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === "undefined") return null;
  channel ??= new BroadcastChannel("sotto-queries");
  return channel;
}

/** Tells the browser's other tabs that the data of these keys was changed here (F20). */
export function tellTabs(...queryKeys: readonly QueryKey[]): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target
  openChannel()?.postMessage(queryKeys);
}

/** Refetches what another tab has changed, if it is shown here. Returns the unsubscribe function. */
export function followTabs(client: QueryClient): () => void {
  const open = openChannel();
  if (open === null) return () => undefined;
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (!Array.isArray(data)) return;
    const named = new Set(data.filter((key) => Array.isArray(key)).map((key) => hashKey(key as QueryKey)));
    // A POST that reads and an infinite list begin with that word, the address comes second.
    void client.invalidateQueries({
      predicate: ({ queryKey }) => [1, 2].some((count) => named.has(hashKey(queryKey.slice(0, count)))),
    });
  };
  open.addEventListener("message", hear);
  return () => open.removeEventListener("message", hear);
}
