import { toaster } from "#src/ui/toaster/toast-store.ts";
import { chatTexts } from "./chat-texts.ts";

/** Shares the character's link (GAP-73): the system's sheet where there is one, else it is copied. Threads are never shared. */
export async function shareCharacter(character: { id: string; name: string }): Promise<void> {
  const url = `${location.origin}/conversation/${encodeURIComponent(character.id)}`;
  if (typeof navigator.share === "function" && matchMedia("(pointer: coarse)").matches) {
    try {
      await navigator.share({ title: character.name, url });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  await copyText(url, chatTexts.linkCopied);
}

/** Copies a text and says so; where the browser forbids it, that is said. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toaster.success(done);
  } catch {
    toaster.error(chatTexts.copyFailed);
  }
}
