import { Link } from "@tanstack/react-router";
import GlobeIcon from "lucide-react/icons/globe";
import GripVerticalIcon from "lucide-react/icons/grip-vertical";
import LockIcon from "lucide-react/icons/lock";
import { type DragEvent, useId, useRef, useState } from "react";
import type { Bucket } from "#src/generated/api/model/bucket.ts";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden/visually-hidden.tsx";
import { css } from "#styled-system/css";
import { BucketCover } from "#src/parts/bucket-cover/bucket-cover.tsx";
import { carriedCharacter } from "./carried-character.ts";
import { favouritesTexts as texts } from "./favourites-texts.ts";
import { useBucketOrder } from "./use-bucket-order.ts";

const list = css({ display: "grid", gap: "1", listStyle: "none", m: "0", p: "0" });
const row = css({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: "2",
  minHeight: "92px",
  ps: "1",
  pe: "4",
  borderRadius: "row",
  transition: "background-color {durations.fast}",
  _hover: { bg: "bg.hover" },
  "&[data-open]": { md: { bg: "accent.subtle", boxShadow: "inset 2px 0 0 {colors.accent.default}" } },
  "&[data-target]": { boxShadow: "inset 0 0 0 2px {colors.accent.default}", bg: "accent.subtle" },
  "&[data-lifted]": {
    zIndex: "1",
    bg: "bg.raised",
    boxShadow: "shadow.2",
    "@media (prefers-reduced-motion: no-preference)": { transform: "rotate(-1deg)" },
    _before: {
      content: '""',
      position: "absolute",
      insetInline: "8px",
      top: "-5px",
      height: "3px",
      borderRadius: "full",
      bg: "accent.default",
    },
  },
});
const handle = css({ cursor: "grab", touchAction: "none", "[data-lifted] &": { cursor: "grabbing" } });
const link = css({
  display: "flex",
  alignItems: "center",
  gap: "14px",
  flex: "1",
  minWidth: "0",
  py: "3",
  color: "fg.default",
  textDecoration: "none",
  outlineOffset: "-2px",
  borderRadius: "row",
});
const words = css({ display: "grid", gap: "0.5", minWidth: "0" });
const name = css({ fontWeight: "semibold", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });
const line = css({ row: "2", fontSize: "14px", color: "fg.muted", "--icon-size": "15px" });

export interface BucketListProps {
  buckets: readonly Bucket[];
  openId: string | null;
  viewsNsfw: boolean;
  /** Called when a poster is dropped on another bucket. */
  onDropCharacter: (characterId: string, to: Bucket, isCopy: boolean) => void;
}

/** The buckets: open one, reorder them, or drop a poster on one. */
export function BucketList({ buckets, openId, viewsNsfw, onDropCharacter }: BucketListProps) {
  const rows = useRef<HTMLUListElement>(null);
  const helpId = useId();
  const { ordered, liftedId, said, handleProps } = useBucketOrder(buckets, rows);
  const [targetId, setTargetId] = useState<string | null>(null);

  const dropProps = (bucket: Bucket) => {
    const isAimed = (event: DragEvent) => carriedCharacter.isIn(event.dataTransfer) && bucket.bucketId !== openId;
    return {
      onDragOver(event: DragEvent) {
        if (!isAimed(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = event.altKey ? "copy" : "move";
        setTargetId(bucket.bucketId);
      },
      onDragLeave: () => setTargetId((now) => (now === bucket.bucketId ? null : now)),
      onDrop(event: DragEvent) {
        const carried = carriedCharacter.read(event.dataTransfer);
        setTargetId(null);
        if (carried === null || !isAimed(event)) return;
        event.preventDefault();
        onDropCharacter(carried, bucket, event.altKey);
      },
    };
  };

  return (
    <>
      <VisuallyHidden id={helpId}>{texts.moveHelp}</VisuallyHidden>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <ul ref={rows} className={list} aria-label={texts.buckets}>
        {ordered.map((bucket) => {
          const { bucketId, characterIds, isPublic } = bucket;
          return (
            // A drop target only; the menu of each poster does the same by keyboard.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
            <li
              key={bucketId}
              className={row}
              data-open={bucketId === openId || undefined}
              data-lifted={bucketId === liftedId || undefined}
              data-target={bucketId === targetId || undefined}
              {...dropProps(bucket)}
            >
              <IconButton
                label={texts.move(bucket.name)}
                hasTooltip={false}
                size="sm"
                className={handle}
                aria-describedby={helpId}
                isPressed={bucketId === liftedId}
                {...handleProps(bucketId)}
              >
                <GripVerticalIcon />
              </IconButton>
              <Link
                to="/myfavourite"
                search={{ tab: "buckets", bucket: bucketId }}
                resetScroll={false}
                className={link}
                aria-current={bucketId === openId ? "true" : undefined}
                draggable={false}
              >
                <BucketCover bucket={bucket} viewsNsfw={viewsNsfw} />
                <span className={words}>
                  <bdi className={name} data-name="">
                    {bucket.name}
                  </bdi>
                  <span className={line}>
                    {characterIds.length === 0 ? texts.begin : texts.count(characterIds.length)}
                    {isPublic ? <GlobeIcon /> : <LockIcon />}
                    <VisuallyHidden>{isPublic ? texts.everyone : texts.onlyYou}</VisuallyHidden>
                  </span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </>
  );
}
