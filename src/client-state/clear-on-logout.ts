import { customThemesStore, fontStore, themeStore } from "./appearance.ts";
import { cardImportsStore } from "./card-imports.ts";
import { clearDrafts } from "./drafts.ts";
import { drawerPinnedStore, mobileDrawerStore } from "./drawer.ts";
import { figuresLookStore } from "./figures-look.ts";
import { keptReplyStore } from "./kept-reply.ts";
import { paintingsStore } from "./paintings.ts";
import { packingStore } from "./packing.ts";
import { readingBackStore } from "./reading-back.ts";
import { clearSeenHints } from "./seen-hints.ts";
import { singleKeysStore } from "./single-keys.ts";

/**
 * Removes what logout clears in this browser (TOP-16, TOP-17, TRAP-09): theme, font, drawer, single keys, seen
 * indicators, custom themes, the lines of imported cards, pictures that are being made, what was packed, what is being read back and the user's drafts (`user` is
 * their id, null if unknown). `endSession` ends the session itself; everything else in
 * storage stays.
 */
export function clearOnLogout(user: string | null): void {
  themeStore.clear();
  fontStore.clear();
  customThemesStore.clear();
  drawerPinnedStore.clear();
  mobileDrawerStore.set(false);
  singleKeysStore.clear();
  figuresLookStore.clear();
  cardImportsStore.set([]);
  paintingsStore.clear();
  keptReplyStore.clear();
  packingStore.set({ state: "idle" });
  readingBackStore.set({ state: "idle" });
  clearSeenHints();
  clearDrafts(user);
}
