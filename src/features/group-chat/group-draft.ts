import * as z from "zod/mini";
import { limits } from "#src/domain/limits.ts";
import { comparableName, freeName, repeatedNames } from "#src/domain/member-name.ts";
import { messages } from "#src/domain/messages.ts";
import type { BasicVariant } from "#src/generated/api/model/basicVariant.ts";
import type { CreateGroupChatBody as Draft } from "#src/generated/api/model/createGroupChatBody.ts";
import { CreateGroupChatBody } from "#src/generated/zod/schemas/createGroupChatBody.zod.ts";
import { GroupCharacterDraft } from "#src/generated/zod/schemas/groupCharacterDraft.zod.ts";
import { GroupName } from "#src/generated/zod/schemas/groupName.zod.ts";
import { GroupPrompt } from "#src/generated/zod/schemas/groupPrompt.zod.ts";
import { Id } from "#src/generated/zod/schemas/id.zod.ts";
import { MemberFirstMessage } from "#src/generated/zod/schemas/memberFirstMessage.zod.ts";
import { MemberName } from "#src/generated/zod/schemas/memberName.zod.ts";
import { cutText } from "#src/lib/text.ts";
import { trimmed } from "#src/parts/form/trimmed.ts";
import { groupChatTexts as texts } from "./group-chat-texts.ts";

/** One pick (ENT-14). `pickId` distinguishes two picks of one character (TRAP-24). */
const castMember = z.extend(GroupCharacterDraft, {
  pickId: z.string(),
  /** The character's own name. */
  name: z.string(),
  icon: z.nullable(z.string()),
  isOwned: z.boolean(),
  characterName: trimmed(MemberName),
  firstMessage: trimmed(MemberFirstMessage),
  showFirstMessage: z.boolean(),
});

/** The form of a new group: the contract's draft with the form's own members, and rules between fields. */
export const groupDraft = z
  .extend(z.omit(CreateGroupChatBody, { lorebookIds: true }), {
    groupName: trimmed(GroupName),
    systemPrompt: trimmed(GroupPrompt),
    alwaysActiveSystemPrompt: trimmed(GroupPrompt),
    scenario: trimmed(GroupPrompt),
    groupCharacterList: z.array(castMember).check(z.minLength(1), z.maxLength(limits.groupCharacters)),
    lorebooks: z.array(z.object({ id: Id, name: z.string() })),
  })
  .check(({ value, issues }) => {
    const refuse = (message: string, ...path: (string | number)[]) =>
      void issues.push({ code: "custom", input: value, message, path });
    const { groupCharacterList: members, lorebooks, isPublic } = value;
    for (const [at, { showFirstMessage, firstMessage, characterName }] of members.entries()) {
      if (showFirstMessage && firstMessage === "")
        refuse(messages.group.firstMessageMissing, "groupCharacterList", at, "firstMessage");
      // Only invisible characters.
      if (characterName !== "" && comparableName(characterName) === "")
        refuse(texts.rules.name, "groupCharacterList", at, "characterName");
    }
    for (const at of repeatedNames(members.map(({ characterName }) => characterName)))
      if (members[at]?.characterName !== "")
        refuse(messages.group.namesNotUnique, "groupCharacterList", at, "characterName");
    if (isPublic && members.some(({ isOwned }) => !isOwned)) refuse(messages.group.ownedOnly, "isPublic");
    if (lorebooks.length > limits.groupLorebooks)
      refuse(messages.group.tooManyLorebooks(lorebooks.length), "lorebooks");
  });

export type GroupDraft = z.input<typeof groupDraft>;
export type CastPick = GroupDraft["groupCharacterList"][number];

export const blankGroup: GroupDraft = {
  groupName: "",
  isPublic: false,
  systemPrompt: "",
  alwaysActiveSystemPrompt: "",
  scenario: "",
  groupCharacterList: [],
  lorebooks: [],
};

/** The request (RES-10, GAP-85): an unticked first message is empty, and the form's own members are left out. */
export function toRequest({ groupCharacterList, lorebooks, ...rest }: GroupDraft): Draft {
  return {
    ...rest,
    groupCharacterList: groupCharacterList.map(
      ({ characterId, variantId, characterName, firstMessage, showFirstMessage }) => ({
        characterId,
        variantId,
        characterName,
        firstMessage: showFirstMessage ? firstMessage : "",
      }),
    ),
    lorebookIds: lorebooks.map(({ id }) => id),
  };
}

type Picked = Readonly<{ id: string; name: string; icon: string | null; isOwned: boolean }>;

/** A new pick with a unique name (GROUP-25). Its variant is set once the variants are loaded. */
export function newPick({ id, name, icon, isOwned }: Picked, picks: readonly CastPick[], pickId: string): CastPick {
  const taken = picks.map(({ characterName }) => characterName);
  const characterName = freeName(name, taken);
  return {
    pickId,
    characterId: id,
    name,
    icon,
    isOwned,
    variantId: "",
    characterName,
    firstMessage: "",
    showFirstMessage: true,
  };
}

/** Whether a public group may have this character (GROUP-30); a private one may have any. */
export const mayJoin = (character: Readonly<{ isOwned: boolean }>, isPublic: boolean) => character.isOwned || !isPublic;

/** The beginning of a first message as one line without asterisks (GROUP-29, GAP-82). */
export const previewOf = (firstMessage: string): string =>
  cutText(
    firstMessage
      .replaceAll("*", "")
      .trim()
      .replaceAll(/\s*\n\s*/g, " "),
    limits.firstMessagePreview,
    "...",
  );

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string; readonly code?: string | undefined };

/** The first rule that a draft violates, as a sentence; null if it can be sent. */
export function unmetRule(draft: GroupDraft): string | null {
  const { issues = [] } = groupDraft.safeParse(draft).error ?? {};
  const issue = issues.find(({ path: [member] }) => member === "lorebooks") ?? issues[0];
  return issue === undefined ? null : sentenceOf(issue, draft);
}

function sentenceOf(issue: Issue, draft: GroupDraft): string {
  const [field, at, part] = issue.path as [keyof GroupDraft, number?, (keyof CastPick)?];
  if (field !== "groupCharacterList")
    return field in texts.fields
      ? `${texts.fields[field as keyof typeof texts.fields]}: ${issue.message}`
      : issue.message;
  if (at === undefined) return issue.code === "too_small" ? texts.rules.nobody : messages.group.maximumCharacters;
  if (issue.code === "too_big") return `${draft.groupCharacterList[at]?.name}: ${issue.message}`;
  if (part === "variantId") return texts.rules.variant;
  if (part === "firstMessage") return texts.rules.firstMessage;
  return issue.code === "custom" ? issue.message : texts.rules.name;
}

/** The pick with another variant, whose first message replaces even edited text (GROUP-21, GAP-87). */
export const withVariant = (pick: CastPick, { id, firstMessage }: Readonly<BasicVariant>): CastPick => ({
  ...pick,
  variantId: id,
  firstMessage,
});
