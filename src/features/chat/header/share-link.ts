import { useRouter } from "@tanstack/react-router";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { chatTexts } from "../chat-texts.ts";

/**
 * Shares the character's link (GAP-73): by the system's sheet where there is one, else it is copied. Threads are never
 * shared. The link is the character's page, and a new chat with it until that page is built.
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

/** Copies a text and says so; where the browser forbids it, that is said. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toaster.success(done);
  } catch {
    toaster.error(chatTexts.copyFailed);
  }
}
