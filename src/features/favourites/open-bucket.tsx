import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import ArrowLeftIcon from "lucide-react/icons/arrow-left";
import { type ReactNode, useState } from "react";
import { bucketQuery } from "#src/data/bucket/queries.ts";
import { isMissing } from "#src/http/api-error.ts";
import { texts as common } from "#src/domain/texts.ts";
import type { Bucket } from "#src/generated/api/model/bucket.ts";
import type { CharacterCard as Character } from "#src/generated/api/model/characterCard.ts";
import { CharacterCardSkeleton } from "#src/parts/character-card/character-card.tsx";
import { Button } from "#src/ui/button/button.tsx";
import { DialogSlot } from "#src/ui/dialog/dialog-slot.tsx";
import { AsyncView } from "#src/ui/feedback/async-view.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { GhostLight } from "#src/ui/feedback/ghost-light.tsx";
import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { TextLink } from "#src/ui/text-link/text-link.tsx";
import { css } from "#styled-system/css";
import { AddCharactersDialog } from "./add-characters-dialog.tsx";
import { BucketDialog } from "./bucket-dialog.tsx";
import { BucketHead } from "./bucket-head.tsx";
import { BucketPosters, bucketGrid } from "./bucket-posters.tsx";
import { DeleteBucketDialog } from "./delete-bucket-dialog.tsx";
import { favouritesTexts as texts } from "./favourites-texts.ts";
import { MoveDialog } from "./move-dialog.tsx";
import type { BucketActions, OfferUndo } from "./use-bucket-actions.ts";

export type RenderActions = (character: Character, items?: ReactNode) => ReactNode;

type Open = { kind: "edit" } | { kind: "delete" } | { kind: "add" } | { kind: "move"; id: string; name: string };

const back = css({ inlineRow: "1.5", hideFrom: "md", mb: "3", "--icon-size": "18px" });

function OpenBucketSkeleton() {
  return (
    <>
      <Skeleton shape="line" width="220px" height={34} />
      <Skeleton shape="line" width="180px" className={css({ mt: "3" })} />
      <div className={bucketGrid} style={{ marginTop: 22 }}>
        {Array.from({ length: 4 }, (_, at) => (
          <CharacterCardSkeleton key={at} />
        ))}
      </div>
    </>
  );
}

export interface OpenBucketProps {
  bucketId: string;
  /** All buckets, as targets of a move. */
  buckets: readonly Bucket[];
  viewsNsfw: boolean;
  renderActions: RenderActions;
  actions: BucketActions;
  offerUndo: OfferUndo;
}

/** One bucket with its characters and actions (FAV-05, FAV-07, FAV-08). */
export function OpenBucket({ bucketId, buckets, viewsNsfw, renderActions, actions, offerUndo }: OpenBucketProps) {
  const query = useQuery(bucketQuery(bucketId));
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  return (
    <section aria-label={texts.buckets}>
      <TextLink tone="quiet" asChild className={back}>
        <Link to="/myfavourite" search={{ tab: "buckets" }}>
          <ArrowLeftIcon />
          {texts.back}
        </Link>
      </TextLink>
      {isMissing(query.error) ? (
        <EmptyState title={texts.goneTitle} text={texts.goneText} />
      ) : (
        <AsyncView query={query} skeleton={<OpenBucketSkeleton />} failed={common.states.listFailed}>
          {(bucket) => (
            <>
              <BucketHead
                bucket={bucket}
                onEdit={() => setOpen({ kind: "edit" })}
                onDelete={() => setOpen({ kind: "delete" })}
              />
              {bucket.characterIds.length === 0 ? (
                <EmptyState
                  title={texts.bucketEmptyTitle(bucket.name)}
                  text={texts.bucketEmptyText}
                  still={<GhostLight />}
                  headingLevel={3}
                  action={
                    <Button variant="primary" onClick={() => setOpen({ kind: "add" })}>
                      {texts.add}
                    </Button>
                  }
                />
              ) : (
                <BucketPosters
                  bucket={bucket}
                  viewsNsfw={viewsNsfw}
                  renderActions={renderActions}
                  onTakeOut={(character) => actions.takeOut(bucket, character)}
                  onMove={({ id, name }) => setOpen({ kind: "move", id, name })}
                  onAdd={() => setOpen({ kind: "add" })}
                />
              )}
              <DialogSlot show={open}>
                {(shown) => {
                  if (shown.kind === "edit") return <BucketDialog bucket={bucket} onClose={close} />;
                  if (shown.kind === "add") return <AddCharactersDialog bucket={bucket} onClose={close} />;
                  if (shown.kind === "delete")
                    return <DeleteBucketDialog bucket={bucket} offerUndo={offerUndo} onClose={close} />;
                  return (
                    <MoveDialog
                      character={shown}
                      buckets={buckets.filter((one) => one.bucketId !== bucketId)}
                      onMove={(to) => actions.move(bucket, to, shown)}
                      onClose={close}
                    />
                  );
                }}
              </DialogSlot>
            </>
          )}
        </AsyncView>
      )}
    </section>
  );
}
