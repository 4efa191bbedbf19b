import type { ReportMessageBody } from "#src/generated/api/model/reportMessageBody.ts";
import type { Success } from "#src/generated/api/model/success.ts";
import { ownMessage } from "../ownership.ts";
import { invalid } from "../refusal.ts";
import { rule } from "../rule.ts";
import { addReport } from "../staff/reports.ts";
import { shownText } from "../views/message-view.ts";

/** Reports what a character said, with its words as they are now. */
export const reportMessage = rule<{ params: { messageId: string }; body: ReportMessageBody }, Success>(
  ({ context, state, user, params, body }) => {
    const { message, thread } = ownMessage(state, user, params.messageId);
    if (message.role !== "character") throw invalid("messageId", "You cannot report your own words");
    addReport(context, {
      userId: user.id,
      characterId: message.characterId,
      variantId: null,
      message: { id: message.id, threadId: thread.id, text: shownText(state, message) },
      reason: body.reason,
      ...(body.note?.trim() && { note: body.note.trim() }),
    });
    return { success: true };
  },
);
