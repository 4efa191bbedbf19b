import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { useChangeBucket, useCreateBucket } from "#src/data/bucket/mutations.ts";
import { bucketsQuery } from "#src/data/bucket/queries.ts";
import { characterQuery } from "#src/data/character/queries.ts";
import { limits } from "#src/domain/limits.ts";
import { texts as common } from "#src/domain/texts.ts";
import type { Bucket } from "#src/generated/api/model/bucket.ts";
import { TextField } from "#src/parts/form/text-field.tsx";
import { trimmed } from "#src/parts/form/trimmed.ts";
import { useEditorForm } from "#src/parts/form/use-editor-form.ts";
import { Button } from "#src/ui/button/button.tsx";
import { Dialog } from "#src/ui/dialog/dialog.tsx";
import { AsyncView } from "#src/ui/feedback/async-view.tsx";
import { Checkbox } from "#src/ui/fields/checkbox.tsx";
import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { css } from "#styled-system/css";
import { BucketName } from "#src/generated/zod/schemas/bucketName.zod.ts";
import { cardTexts } from "./card-texts.ts";

const list = css({ display: "grid", gap: "1", border: "0", m: "0", p: "0", minWidth: "0", overflowWrap: "anywhere" });
const newRow = css({ display: "grid", gap: "3", mt: "5", pt: "4", borderTop: "1px solid {colors.border.subtle}" });

/** Chooses the buckets a character is in: each press takes effect at once, and a new one can be made here. */
export function ChooseBucketsDialog({ characterId, onClose }: { characterId: string; onClose: () => void }) {
  const buckets = useQuery(bucketsQuery());
  const { data: character } = useQuery(characterQuery(characterId));
  return (
    <Dialog
      title={cardTexts.bucketsTitle(character?.name ?? cardTexts.someone)}
      size="sm"
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {cardTexts.done}
        </Button>
      }
    >
      <AsyncView
        query={buckets}
        loadingLabel={cardTexts.loading}
        skeleton={
          <div className={list}>
            <Skeleton height={36} />
            <Skeleton height={36} />
            <Skeleton height={36} />
          </div>
        }
        failed={common.states.listFailed}
      >
        {(own) => (
          <>
            {own.length === 0 ? (
              <p className={css({ color: "fg.muted" })}>{cardTexts.noBuckets}</p>
            ) : (
              <Choices buckets={own} characterId={characterId} />
            )}
            {own.length < limits.buckets ? (
              <NewBucket characterId={characterId} />
            ) : (
              <p className={css({ color: "fg.muted", mt: "4" })}>{cardTexts.full(limits.buckets)}</p>
            )}
          </>
        )}
      </AsyncView>
    </Dialog>
  );
}

function Choices({ buckets, characterId }: { buckets: readonly Bucket[]; characterId: string }) {
  const { mutate: change } = useChangeBucket();
  return (
    <fieldset className={list}>
      <legend className={css({ srOnly: true })}>{cardTexts.inBuckets}</legend>
      {buckets.map(({ bucketId, name, characterIds }) => {
        const isIn = characterIds.includes(characterId);
        const isFull = !isIn && characterIds.length >= limits.bucketCharacters;
        return (
          <Checkbox
            key={bucketId}
            label={<bdi>{name}</bdi>}
            checked={isIn}
            disabled={isFull}
            help={isFull ? cardTexts.isFull : undefined}
            onChange={() =>
              change({
                bucketId,
                characterIds: isIn ? characterIds.filter((id) => id !== characterId) : [...characterIds, characterId],
              })
            }
          />
        );
      })}
    </fieldset>
  );
}

const schema = z.object({ name: trimmed(BucketName) });

function NewBucket({ characterId }: { characterId: string }) {
  const create = useCreateBucket();
  const editor = useEditorForm({
    schema,
    saved: { name: "" },
    doesAskOnUnload: false,
    async onSubmit({ name }, key) {
      await create.mutateAsync({ bucket: { name, isPublic: false, image: null, characterIds: [characterId] }, key });
      return { name: "" };
    },
  });
  return (
    <form {...editor.formProps} className={newRow}>
      <TextField editor={editor} name="name" label={cardTexts.newName} limit={limits.bucketName} autoComplete="off" />
      <Button type="submit" isBusy={editor.isSaving} className={css({ justifySelf: "start" })}>
        {cardTexts.create}
      </Button>
    </form>
  );
}
