import { finishVerifying, startVerifying } from "#src/client-state/bot-check.ts";
import { messages } from "#src/domain/messages.ts";
import { validateBotCheck } from "#src/generated/api/bot-check/validate-bot-check.ts";
import { isApiError, readServerMessage } from "#src/http/api-error.ts";

/**
 * Has the server check the widget's token (BOT-02). Answers the text to show on failure, or null when verified. A 200 can
 * be a refusal (TRAP-76): with a message MSG-47, without MSG-48; everything that is not a 2xx answer is MSG-49 (GAP-95).
 */
export async function verifyBotCheck(token: string): Promise<string | null> {
  startVerifying();
  const text = await failureText(token);
  if (typeof text === "string") {
    finishVerifying({ text });
    return text;
  }
  finishVerifying(text);
  return null;
}

async function failureText(token: string): Promise<string | { verificationId: string | null }> {
  try {
    const answer = await validateBotCheck({ token });
    if (answer.success) return { verificationId: answer.data?.verificationId ?? null };
    const message = readServerMessage(answer);
    return message === null ? messages.botCheck.unknown : messages.botCheck.failed(message);
  } catch (error) {
    return isApiError(error) && error.kind === "contract" ? messages.botCheck.unknown : messages.botCheck.server;
  }
}
