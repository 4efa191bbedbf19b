import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import PlusIcon from "lucide-react/icons/plus";
import { useState } from "react";
import { bucketQuery, bucketsQuery } from "#src/data/bucket/queries.ts";
import { limits } from "#src/domain/limits.ts";
import { texts as common } from "#src/domain/texts.ts";
import type { Bucket } from "#src/generated/api/model/bucket.ts";
import { mobileQuery, useMedia } from "#src/lib/use-media.ts";
import { Button } from "#src/ui/button/button.tsx";
import { DialogSlot } from "#src/ui/dialog/dialog-slot.tsx";
import { AsyncView } from "#src/ui/feedback/async-view.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { GhostLight } from "#src/ui/feedback/ghost-light.tsx";
import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { css } from "#styled-system/css";
import { BucketDialog } from "./bucket-dialog.tsx";
import { BucketList } from "./bucket-list.tsx";
import { favouritesTexts as texts } from "./favourites-texts.ts";
import { OpenBucket, type RenderActions } from "./open-bucket.tsx";
import { type OfferUndo, useBucketActions } from "./use-bucket-actions.ts";

const columns = css({
  display: "grid",
  gap: { base: "6", lg: "44px" },
  alignItems: "start",
  gridTemplateColumns: {
    base: "minmax(0, 1fr)",
    md: "minmax(0, 260px) minmax(0, 1fr)",
    lg: "minmax(0, 348px) minmax(0, 1fr)",
  },
});
const foot = css({ mt: "3", ms: "10" });

export interface BucketsTabProps {
  /** Id of the open bucket, from the address. */
  bucketId: string | null;
  viewsNsfw: boolean;
  renderActions: RenderActions;
  offerUndo: OfferUndo;
}

/** The buckets beside the open one; on a phone these are two pages (GAP-64). */
export function BucketsTab(props: BucketsTabProps) {
  const buckets = useQuery(bucketsQuery());
  const navigate = useNavigate();
  const [isCreating, setIsCreating] = useState(false);
  const open = (bucket: string) => void navigate({ to: "/myfavourite", search: { tab: "buckets", bucket } });
  return (
    <>
      <AsyncView
        query={buckets}
        skeleton={
          <div className={columns}>
            <div className={css({ display: "grid", gap: "3" })}>
              {Array.from({ length: 4 }, (_, at) => (
                <Skeleton key={at} height={84} />
              ))}
            </div>
          </div>
        }
        failed={common.states.listFailed}
        empty={
          <EmptyState
            title={texts.noBucketsTitle}
            text={texts.noBucketsText}
            still={<GhostLight />}
            action={
              <Button variant="primary" onClick={() => setIsCreating(true)}>
                {texts.newBucket}
              </Button>
            }
          />
        }
      >
        {(own) => <Shelves {...props} buckets={own} onCreate={() => setIsCreating(true)} />}
      </AsyncView>
      <DialogSlot show={isCreating}>
        {() => <BucketDialog bucket={null} onClose={() => setIsCreating(false)} onCreated={open} />}
      </DialogSlot>
    </>
  );
}

type ShelvesProps = BucketsTabProps & { buckets: readonly Bucket[]; onCreate: () => void };

function Shelves({ buckets, bucketId, viewsNsfw, renderActions, offerUndo, onCreate }: ShelvesProps) {
  const isMobile = useMedia(mobileQuery);
  const client = useQueryClient();
  const actions = useBucketActions(offerUndo);
  // Where the address names none, the one that was first: another that is moved to its place does not open by that.
  const [firstId] = useState(buckets[0]?.bucketId);
  const shown = buckets.find((one) => one.bucketId === firstId) ?? buckets[0];
  const openId = bucketId ?? (isMobile ? null : (shown?.bucketId ?? null));
  const drop = (characterId: string, to: Bucket, isCopy: boolean) => {
    if (openId === null) return;
    const from = client.getQueryData(bucketQuery(openId).queryKey)?.data.bucket;
    const character = from?.characters.find(({ id }) => id === characterId);
    if (from === undefined || character === undefined) return;
    if (isCopy) actions.copy(to, character);
    else actions.move(from, to, character);
  };
  const isFull = buckets.length >= limits.buckets;
  return (
    <div className={columns}>
      {(!isMobile || openId === null) && (
        <div>
          <BucketList buckets={buckets} openId={openId} viewsNsfw={viewsNsfw} onDropCharacter={drop} />
          <Button
            variant="ghost"
            icon={<PlusIcon />}
            className={foot}
            onClick={onCreate}
            disabled={isFull}
            {...(isFull && { disabledReason: texts.full(limits.buckets) })}
          >
            {texts.newBucket}
          </Button>
        </div>
      )}
      {openId !== null && (
        <OpenBucket
          key={openId}
          bucketId={openId}
          buckets={buckets}
          viewsNsfw={viewsNsfw}
          renderActions={renderActions}
          actions={actions}
          offerUndo={offerUndo}
        />
      )}
    </div>
  );
}
