import type { CheckpointResponse } from "#src/generated/api/model/checkpointResponse.ts";
import type { CreateCheckpointBody } from "#src/generated/api/model/createCheckpointBody.ts";
import type { EditCheckpointBody } from "#src/generated/api/model/editCheckpointBody.ts";
import type { Success } from "#src/generated/api/model/success.ts";
import { isoNow } from "../context.ts";
import { ownThread } from "../ownership.ts";
import { conflict, found, invalid } from "../refusal.ts";
import { rule } from "../rule.ts";
import type { CheckpointRow } from "../state/chat-rows.ts";
import type { UserRow } from "../state/rows.ts";
import type { State } from "../state/state.ts";
import { checkpointView } from "../views/tree-view.ts";
import { messagesOf } from "../views/message-view.ts";

const atMost = 100;

export const hasRoomForCheckpoint = (state: State, threadId: string): boolean =>
  state.checkpoints.in(threadId).length < atMost;

export const createCheckpoint = rule<{ params: { threadId: string }; body: CreateCheckpointBody }, CheckpointResponse>(
  ({ context, state, user, params, body }) => {
    const thread = ownThread(state, user, params.threadId);
    const messages = messagesOf(state, thread.id);
    if (!messages.some(({ id }) => id === body.messageId))
      throw invalid("messageId", "There is no such message in this chat");
    const known = state.checkpoints.in(thread.id);
    if (known.some(({ messageId }) => messageId === body.messageId))
      throw conflict("This message is a checkpoint already");
    if (!hasRoomForCheckpoint(state, thread.id)) throw conflict(`A chat can have ${atMost} checkpoints`);
    const row = state.checkpoints.put({
      id: context.newId("chk"),
      threadId: thread.id,
      messageId: body.messageId,
      name: body.name.trim(),
      createdAt: isoNow(context),
    });
    return { success: true, data: checkpointView(row, messages) };
  },
);

const missing = "There is no such checkpoint";

/** Of one of the user's own threads; 404 for another's. */
function ownCheckpoint(state: State, user: UserRow, id: string): CheckpointRow {
  const row = found(state.checkpoints.get(id), missing);
  ownThread(state, user, row.threadId);
  return row;
}

type OfCheckpoint = { params: { checkpointId: string } };

export const editCheckpoint = rule<OfCheckpoint & { body: EditCheckpointBody }, CheckpointResponse>(
  ({ state, user, params, body }) => {
    const row = ownCheckpoint(state, user, params.checkpointId);
    const messages = messagesOf(state, row.threadId);
    // While its message is deleted there is no place that it names; it comes back with the message.
    found(
      messages.find(({ id }) => id === row.messageId),
      missing,
    );
    const changed = state.checkpoints.put({ ...row, name: body.name.trim() });
    return { success: true, data: checkpointView(changed, messages) };
  },
);

export const deleteCheckpoint = rule<OfCheckpoint, Success>(({ state, user, params }) => {
  state.checkpoints.remove(ownCheckpoint(state, user, params.checkpointId).id);
  return { success: true };
});
