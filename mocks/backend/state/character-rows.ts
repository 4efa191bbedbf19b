/** Rows that belong to a character: its usage per day and its published versions. */
import type { CharacterRow, VariantRow } from "./rows.ts";

/** A variant's usage on one UTC day (`2026-11-21`); `id` is `{variantId}.{day}`. */
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
  /** Number of the version that this one restored. */
  restoredFrom: number | null;
  character: Pick<
    CharacterRow,
    | "name"
    | "shortMessage"
    | "categoryIds"
    | "language"
    | "pointOfView"
    | "NSFW"
    | "systemPrompt"
    | "postHistoryInstructions"
    | "extensions"
  >;
  variants: readonly VariantRow[];
};
