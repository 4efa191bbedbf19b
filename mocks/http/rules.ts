import type { OperationId } from "#src/generated/operations.ts";
import { notYet, type NotYet, type Rule } from "../backend/rule.ts";
import * as adminCatalogue from "../backend/rules/admin-catalogue.ts";
import * as adminOverview from "../backend/rules/admin-overview.ts";
import * as adminPeople from "../backend/rules/admin-people.ts";
import * as adminReport from "../backend/rules/admin-report.ts";
import * as aiModel from "../backend/rules/ai-model.ts";
import * as auth from "../backend/rules/auth.ts";
import * as avatarDecoration from "../backend/rules/avatar-decoration.ts";
import * as badge from "../backend/rules/badge.ts";
import * as botCheck from "../backend/rules/bot-check.ts";
import * as branch from "../backend/rules/branch.ts";
import * as bucket from "../backend/rules/bucket.ts";
import * as category from "../backend/rules/category.ts";
import * as character from "../backend/rules/character.ts";
import * as chatConfig from "../backend/rules/chat-config.ts";
import * as checkpoint from "../backend/rules/checkpoint.ts";
import * as creator from "../backend/rules/creator.ts";
import * as deleteUser from "../backend/rules/delete-user.ts";
import * as direction from "../backend/rules/direction.ts";
import * as discovery from "../backend/rules/discovery.ts";
import * as eventToken from "../backend/rules/event-token.ts";
import * as favorite from "../backend/rules/favorite.ts";
import * as figure from "../backend/rules/figure.ts";
import * as following from "../backend/rules/following.ts";
import * as groupChat from "../backend/rules/group-chat.ts";
import * as image from "../backend/rules/image.ts";
import * as impersonate from "../backend/rules/impersonate.ts";
import * as lorebook from "../backend/rules/lorebook.ts";
import * as memory from "../backend/rules/memory.ts";
import * as messagePicture from "../backend/rules/message-picture.ts";
import * as messageReport from "../backend/rules/message-report.ts";
import * as message from "../backend/rules/message.ts";
import * as myData from "../backend/rules/my-data.ts";
import * as ownCharacter from "../backend/rules/own-character.ts";
import * as ownVariant from "../backend/rules/own-variant.ts";
import * as persona from "../backend/rules/persona.ts";
import * as prompt from "../backend/rules/prompt.ts";
import * as readBack from "../backend/rules/read-back.ts";
import * as reply from "../backend/rules/reply.ts";
import * as search from "../backend/rules/search.ts";
import * as subscription from "../backend/rules/subscription.ts";
import * as theme from "../backend/rules/theme.ts";
import * as threadTree from "../backend/rules/thread-tree.ts";
import * as thread from "../backend/rules/thread.ts";
import * as transfer from "../backend/rules/transfer.ts";
import * as trash from "../backend/rules/trash.ts";
import * as tryCharacter from "../backend/rules/try-character.ts";
import * as upload from "../backend/rules/upload.ts";
import * as user from "../backend/rules/user.ts";
import * as variant from "../backend/rules/variant.ts";
import * as version from "../backend/rules/version.ts";

/**
 * Every operation of the contract and its rule, which is exported under the operation's name. Forgetting one does not
 * compile; `someOperation: notYet` answers 501 and says so.
 */
const rules = {
  ...adminCatalogue,
  ...adminOverview,
  ...adminPeople,
  ...adminReport,
  ...aiModel,
  ...auth,
  ...avatarDecoration,
  ...badge,
  ...botCheck,
  ...branch,
  ...bucket,
  ...category,
  ...character,
  ...chatConfig,
  ...checkpoint,
  ...creator,
  ...deleteUser,
  ...direction,
  ...discovery,
  ...eventToken,
  ...favorite,
  ...figure,
  ...following,
  ...groupChat,
  ...image,
  ...impersonate,
  ...lorebook,
  ...memory,
  ...messagePicture,
  ...messageReport,
  ...message,
  ...myData,
  ...ownCharacter,
  ...ownVariant,
  ...persona,
  ...prompt,
  ...readBack,
  ...reply,
  ...search,
  ...subscription,
  ...theme,
  ...threadTree,
  ...thread,
  ...transfer,
  ...trash,
  ...tryCharacter,
  ...upload,
  ...user,
  ...variant,
  ...version,
} satisfies Record<OperationId, Rule | NotYet>;

/** The rule of an operation, or null while it is not ruled. */
export function ruleOf(id: OperationId): Rule | null {
  const table: Readonly<Record<OperationId, Rule | NotYet>> = rules;
  const entry = table[id];
  return entry === notYet ? null : entry;
}
