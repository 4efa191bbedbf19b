import { useQueryClient } from "@tanstack/react-query";
import { useChangeBucket } from "#src/data/bucket/mutations.ts";
import { bucketsQuery } from "#src/data/bucket/queries.ts";
import { limits } from "#src/domain/limits.ts";
import type { Bucket } from "#src/generated/api/model/bucket.ts";
import type { Undoable } from "#src/parts/undo/use-undo.ts";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { favouritesTexts as texts } from "./favourites-texts.ts";

type Named = { readonly id: string; readonly name: string };
export type OfferUndo = (outcome: Promise<Undoable | null>) => void;

/** Actions for a character in a bucket. Failures show a toast; removing and moving can be undone. */
export function useBucketActions(offerUndo: OfferUndo) {
  const client = useQueryClient();
  const { mutateAsync } = useChangeBucket();
  const keep = ({ bucketId }: Bucket, characterIds: readonly string[]) =>
    mutateAsync({ bucketId, characterIds: [...characterIds] });
  /** Who is in it now, which other actions may have changed since this one. */
  const idsIn = ({ bucketId, characterIds }: Bucket): readonly string[] =>
    client.getQueryData(bucketsQuery().queryKey)?.data.buckets.find((one) => one.bucketId === bucketId)?.characterIds ??
    characterIds;
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
  const takeFrom = (bucket: Bucket, id: string) =>
    keep(
      bucket,
      idsIn(bucket).filter((one) => one !== id),
    );
  const addTo = (bucket: Bucket, id: string) => keep(bucket, [...idsIn(bucket), id]);
  /** Puts it back where it was, beside whoever is there now. */
  const putBack = (bucket: Bucket, id: string) => {
    const now = idsIn(bucket).filter((one) => one !== id);
    return keep(bucket, now.toSpliced(bucket.characterIds.indexOf(id), 0, id));
  };

  return {
    takeOut(from: Bucket, { id, name }: Named) {
      const outcome = takeFrom(from, id).then(() => ({
        text: texts.takenOut(name),
        takeBack: () => succeeds(putBack(from, id)),
      }));
      offerUndo(outcome);
    },
    move(from: Bucket, to: Bucket, { id, name }: Named) {
      const isThere = to.characterIds.includes(id);
      if (!isThere && !hasRoom(to)) return;
      // Added before removed, so that a failure in between loses no character.
      const outcome = (async () => {
        if (!isThere) await addTo(to, id);
        await takeFrom(from, id);
        return {
          text: texts.moved(name, to.name),
          takeBack: () => succeeds(putBack(from, id).then(() => (isThere ? undefined : takeFrom(to, id)))),
        };
      })();
      offerUndo(outcome);
    },
    copy(to: Bucket, { id, name }: Named) {
      if (to.characterIds.includes(id) || !hasRoom(to)) return;
      const outcome = addTo(to, id).then(() => ({
        text: texts.copied(name, to.name),
        takeBack: () => succeeds(takeFrom(to, id)),
      }));
      offerUndo(outcome);
    },
  };
}

export type BucketActions = ReturnType<typeof useBucketActions>;
