import { use, useEffect, useEffectEvent, useReducer, useState } from "react";
import { useCreateGroupChat } from "#src/data/group-chat/create-group-chat.ts";
import { useStartGroupThread } from "#src/data/group-chat/start-thread.ts";
import { creationAfter, timeOf, untouchedCreation } from "#src/domain/group-creation.ts";
import { messages } from "#src/domain/messages.ts";
import type { CreateGroupChatBody } from "#src/generated/api/model/createGroupChatBody.ts";
import { doOnce } from "#src/lib/do-once.ts";
import { randomId } from "#src/lib/random-id.ts";
import { DialogSlotContext } from "#src/ui/dialog/use-dialog-open.ts";
import { toaster } from "#src/ui/toaster/toast-store.ts";

/** Creates a group, with its calls and delays; `onLeave` opens the chat once its thread exists. */
export function useGroupCreation(onLeave: (groupId: string, threadId: string) => void) {
  const [state, dispatch] = useReducer(creationAfter, untouchedCreation);
  const { mutateAsync: createGroup } = useCreateGroupChat();
  const { mutateAsync: startThread } = useStartGroupThread();
  const [once] = useState(doOnce);
  const { isOpen } = use(DialogSlotContext);
  const leave = useEffectEvent(onLeave);

  useEffect(() => {
    // A closed dialog stays mounted during its exit, so pending delays are cancelled (TRAP-03).
    if (!isOpen) dispatch({ type: "close" });
  }, [isOpen]);
  useEffect(() => {
    if (state.phase === "left") leave(state.kept.groupId, state.threadId);
    const time = timeOf(state);
    if (time === null) return undefined;
    const timer = setTimeout(() => dispatch({ type: "elapsed", attempt: state.attempt }), time);
    return () => clearTimeout(timer);
  }, [state]);

  async function open(): Promise<void> {
    const next = creationAfter(state, { type: "open" });
    dispatch({ type: "open" });
    if (next.phase !== "opening") return;
    const { attempt, kept } = next;
    try {
      const threadId = await startThread({ groupId: kept.groupId, key: kept.threadKey });
      dispatch({ type: "threaded", attempt, threadId });
    } catch {
      // The mutation shows the error.
      dispatch({ type: "threadFailed", attempt });
    }
  }

  return {
    state,
    /** Sends the draft, or reopens the prompt if this draft has become a group already. Throws the server's refusal. */
    async create(body: CreateGroupChatBody, key: string): Promise<void> {
      const sent = JSON.stringify(body);
      const { phase, attempt } = creationAfter(state, { type: "create", sent });
      dispatch({ type: "create", sent });
      if (phase !== "creating") return;
      try {
        const groupId = await createGroup({ body, key });
        if (groupId === undefined) {
          toaster.error(messages.group.noId);
          dispatch({ type: "draftFailed", attempt });
        } else dispatch({ type: "drafted", attempt, groupId, threadKey: randomId() });
      } catch (error) {
        dispatch({ type: "draftFailed", attempt });
        throw error;
      }
    },
    /** Only once per attempt, since a double click is faster than the next render. */
    open: () => once(`${state.attempt}`, open),
    dismiss: () => dispatch({ type: "dismiss" }),
  };
}
