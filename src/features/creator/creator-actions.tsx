import EllipsisIcon from "lucide-react/icons/ellipsis";
import EyeOffIcon from "lucide-react/icons/eye-off";
import FlagIcon from "lucide-react/icons/flag";
import PencilIcon from "lucide-react/icons/pencil";
import Share2Icon from "lucide-react/icons/share-2";
import { useState } from "react";
import { openDialog } from "#src/client-state/dialogs.ts";
import type { CreatorProfile } from "#src/generated/api/model/creatorProfile.ts";
import { creatorUrl, shareLink } from "#src/parts/share/share-link.ts";
import { Button } from "#src/ui/button/button.tsx";
import { DialogSlot } from "#src/ui/dialog/dialog-slot.tsx";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { Menu, MenuItem } from "#src/ui/menu/menu.tsx";
import { css } from "#styled-system/css";
import { creatorTexts } from "./creator-texts.ts";
import { FollowButton } from "./follow-button.tsx";
import { IgnoreDialog } from "./ignore-dialog.tsx";
import { ReportCreatorDialog } from "./report-creator-dialog.tsx";

const grows = css({ flex: { base: "1", md: "none" }, "& > *": { width: { base: "full", md: "auto" } } });
const round = css({ borderRadius: "full!" });

export type CreatorActionsProps = {
  creator: CreatorProfile;
  isOwn: boolean;
  isIgnored: boolean;
  isSignedIn: boolean;
};

/** Follow, share, ignore and report; on the own page Edit, which opens the settings. */
export function CreatorActions({ creator, isOwn, isIgnored, isSignedIn }: CreatorActionsProps) {
  const [dialog, setDialog] = useState<"ignore" | "report" | null>(null);
  const { id, userName } = creator;
  const canTurnAway = isSignedIn && !isOwn;
  return (
    <>
      {!isIgnored && (
        <div className={grows}>
          {isOwn ? (
            <Button icon={<PencilIcon aria-hidden />} onClick={() => openDialog("settings", { tab: "profile" })}>
              {creatorTexts.edit}
            </Button>
          ) : (
            <FollowButton creator={creator} variant="primary" />
          )}
        </div>
      )}
      <IconButton
        label={creatorTexts.share}
        variant="soft"
        className={round}
        onClick={() => void shareLink(userName, creatorUrl(id))}
      >
        <Share2Icon />
      </IconButton>
      {canTurnAway && !isIgnored && (
        <IconButton
          label={creatorTexts.ignore(userName)}
          variant="soft"
          className={round}
          onClick={() => setDialog("ignore")}
        >
          <EyeOffIcon />
        </IconButton>
      )}
      {canTurnAway && (
        <Menu
          trigger={
            <IconButton label={creatorTexts.more} variant="soft" className={round}>
              <EllipsisIcon />
            </IconButton>
          }
        >
          <MenuItem icon={<FlagIcon />} tone="danger" onSelect={() => setDialog("report")}>
            {creatorTexts.report}
          </MenuItem>
        </Menu>
      )}
      <DialogSlot show={dialog}>
        {(open) =>
          open === "ignore" ? (
            <IgnoreDialog creator={creator} onClose={() => setDialog(null)} />
          ) : (
            <ReportCreatorDialog creator={creator} onClose={() => setDialog(null)} />
          )
        }
      </DialogSlot>
    </>
  );
}
