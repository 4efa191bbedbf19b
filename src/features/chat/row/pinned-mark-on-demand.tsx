import { lazy, Suspense } from "react";
import type { Message } from "#src/generated/api/model/message.ts";

const Mark = lazy(async () => ({ default: (await import("./pinned-mark.tsx")).PinnedMark }));

/** Loaded after the messages, together with the chat's memory. */
export function PinnedMark({ message }: { message: Message | null }) {
  return (
    message && (
      <Suspense fallback={null}>
        <Mark message={message} />
      </Suspense>
    )
  );
}
