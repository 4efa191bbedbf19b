/**
 * The demo world's people and things as plain data. The mock backend turns them into rows; nothing here knows how a
 * row looks. Texts hold `{{user}}` and `{{char}}` as creators write them.
 */

/** Who published a character. `id` is stable: `user-…`. */
export type CastCreator = {
  id: string;
  userName: string;
  email: string;
  /** The creator's bio. */
  description: string;
  avatar: string | null;
  backgroundImage: string | null;
  /** Ids of categories.ts. */
  categoryIds: readonly string[];
  createdAt: string;
};

/** One way of playing a character (ENT-05 and the variant members of GAP-56). Pictures are root-relative paths. */
export type CastVariant = {
  id: string;
  variantName: string;
  /** At most 100 characters. */
  variantTagline: string;
  default: boolean;
  originalDefault: boolean;
  createdAt: string;
  personality: string;
  scenario: string;
  description: string;
  firstMessage: string;
  alternateGreetings: readonly string[];
  exampleDialogue: string;
  characterCreatorComment: string;
  /** Poster, 2:3. */
  avatar: string;
  /** Square icon, 256 px. */
  characterIcon: string;
  /** Wide picture behind the chat; null means the poster serves. */
  scene: string | null;
  /** Figure alone on a transparent ground; null when there is none. */
  cutout: string | null;
};

/** A character of the demo world. `shortMessage` is the line under the name on its poster. */
export type CastMember = {
  id: string;
  name: string;
  shortMessage: string;
  creatorId: string;
  /** Ids of categories.ts, 1 to 20. */
  categoryIds: readonly string[];
  NSFW: boolean;
  accessableTo: "public" | "private";
  /** Changed by its creator after publication. */
  edited: boolean;
  /** Id of ai-models.ts. */
  aiModelId: string;
  /** Messages others have exchanged with this character; sorts the popular lists. */
  messageCount: number;
  favouriteCount: number;
  createdAt: string;
  updatedAt: string;
  variants: readonly CastVariant[];
};

/** ENT-07 with the tier it needs. */
export type CastAiModel = {
  id: string;
  modelName: string;
  modelIcon: string;
  description: string;
  isPro: boolean;
};

/** ENT-08. */
export type CastCategory = { id: string; name: string };

/** A started conversation of the demo user. Messages are oldest first; the first is the opening. */
export type CastConversation = {
  id: string;
  characterId: string;
  variantId: string;
  aiModelId: string;
  title: string | null;
  isPinned: boolean;
  messages: readonly {
    id: string;
    role: "user" | "character";
    /** The texts of this message in the order they were written; the one at `active` is shown. */
    alternates: readonly string[];
    active: number;
    /** Minutes before the world's clock. */
    minutesAgo: number;
  }[];
};
