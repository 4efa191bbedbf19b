import { useState } from "react";
import { useStartGroupThread } from "#src/data/group-chat/start-thread.ts";
import { doOnce } from "#src/lib/do-once.ts";
import { randomId } from "#src/lib/random-id.ts";

/** Starts another thread of the group and opens it; one at a time. A failure is told by a toast. */
export function useNewScene(groupId: string, onOpenThread: (threadId: string) => void): () => void {
  const { mutateAsync } = useStartGroupThread();
  const [once] = useState(doOnce);
  return () => once("scene", () => mutateAsync({ groupId, key: randomId() }).then(onOpenThread, () => undefined));
}
