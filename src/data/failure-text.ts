import { notSent } from "#src/domain/chat/chat-row.ts";
import { messages } from "#src/domain/messages.ts";
import { texts } from "#src/domain/texts.ts";
import { isApiError } from "#src/http/api-error.ts";

/**
 * The failures that show the server's words too: in place of the text where the specification says so (TRAP-33), beneath
 * it where the reason tells what to do. Every other failure shows its fixed text alone (GAP-02).
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

/** What is shown of a failure: its text, and the server's reason on a line of its own where the table says so. */
export function failureText(text: string, error: unknown): string {
  if (text === messages.candy.failed && isApiError(error) && /maximum/i.test(error.serverMessage ?? ""))
    return messages.candy.maximum; // CANDY-10, TRAP-17
  const words = serverWords.get(text);
  if (words === undefined || !isApiError(error)) return text;
  if (words === "instead") return error.serverMessage ?? text;
  return error.kind === "aborted" ? text : withReason(text, error.message);
}

/** The text with a reason beneath it, once. */
export function withReason(text: string, reason: string): string {
  return reason === "" || reason === text ? text : `${text}\n${reason}`;
}
