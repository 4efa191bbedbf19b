import EllipsisIcon from "lucide-react/icons/ellipsis";
import GlobeIcon from "lucide-react/icons/globe";
import LockIcon from "lucide-react/icons/lock";
import PencilIcon from "lucide-react/icons/pencil";
import Trash2Icon from "lucide-react/icons/trash-2";
import { useChangeBucket } from "#src/data/bucket/mutations.ts";
import type { Bucket } from "#src/generated/api/model/bucket.ts";
import { Button } from "#src/ui/button/button.tsx";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { Menu, MenuItem } from "#src/ui/menu/menu.tsx";
import { css } from "#styled-system/css";
import { favouritesTexts as texts } from "./favourites-texts.ts";

const head = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  justifyContent: "space-between",
  columnGap: "5",
  rowGap: "3",
  mb: "5",
});
const words = css({ flex: "1 1 240px", minWidth: "0" });
const line = css({ row: "2", mt: "1", fontSize: "14px", color: "fg.muted", "--icon-size": "15px" });
const buttons = css({ row: "3", flexGrow: { base: "1", md: "0" }, "& > :not(:last-child)": { flexGrow: "1" } });

export interface BucketHeadProps {
  bucket: Bucket;
  onEdit: () => void;
  onDelete: () => void;
}

/** A bucket's name, visibility and number of characters, and the actions on the whole bucket. */
export function BucketHead({ bucket, onEdit, onDelete }: BucketHeadProps) {
  const { bucketId, name, isPublic, characterIds } = bucket;
  const { mutate: change } = useChangeBucket();
  return (
    <div className={head}>
      <div className={words}>
        <h2 className={css({ textStyle: "h2", overflowWrap: "anywhere" })}>
          <bdi>{name}</bdi>
        </h2>
        <p className={line}>
          {isPublic ? <GlobeIcon /> : <LockIcon />}
          {isPublic ? texts.everyone : texts.onlyYou}
          <span aria-hidden="true">·</span>
          {texts.count(characterIds.length)}
        </p>
      </div>
      <div className={buttons}>
        <Button icon={<PencilIcon />} onClick={onEdit}>
          {texts.edit}
        </Button>
        <Button
          icon={isPublic ? <LockIcon /> : <GlobeIcon />}
          onClick={() => change({ bucketId, isPublic: !isPublic })}
        >
          {isPublic ? texts.makePrivate : texts.makePublic}
        </Button>
        <Menu
          trigger={
            <IconButton label={texts.more(name)} hasTooltip={false}>
              <EllipsisIcon />
            </IconButton>
          }
        >
          <MenuItem icon={<Trash2Icon />} tone="danger" onSelect={onDelete}>
            {texts.delete}
          </MenuItem>
        </Menu>
      </div>
    </div>
  );
}
