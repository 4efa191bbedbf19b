import { useChangeBucket } from "#src/data/bucket/mutations.ts";
import { limits } from "#src/domain/limits.ts";
import type { Bucket } from "#src/generated/api/model/bucket.ts";
import type { Undoable } from "#src/parts/undo/use-undo.ts";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { favouritesTexts as texts } from "./favourites-texts.ts";

type Named = { readonly id: string; readonly name: string };
export type OfferUndo = (outcome: Promise<Undoable | null>) => void;

/** Actions for a character in a bucket. Failures show a toast; removing and moving can be undone. */
export function useBucketActions(offerUndo: OfferUndo) {
  const { mutateAsync } = useChangeBucket();
  const keep = ({ bucketId }: Bucket, characterIds: readonly string[]) =>
    mutateAsync({ bucketId, characterIds: [...characterIds] });
  const hasRoom = (bucket: Bucket) => {
    const isFull = bucket.characterIds.length >= limits.bucketCharacters;
    if (isFull) toaster.info(texts.room(limits.bucketCharacters));
    return !isFull;
  };
  const succeeds = (work: Promise<unknown>) =>
    work.then(
      () => true,
      () => false,
    );
  const without = ({ characterIds }: Bucket, id: string) => characterIds.filter((one) => one !== id);

  return {
    takeOut(from: Bucket, { id, name }: Named) {
      const outcome = keep(from, without(from, id)).then(() => ({
        text: texts.takenOut(name),
        takeBack: () => succeeds(keep(from, from.characterIds)),
      }));
      offerUndo(outcome);
    },
    move(from: Bucket, to: Bucket, { id, name }: Named) {
      const isThere = to.characterIds.includes(id);
      if (!isThere && !hasRoom(to)) return;
      // Added before removed, so that a failure in between loses no character.
      const outcome = (async () => {
        if (!isThere) await keep(to, [...to.characterIds, id]);
        await keep(from, without(from, id));
        return {
          text: texts.moved(name, to.name),
          takeBack: () =>
            succeeds(keep(from, from.characterIds).then(() => (isThere ? undefined : keep(to, to.characterIds)))),
        };
      })();
      offerUndo(outcome);
    },
    copy(to: Bucket, { id, name }: Named) {
      if (to.characterIds.includes(id) || !hasRoom(to)) return;
      const outcome = keep(to, [...to.characterIds, id]).then(() => ({
        text: texts.copied(name, to.name),
        takeBack: () => succeeds(keep(to, to.characterIds)),
      }));
      offerUndo(outcome);
    },
  };
}

export type BucketActions = ReturnType<typeof useBucketActions>;
