import HeartIcon from "lucide-react/icons/heart";
import type { Bucket } from "#src/generated/api/model/bucket.ts";
import { smallVeil } from "#src/parts/veil/veil.ts";
import { Picture } from "#src/ui/picture/picture.tsx";
import { css, cx } from "#styled-system/css";

const cover = css({
  position: "relative",
  display: "grid",
  gap: "2px",
  width: "90px",
  height: "68px",
  flexShrink: "0",
  overflow: "hidden",
  borderRadius: "lg",
  bg: "bg.raised",
  "& > *": { borderRadius: "0", minWidth: "0", minHeight: "0" },
  "&[data-count='0']": { placeItems: "center", color: "fg.muted", "--icon-size": "20px" },
  "&[data-count='2']": { gridTemplateColumns: "1fr 1fr" },
  "&[data-count='3']": {
    gridTemplateColumns: "3fr 2fr",
    gridTemplateRows: "1fr 1fr",
    "& > :first-child": { gridRow: "1 / -1" },
  },
});

/** A bucket's own picture, else a mosaic of the first three in it; two, one or nobody have their own forms. */
export function BucketCover({ bucket, viewsNsfw }: { bucket: Bucket; viewsNsfw: boolean }) {
  const portraits = bucket.image === null ? bucket.characters.slice(0, 3) : [];
  const count = bucket.image === null ? portraits.length : 1;
  return (
    <span className={cover} data-count={count} aria-hidden="true">
      {bucket.image !== null && <Picture src={bucket.image} alt="" seed={bucket.bucketId} ratio="fill" />}
      {count === 0 && <HeartIcon />}
      {portraits.map(({ id, name, NSFW, variant }) => (
        <span key={id} className={cx(css({ position: "relative" }), NSFW && !viewsNsfw && smallVeil)}>
          <Picture src={variant.avatar} alt="" seed={id} name={name} ratio="fill" crop="face" />
        </span>
      ))}
    </span>
  );
}
