import type { Bucket } from "#src/generated/api/model/bucket.ts";
import { maySee } from "./selection.ts";
import type { BucketRow, UserRow } from "./state/rows.ts";
import type { State } from "./state/state.ts";
import { characterCard } from "./views/character-view.ts";

/** A user's buckets in their order. */
export const bucketsOf = (state: State, userId: string): BucketRow[] =>
  state.buckets
    .in(userId)
    .filter(({ deletedAt }) => deletedAt === null)
    .toSorted((a, b) => a.order - b.order);

/** At most 100. */
export const hasRoomForBucket = (state: State, userId: string): boolean => bucketsOf(state, userId).length < 100;

/** Characters in it that are no longer visible, with their former names. */
const removedOf = (state: State, row: BucketRow, visitor: UserRow) =>
  row.characterIds
    .filter((id) => !maySee(state.characters.get(id), visitor.id))
    .flatMap((id) => {
      const character = state.characters.get(id);
      return character === undefined ? [] : [{ id, name: character.name }];
    });

/** A bucket as this visitor sees it: only its owner learns of characters that are no longer visible (ENT-19). */
export function bucketView(state: State, row: BucketRow, visitor: UserRow, shown = Infinity): Bucket {
  const seen = row.characterIds
    .map((id) => state.characters.get(id))
    .filter((character) => maySee(character, visitor.id));
  return {
    bucketId: row.id,
    type: "Favorites",
    creatorId: row.userId,
    name: row.name,
    image: row.image,
    characterIds: row.userId === visitor.id ? [...row.characterIds] : seen.map(({ id }) => id),
    characters: seen.slice(0, shown).map((character) => characterCard(state, character, visitor)),
    ...(row.userId === visitor.id && shown === Infinity && { removed: removedOf(state, row, visitor) }),
    order: bucketsOf(state, row.userId).findIndex(({ id }) => id === row.id),
    userId: row.userId,
    isPublic: row.isPublic,
  };
}
