import { isoNow, type Context } from "./context.ts";
import { variantsOf } from "./selection.ts";
import { flag } from "./staff/flag.ts";
import type { VersionRow } from "./state/character-rows.ts";
import type { CharacterRow, VariantRow } from "./state/rows.ts";
import type { State } from "./state/state.ts";

/** As many of a character are kept, the latest. */
const keptVersions = 50;

type Content = Pick<VersionRow, "character" | "variants">;

/** What a version keeps of a character. */
export function versioned(character: VersionRow["character"]): VersionRow["character"] {
  const { name, shortMessage, categoryIds, language = null, pointOfView = null, NSFW } = character;
  const { systemPrompt, postHistoryInstructions, extensions } = character;
  return {
    name,
    shortMessage,
    categoryIds,
    language,
    pointOfView,
    NSFW,
    systemPrompt,
    postHistoryInstructions,
    extensions,
  };
}

/** What readers get of a character, and what its author alone sees of it. */
function contentOf(state: State, character: CharacterRow): Content {
  return { character: versioned(character), variants: variantsOf(state, character.id) };
}

/** When a variant was hidden is nothing of what it says; older rows lack what nobody could say then. */
const serialized = ({ character, variants }: Content): string =>
  JSON.stringify([versioned(character), variants.map((variant) => ({ ...variant, deletedAt: null }))]);

/** The versions of a character, newest first. */
export const versionsOf = (state: State, characterId: string): VersionRow[] =>
  state.versions.in(characterId).toSorted((a, b) => b.number - a.number);

export const isKeptVersionsFull = (state: State, characterId: string): boolean =>
  state.versions.in(characterId).length >= keptVersions;

/** Whether the character is now as the version says. */
export const isCurrentVersion = (state: State, character: CharacterRow, version: VersionRow): boolean =>
  serialized(contentOf(state, character)) === serialized(version);

function keep(
  { context, characterId }: { context: Context; characterId: string },
  content: Content,
  given: { createdAt?: string; restoredFrom?: number } = {},
): VersionRow {
  const { state } = context;
  const versions = versionsOf(state, characterId);
  const [latest] = versions;
  if (latest && serialized(latest) === serialized(content)) return latest;
  for (const { id } of versions.slice(keptVersions - 1)) state.versions.remove(id);
  return state.versions.put({
    id: context.newId("ver"),
    characterId,
    number: (latest?.number ?? 0) + 1,
    createdAt: given.createdAt ?? isoNow(context),
    restoredFrom: given.restoredFrom ?? null,
    ...content,
  });
}

/** Keeps the character as it is now, unless the latest version says the same; what is published is looked at (GAP-105). */
export function keepVersion(context: Context, character: CharacterRow, restoredFrom?: number): VersionRow {
  if (character.accessableTo === "public") flag(context, character);
  return keep(
    { context, characterId: character.id },
    contentOf(context.state, character),
    restoredFrom === undefined ? {} : { restoredFrom },
  );
}

/**
 * Does the work, and keeps what it has published of the character. One that was published before any version was kept
 * becomes the first one as it was.
 */
export function publishing<Result>(context: Context, characterId: string, work: () => Result): Result {
  const { state } = context;
  const before = state.characters.get(characterId);
  const isFirst = before?.accessableTo === "public" && state.versions.in(characterId).length === 0;
  const published = isFirst ? contentOf(state, before) : null;
  const result = work();
  if (published && before) keep({ context, characterId }, published, { createdAt: before.updatedAt });
  const after = state.characters.get(characterId);
  if (after?.accessableTo === "public" && !after.deletedAt) keepVersion(context, after);
  return result;
}

/** The variants a version puts back, each as it was; what has been made since is taken out. */
export function putVariantsBack(state: State, version: VersionRow, may: (lorebookId: string) => boolean, now: string) {
  const ids = new Set(version.variants.map(({ id }) => id));
  for (const row of variantsOf(state, version.characterId))
    if (!ids.has(row.id)) state.variants.put({ ...row, default: false, deletedAt: now });
  // Of the deleted ones too: a restored one does not become a second default.
  for (const row of state.variants.in(version.characterId))
    if (row.default) state.variants.put({ ...row, default: false });
  for (const row of version.variants)
    state.variants.put({ ...row, lorebookIds: row.lorebookIds.filter(may), deletedAt: null } satisfies VariantRow);
}
