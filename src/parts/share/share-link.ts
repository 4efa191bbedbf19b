import { texts } from "#src/domain/texts.ts";
import { toaster } from "#src/ui/toaster/toast-store.ts";

/** Address of a character's page, to be handed on. */
export const characterUrl = (characterId: string): string =>
  `${location.origin}/character/${encodeURIComponent(characterId)}`;

/** Address of a creator's profile, to be handed on. */
export const creatorUrl = (userId: string): string => `${location.origin}/creator/${encodeURIComponent(userId)}`;

/** Shares a link by the system's share sheet if there is one, otherwise copies it (GAP-73). Threads are never shared. */
export async function shareLink(title: string, url: string): Promise<void> {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share({ title, url });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  await copyText(url, texts.share.linkCopied);
}

/** Copies a text and confirms it, or tells the user that the browser refused. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toaster.success(done);
  } catch {
    toaster.error(texts.share.copyFailed);
  }
}
