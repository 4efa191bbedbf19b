import { notSent } from "#src/domain/chat/chat-row.ts";
import { messages } from "#src/domain/messages.ts";
import { texts } from "#src/domain/texts.ts";
import { isApiError } from "#src/http/api-error.ts";

/**
 * The failures that show the server's message: instead of the text if the specification says so (TRAP-33), below it if the
 * reason helps. All other failures show only their fixed text (GAP-02).
 */
const serverWords = new Map<string, "instead" | "beneath">([
  [messages.group.createFailed, "instead"], // GROUP-44
  [messages.profile.saveFailed, "instead"], // SET-PRO-24
  [messages.password.currentWrong, "instead"], // SET-PWD-05
  [notSent, "beneath"],
  [texts.chat.speakFailed, "beneath"],
  [texts.chat.regenerateFailed, "beneath"],
  [texts.chat.continueFailed, "beneath"],
  [texts.chat.replyFailed, "beneath"],
  [texts.chat.chooseFailed, "beneath"],
  [texts.chat.variantFailed, "beneath"],
  [texts.chat.editFailed, "beneath"],
  [texts.chat.suggestFailed, "beneath"],
  [texts.chat.deleteFailed, "beneath"],
  [texts.chat.branchFailed, "beneath"],
  [texts.chat.pictureFailed, "beneath"],
  [texts.threads.duplicateFailed, "beneath"],
  [texts.threads.importFailed, "beneath"],
  [texts.themes.saveFailed, "beneath"],
  [texts.trash.restoreFailed, "beneath"],
]);

/** The text to show for a failure, with the server's message according to the table. */
export function failureText(text: string, error: unknown): string {
  if (text === messages.candy.failed && isApiError(error) && /maximum/i.test(error.serverMessage ?? ""))
    return messages.candy.maximum; // CANDY-10, TRAP-17
  const words = serverWords.get(text);
  if (words === undefined || !isApiError(error)) return text;
  if (words === "instead") return error.serverMessage ?? text;
  return error.kind === "aborted" ? text : withReason(text, error.message);
}

/** The text with a reason on its own line, unless both are the same. */
export function withReason(text: string, reason: string): string {
  return reason === "" || reason === text ? text : `${text}\n${reason}`;
}
