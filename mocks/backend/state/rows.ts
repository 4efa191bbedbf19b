/**
 * The row types of the mock backend's tables. Rows are never changed in place: a rule puts a new row, so that the state
 * knows what a call has changed. Times are ISO 8601 UTC strings, ids opaque strings.
 */
import type { CharacterLanguage } from "#src/generated/api/model/characterLanguage.ts";
import type { LorebookCategory } from "#src/generated/api/model/lorebookCategory.ts";
import type { LoreLogic } from "#src/generated/api/model/loreLogic.ts";
import type { LorePosition } from "#src/generated/api/model/lorePosition.ts";
import type { ModelPlace } from "#src/generated/api/model/modelPlace.ts";
import type { PointOfView } from "#src/generated/api/model/pointOfView.ts";
import type { DisinterestRow, SavedSearchRow } from "./discovery-rows.ts";
import type { Preferences } from "../responder/responder.ts";
import type { TallyRow, VersionRow } from "./character-rows.ts";
import type { CheckpointRow, GroupChatRow, MessageRow, ReplyRow, ThreadRow } from "./chat-rows.ts";
import type { GeneratedImageRow, PaintingJobRow } from "./image-rows.ts";
import type { CheckoutRow, PaymentRow, PlanRow, SubscriptionRow } from "./plan-rows.ts";
import type { AdminActionRow, ReportRow } from "./staff-rows.ts";

/** Response preferences as stored; null inherits from the next wider level (GAP-136). */
export type StoredPreferences = { [Key in keyof Preferences]: Preferences[Key] | null };

export type UserRow = {
  id: string;
  email: string;
  /** Null for users of the demo world who never sign in. */
  passwordHash: string | null;
  userName: string;
  description: string | null;
  avatar: string | null;
  backgroundImage: string | null;
  avatarDecorationId: string | null;
  streaming: boolean;
  autoSendPicture: boolean;
  NSFW: boolean;
  viewNSFW: boolean;
  preferences: StoredPreferences;
  onBoarding: boolean;
  profileComplete: boolean;
  role: "user" | "moderator" | "admin";
  homepagePreference:
    | "default"
    | "favoriteCreators"
    | "newCharacters"
    | "popularDaily"
    | "popularWeekly"
    | "popularMonthly"
    | "popularTotal";
  backgroundImageOption: "off" | "on" | "blur_medium" | "blur_high";
  overlayOpacity: 0 | 25 | 50 | 75;
  creatorCategoryIds: readonly string[];
  categoryIds: readonly string[];
  excludeCategoryIds: readonly string[];
  /** User names, compared exactly (GAP-39). */
  excludeCreators: readonly string[];
  useLegacyCreatorPage: boolean;
  showMessageCountOnProfile: boolean;
  favouriteModelIds: readonly string[];
  subscription: SubscriptionRow;
  /** Latest first; absent for none. */
  payments?: readonly PaymentRow[];
  /** Image credits used in `month` (`2026-11`); in any other month none are used yet (GAP-49). */
  credits: { month: string; utilized: number };
  /** Candy tokens collected on `day` (`2026-11-21`, GAP-62). */
  candies: { day: string; count: number };
  banned: BanRow | null;
  /** Newest first; absent for none. */
  recentSearches?: readonly string[];
  /** The archive read back into this account, and the decoration worn in it, which is read last; absent for none. */
  readBack?: { archiveId: string; hasSettings: boolean; wornDecorationId?: string | null };
  /** When the user last viewed the news of the creators they follow. */
  followedSeenAt?: string;
  createdAt: string;
};

/** Why somebody is banned, and until when (null: for good). Older rows have no `at` and no number of a report. */
export type BanRow = { reason: string; until: string | null; at?: string; reportNumber?: number | null };

/** `id` is the SHA-256 of the bearer token: a stolen database opens no session. */
export type SessionRow = {
  id: string;
  userId: string;
  rememberMe: boolean;
  createdAt: string;
  lastUsedAt: string;
};

/** A passed bot check that can be used once (GAP-90). */
export type VerificationRow = { id: string; expiresAt: string };

/** A requested password reset; `id` is the SHA-256 of the token in the mail (GAP-93). */
export type ResetRow = { id: string; userId: string; expiresAt: string };

/** A mail that a real provider would have sent. */
export type MailRow = { id: string; to: string; subject: string; text: string; createdAt: string };

/** `createdAt` is absent in categories of the seed. */
export type CategoryRow = { id: string; name: string; order: number; createdAt?: string };

export type AiModelRow = {
  id: string;
  modelName: string;
  modelIcon: string | null;
  description: string;
  isPro: boolean;
  order: number;
  /** Its name at the host's endpoint; absent for the models of the demo world. */
  endpointModel?: string;
  place?: ModelPlace;
};

export type CharacterRow = {
  id: string;
  name: string;
  shortMessage: string | null;
  creatorId: string;
  categoryIds: readonly string[];
  /** Absent and null where its author does not say; so is `pointOfView`. */
  language?: CharacterLanguage | null;
  pointOfView?: PointOfView | null;
  NSFW: boolean;
  accessableTo: "public" | "private";
  edited: boolean;
  aiModelId: string;
  systemPrompt: string | null;
  postHistoryInstructions: string | null;
  extensions: Readonly<Record<string, unknown>>;
  messageCount: number;
  favouriteCount: number;
  /** Chats that anybody has begun with it; absent for none. */
  chatCount?: number;
  createdAt: string;
  updatedAt: string;
  /** When its author deleted it; absent or null if not deleted. Others can still read their chats with it. */
  deletedAt?: string | null;
};

export type VariantRow = {
  id: string;
  characterId: string;
  variantName: string;
  variantTagline: string | null;
  default: boolean;
  originalDefault: boolean;
  createdAt: string;
  description: string | null;
  personality: string | null;
  scenario: string | null;
  firstMessage: string;
  alternateGreetings: readonly string[];
  exampleDialogue: string | null;
  characterCreatorComment: string | null;
  avatar: string | null;
  characterIcon: string | null;
  scene: string | null;
  cutout: string | null;
  lorebookIds: readonly string[];
  /** When it was deleted without its character; absent or null if not deleted. */
  deletedAt?: string | null;
};

/** What a user has chosen for a character; `id` is `{userId}.{characterId}`. */
export type ChoiceRow = {
  id: string;
  userId: string;
  characterId: string;
  variantId: string | null;
  aiModelId: string | null;
  personaId: string | null;
  preferences: StoredPreferences;
};

/** `id` is `{userId}.{characterId}`. */
export type FavouriteRow = {
  id: string;
  userId: string;
  characterId: string;
  /** The variant in use at the time, which the favourite counts for; absent for none. */
  variantId?: string;
  createdAt: string;
};

/** Who follows whom; `id` is `{userId}.{creatorId}`. */
export type FollowRow = { id: string; userId: string; creatorId: string; createdAt: string };

/** A folder of favourite characters (ENT-19); `order` only sorts, the position shown is counted. */
export type BucketRow = {
  id: string;
  userId: string;
  name: string;
  image: string | null;
  characterIds: readonly string[];
  order: number;
  isPublic: boolean;
  createdAt: string;
  deletedAt: string | null;
};

export type PersonaRow = {
  id: string;
  userId: string;
  name: string;
  description: string | null;
  avatar: string | null;
  isDefault: boolean;
  createdAt: string;
  deletedAt: string | null;
};

export type LoreEntryRow = {
  id: string;
  name: string;
  keys: readonly string[];
  secondaryKeys: readonly string[];
  /** Older entries have no `logic`, `useRegex` and `position`. */
  logic?: LoreLogic;
  content: string;
  isEnabled: boolean;
  isConstant: boolean;
  matchWholeWords: boolean;
  isCaseSensitive: boolean;
  useRegex?: boolean;
  order: number;
  priority: number;
  position?: LorePosition;
  /** Fields of an imported entry that this product does not use (GAP-96). */
  extensions: Readonly<Record<string, unknown>>;
};

export type LorebookRow = {
  id: string;
  userId: string;
  name: string;
  description: string | null;
  thumbnail: string | null;
  isPublic: boolean;
  /** Absent in older rows. */
  category?: LorebookCategory | null;
  /** The character it belongs to, with which alone it can be edited; null for none (GAP-97). */
  fromCharacterId: string | null;
  /** This and the next two are absent in older rows. */
  scanDepth?: number;
  tokenBudget?: number;
  isRecursive?: boolean;
  entries: readonly LoreEntryRow[];
  extensions: Readonly<Record<string, unknown>>;
  createdAt: string;
  updatedAt: string;
  deletedAt: string | null;
};

/** The first response to a call, kept for its repeats; `id` is `{userId}.{operation}.{key}` (GAP-118). */
export type IdempotencyRow = { id: string; bodyHash: string; status: number; body: unknown; createdAt: string };

/** A deletion that can be undone (GAP-130). */
export type DeletionRow = {
  id: string;
  userId: string;
  kind:
    | "message"
    | "thread"
    | "threads"
    | "groupChat"
    | "character"
    | "variant"
    | "bucket"
    | "avatarDecoration"
    | "theme"
    | "persona"
    | "image"
    | "images"
    | "lorebook"
    | "category"
    | "badge";
  name: string;
  /** The rows that it hid. */
  rowIds: readonly string[];
  threadId: string | null;
  /** The removed row of a catalogue, for undo. */
  kept?: { category: CategoryRow } | { badge: BadgeRow };
  deletedAt: string;
};

/** An uploaded picture; `id` is its file name in the address (GAP-09). */
export type UploadRow = {
  id: string;
  userId: string;
  purpose: string;
  type: string;
  /** In bytes. */
  size: number;
  /** Null if only the store has them. */
  bytes: Uint8Array<ArrayBuffer> | null;
  createdAt: string;
};

/** A decoration of the catalogue (`ownerId` null) or of a user. */
export type DecorationRow = {
  id: string;
  name: string;
  image: string;
  ownerId: string | null;
  createdAt: string;
  deletedAt: string | null;
};

/** A theme made by a user (ENT-10). */
export type ThemeRow = {
  id: string;
  userId: string;
  name: string;
  background: { colour: string; image: string | null };
  primaryColours: { main: string; light: string; dark: string };
  createdAt: string;
  deletedAt: string | null;
};

/** A badge that users can earn. */
export type BadgeRow = { id: string; name: string; description: string; icon: string; createdAt?: string };

/** An earned badge; `visible` is whether the creator page shows it (GAP-41). */
export type BadgeAwardRow = { id: string; userId: string; badgeId: string; visible: boolean; dateObtained: string };

/** A property of the database itself, such as the version of its rows' shape. */
export type MetaRow = { id: string; value: string };

export type Rows = {
  users: UserRow;
  sessions: SessionRow;
  verifications: VerificationRow;
  resets: ResetRow;
  mails: MailRow;
  categories: CategoryRow;
  aiModels: AiModelRow;
  plans: PlanRow;
  characters: CharacterRow;
  variants: VariantRow;
  choices: ChoiceRow;
  favourites: FavouriteRow;
  tallies: TallyRow;
  versions: VersionRow;
  disinterests: DisinterestRow;
  savedSearches: SavedSearchRow;
  follows: FollowRow;
  buckets: BucketRow;
  personas: PersonaRow;
  lorebooks: LorebookRow;
  groupChats: GroupChatRow;
  threads: ThreadRow;
  checkpoints: CheckpointRow;
  messages: MessageRow;
  replies: ReplyRow;
  idempotency: IdempotencyRow;
  deletions: DeletionRow;
  reports: ReportRow;
  adminActions: AdminActionRow;
  paintingJobs: PaintingJobRow;
  generatedImages: GeneratedImageRow;
  uploads: UploadRow;
  decorations: DecorationRow;
  themes: ThemeRow;
  checkouts: CheckoutRow;
  badges: BadgeRow;
  badgeAwards: BadgeAwardRow;
  meta: MetaRow;
};

export type TableName = keyof Rows;
