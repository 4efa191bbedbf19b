/** What is kept of a character beside itself: how often it was played, and how it was. */
import type { CharacterRow, VariantRow } from "./rows.ts";

/** What was counted for a variant on a day of UTC (`2026-11-21`); `id` is `{variantId}.{day}`. */
export type TallyRow = {
  id: string;
  characterId: string;
  variantId: string;
  day: string;
  chats: number;
  messages: number;
  favourites: number;
  swipes: number;
};

/** A character and its variants as they were published; `number` grows and is never reused. */
export type VersionRow = {
  id: string;
  characterId: string;
  number: number;
  createdAt: string;
  /** Number of the version it was put back from. */
  restoredFrom: number | null;
  character: Pick<
    CharacterRow,
    "name" | "shortMessage" | "categoryIds" | "NSFW" | "systemPrompt" | "postHistoryInstructions" | "extensions"
  >;
  variants: readonly VariantRow[];
};
