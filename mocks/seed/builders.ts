import { nothingStored } from "../backend/preferences.ts";
import type { AlternateRow, MessageRow, ThreadRow } from "../backend/state/chat-rows.ts";
import type { BucketRow, CharacterRow, LorebookRow, PersonaRow, VariantRow } from "../backend/state/rows.ts";

/** Rows with legal defaults: give what matters to the case. */

const someTime = "2026-11-20T20:00:00.000Z";

export const aCharacter = (
  given: Partial<CharacterRow> & Pick<CharacterRow, "id" | "name" | "creatorId" | "aiModelId">,
): CharacterRow => ({
  shortMessage: null,
  categoryIds: [],
  NSFW: false,
  accessableTo: "public",
  edited: false,
  systemPrompt: null,
  postHistoryInstructions: null,
  extensions: {},
  messageCount: 0,
  favouriteCount: 0,
  createdAt: someTime,
  updatedAt: someTime,
  ...given,
});

export const aVariant = (given: Partial<VariantRow> & Pick<VariantRow, "id" | "characterId">): VariantRow => ({
  variantName: "Original",
  variantTagline: null,
  default: true,
  originalDefault: true,
  createdAt: someTime,
  description: null,
  personality: null,
  scenario: null,
  firstMessage: "Hello, {{user}}. I am {{char}}.",
  alternateGreetings: [],
  exampleDialogue: null,
  characterCreatorComment: null,
  avatar: null,
  characterIcon: null,
  scene: null,
  cutout: null,
  lorebookIds: [],
  ...given,
});

export const aBucket = (given: Partial<BucketRow> & Pick<BucketRow, "id" | "userId">): BucketRow => ({
  name: "Rainy evenings",
  image: null,
  characterIds: [],
  order: 0,
  isPublic: false,
  createdAt: someTime,
  deletedAt: null,
  ...given,
});

/** A lorebook of these entries, each a word that calls it up and what is then known. */
export const aLorebook = ({
  lore,
  ...given
}: Partial<LorebookRow> & Pick<LorebookRow, "id" | "userId" | "name"> & { lore: Lore }): LorebookRow => ({
  description: null,
  thumbnail: null,
  isPublic: false,
  fromCharacterId: null,
  entries: Object.entries(lore).map(([key, content], index) => ({
    id: `${given.id}-${index + 1}`,
    name: key,
    keys: [key],
    secondaryKeys: [],
    content,
    isEnabled: true,
    isConstant: false,
    matchWholeWords: true,
    isCaseSensitive: false,
    order: index,
    priority: 0,
    extensions: {},
  })),
  extensions: {},
  createdAt: someTime,
  updatedAt: someTime,
  deletedAt: null,
  ...given,
});
type Lore = Readonly<Record<string, string>>;

export const aThread = (given: Partial<ThreadRow> & Pick<ThreadRow, "id" | "userId" | "characterId">): ThreadRow => ({
  kind: "single",
  groupId: null,
  title: null,
  variantId: null,
  aiModelId: null,
  personaId: null,
  preferences: nothingStored,
  isPinned: false,
  seenMessageId: null,
  parentThreadId: null,
  branchMessageId: null,
  createdAt: someTime,
  updatedAt: someTime,
  deletedAt: null,
  ...given,
});

export const anAlternate = (given: Partial<AlternateRow> & Pick<AlternateRow, "id" | "content">): AlternateRow => ({
  picture: null,
  status: "complete",
  aiModelId: null,
  createdAt: someTime,
  editedAt: null,
  ...given,
});

type MessageGiven = Partial<MessageRow> & Pick<MessageRow, "id" | "threadId" | "position" | "role">;

/** A message with one alternate, `content`, or with those given. */
export function aMessage(given: MessageGiven & { content?: string }): MessageRow {
  const { content = "", ...rest } = given;
  const alternates = given.alternates ?? [
    anAlternate({ id: `${given.id}-a`, content, createdAt: given.createdAt ?? someTime }),
  ];
  return {
    clientMessageId: null,
    memberId: null,
    characterId: null,
    personaId: null,
    activeAlternate: alternates[0]?.id ?? "",
    revision: 1,
    createdAt: someTime,
    deletedAt: null,
    ...rest,
    alternates,
  };
}

export const aPersona = (given: Partial<PersonaRow> & Pick<PersonaRow, "id" | "userId">): PersonaRow => ({
  name: "Doctor Reed",
  description: null,
  avatar: null,
  isDefault: false,
  createdAt: someTime,
  deletedAt: null,
  ...given,
});
