import { createStore } from "./store.ts";

/**
 * Every dialog that can be opened from anywhere, with its props. Props are ids only: each dialog loads its own data.
 */
export type DialogProps = {
  themes: Record<string, never>;
  /** The tab to open with; the profile by default. */
  settings: { tab?: "profile" | "password" | "preferences" | "badges" | "subscription" | "data" };
  renameThread: { threadId: string };
  reportMessage: { messageId: string };
  /** The chat it is opened from, where a persona can be put to use. */
  personas: { characterId?: string; threadId?: string };
  createGroup: Record<string, never>;
  chooseBuckets: { characterId: string };
  importCards: Record<string, never>;
  exportCard: { characterId: string };
  /** Names a message, or renames its checkpoint. */
  checkpoint: { threadId: string; messageId: string };
  palette: Record<string, never>;
  shortcuts: Record<string, never>;
  /** The lorebooks that a chat has for itself. */
  chatLorebooks: { threadId: string };
  /** Into a chat with a character, or with a group. */
  importThread: { characterId: string; variantId: string | null } | { groupId: string };
};
export type DialogName = keyof DialogProps;
export type OpenDialog = {
  [Name in DialogName]: { readonly name: Name; readonly props: DialogProps[Name] };
}[DialogName];

/** The open dialog, or null. Only one at a time; a confirmation inside a dialog belongs to that dialog. */
export const dialogStore = createStore<OpenDialog | null>(null);

export function openDialog<Name extends DialogName>(name: Name, props: DialogProps[Name]): void {
  dialogStore.set({ name, props } as OpenDialog);
}

export function closeDialog(): void {
  dialogStore.set(null);
}
