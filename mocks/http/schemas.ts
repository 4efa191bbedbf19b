import * as admin from "#src/generated/zod/admin/admin.zod.ts";
import * as aiModel from "#src/generated/zod/ai-model/ai-model.zod.ts";
import * as auth from "#src/generated/zod/auth/auth.zod.ts";
import * as avatarDecoration from "#src/generated/zod/avatar-decoration/avatar-decoration.zod.ts";
import * as badge from "#src/generated/zod/badge/badge.zod.ts";
import * as botCheck from "#src/generated/zod/bot-check/bot-check.zod.ts";
import * as bucket from "#src/generated/zod/bucket/bucket.zod.ts";
import * as category from "#src/generated/zod/category/category.zod.ts";
import * as character from "#src/generated/zod/character/character.zod.ts";
import * as creator from "#src/generated/zod/creator/creator.zod.ts";
import * as checkpoint from "#src/generated/zod/checkpoint/checkpoint.zod.ts";
import * as discovery from "#src/generated/zod/discovery/discovery.zod.ts";
import * as eventToken from "#src/generated/zod/event-token/event-token.zod.ts";
import * as favorite from "#src/generated/zod/favorite/favorite.zod.ts";
import * as figure from "#src/generated/zod/figure/figure.zod.ts";
import * as groupChat from "#src/generated/zod/group-chat/group-chat.zod.ts";
import * as image from "#src/generated/zod/image/image.zod.ts";
import * as lorebook from "#src/generated/zod/lorebook/lorebook.zod.ts";
import * as memory from "#src/generated/zod/memory/memory.zod.ts";
import * as message from "#src/generated/zod/message/message.zod.ts";
import * as myData from "#src/generated/zod/my-data/my-data.zod.ts";
import * as persona from "#src/generated/zod/persona/persona.zod.ts";
import * as subscription from "#src/generated/zod/subscription/subscription.zod.ts";
import * as theme from "#src/generated/zod/theme/theme.zod.ts";
import * as thread from "#src/generated/zod/thread/thread.zod.ts";
import * as trash from "#src/generated/zod/trash/trash.zod.ts";
import * as upload from "#src/generated/zod/upload/upload.zod.ts";
import { CreateBucketWithImageBody } from "#src/generated/zod/schemas/createBucketWithImageBody.zod.ts";
import * as user from "#src/generated/zod/user/user.zod.ts";
import * as variant from "#src/generated/zod/variant/variant.zod.ts";
import * as version from "#src/generated/zod/version/version.zod.ts";
import type { OperationId } from "#src/generated/operations.ts";

/** What the checks of this folder need of a generated schema. */
export type Schema = {
  safeParse(value: unknown): { success: true; data: unknown } | { success: false; error: { issues: readonly Issue[] } };
};
export type Issue = { readonly path: readonly PropertyKey[]; readonly message: string; readonly code: string };
export type OperationSchemas = {
  params: Schema | null;
  query: Schema | null;
  body: Schema | null;
  /** Where the body comes as a form. */
  form: Schema | null;
  response: Schema | null;
};

// Merged once: operation ids are unique over the tags.
const generated: Readonly<Record<string, unknown>> = Object.assign(
  {},
  admin,
  aiModel,
  auth,
  avatarDecoration,
  badge,
  botCheck,
  bucket,
  category,
  character,
  creator,
  checkpoint,
  discovery,
  eventToken,
  favorite,
  figure,
  groupChat,
  image,
  lorebook,
  memory,
  message,
  myData,
  persona,
  subscription,
  theme,
  thread,
  trash,
  upload,
  user,
  variant,
  version,
);

const isSchema = (value: unknown): value is Schema =>
  typeof value === "object" && value !== null && "safeParse" in value;

function named(name: string): Schema | null {
  // The generator appends "Schema" where a component of the contract has the same name.
  for (const key of [`${name}Schema`, name]) {
    const value = generated[key];
    if (isSchema(value)) return value;
  }
  return null;
}

/** The form of an operation that takes JSON too; `body` is the JSON (TRAP-64). */
const forms: { [Id in OperationId]?: Schema } = { createBucket: CreateBucketWithImageBody };

const made = new Map<OperationId, OperationSchemas>();

/** The generated schemas of an operation's parts. */
export function schemasOf(id: OperationId): OperationSchemas {
  const known = made.get(id);
  if (known) return known;
  const base = `${id[0]?.toUpperCase()}${id.slice(1)}`;
  const body = named(`${base}Body`);
  const schemas = {
    params: named(`${base}Params`),
    query: named(`${base}QueryParams`),
    body,
    form: forms[id] ?? body,
    response: named(`${base}Response`),
  };
  made.set(id, schemas);
  return schemas;
}
