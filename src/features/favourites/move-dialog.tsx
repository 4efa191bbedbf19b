import type { Bucket } from "#src/generated/api/model/bucket.ts";
import { Button } from "#src/ui/button/button.tsx";
import { Dialog } from "#src/ui/dialog/dialog.tsx";
import { css } from "#styled-system/css";
import { favouritesTexts as texts } from "./favourites-texts.ts";

const list = css({ display: "grid", gap: "2", listStyle: "none", m: "0", p: "0" });
const choice = css({ width: "full", justifyContent: "space-between!", overflowWrap: "anywhere", textAlign: "start" });
const count = css({ color: "fg.muted", fontWeight: "regular", flexShrink: "0" });

export interface MoveDialogProps {
  character: { name: string };
  /** The possible targets. */
  buckets: readonly Bucket[];
  onMove: (to: Bucket) => void;
  onClose: () => void;
}

/** Chooses the bucket to move a character to; one press moves it. */
export function MoveDialog({ character, buckets, onMove, onClose }: MoveDialogProps) {
  return (
    <Dialog title={texts.moveTitle(character.name)} size="sm" onClose={onClose}>
      {buckets.length === 0 ? (
        <p className={css({ color: "fg.muted" })}>{texts.noOther}</p>
      ) : (
        <ul className={list}>
          {buckets.map((bucket) => (
            <li key={bucket.bucketId}>
              <Button
                className={choice}
                onClick={() => {
                  onMove(bucket);
                  onClose();
                }}
              >
                <bdi>{bucket.name}</bdi>
                <span className={count}>{texts.count(bucket.characterIds.length)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
