import { useRouter } from "@tanstack/react-router";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { chatTexts } from "../chat-texts.ts";

/**
 * Shares the character's link (GAP-73): by the system's share sheet if available, otherwise copied. Threads are never
 * shared. Until the character's page is built the link opens a new chat.
 */
export function useShareCharacter(character: { id: string; name: string }): () => void {
  const { routesByPath } = useRouter();
  const { staticData } = routesByPath["/character/$characterId"].options;
  const page = staticData?.isPlanned ? "conversation" : "character";
  const url = `${location.origin}/${page}/${encodeURIComponent(character.id)}`;
  return () => void shareLink(character.name, url);
}

async function shareLink(title: string, url: string): Promise<void> {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share({ title, url });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  await copyText(url, chatTexts.linkCopied);
}

/** Copies a text and confirms it, or tells the user that the browser refused. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toaster.success(done);
  } catch {
    toaster.error(chatTexts.copyFailed);
  }
}
