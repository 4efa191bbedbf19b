import {
  customThemesStore,
  fontStore,
  lineLengthStore,
  textSizeStore,
  themeStore,
} from "#src/client-state/appearance.ts";
import { botCheckAskedStore, resetBotCheck } from "#src/client-state/bot-check.ts";
import { cardImportsStore } from "#src/client-state/card-imports.ts";
import { candySeedStore } from "#src/client-state/candy-seed.ts";
import { closeDialog } from "#src/client-state/dialogs.ts";
import { mobileDrawerStore } from "#src/client-state/drawer.ts";
import { readingStore } from "#src/client-state/reading.ts";
import { signInReasonStore } from "#src/client-state/session.ts";
import { rereadStores } from "#src/client-state/store.ts";
import { applyFont, applyChatText, applyTheme } from "#src/ui/theme/apply-theme.ts";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { abandonReplies } from "#src/data/reply/run-reply.ts";
import type { PlayedWorld, StoryWorld } from "#mocks/hosts/story.ts";

/** A story's world plus what this browser already has stored. */
export type StoryParameters = StoryWorld & { stored?: Readonly<Record<string, string>> };

/** Resets this browser to the story's start: signed in as the world says, everything else as on a first visit. */
export function freshBrowser({ session }: PlayedWorld, stored: Readonly<Record<string, string>> = {}): void {
  localStorage.clear();
  if (session) localStorage.setItem("app.session", JSON.stringify(session));
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  rereadStores();
  closeDialog();
  cardImportsStore.set([]);
  resetBotCheck();
  botCheckAskedStore.set(false);
  candySeedStore.set(7);
  mobileDrawerStore.set(false);
  signInReasonStore.set(null);
  readingStore.set(null);
  abandonReplies();
  toaster.clear();
  // Stories of single components have no application around them to do this.
  const theme = themeStore.get();
  applyTheme(theme, customThemesStore.get().find(({ id }) => theme === `custom-${id}`)?.look);
  applyFont(fontStore.get());
  applyChatText(textSizeStore.get(), lineLengthStore.get());
}
